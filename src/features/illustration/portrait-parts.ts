import { circle, path, softBox } from './pen.ts';

export type Hair = 'bob' | 'short' | 'quiff' | 'bun' | 'curls' | 'long' | 'bald';
export type Beard = 'none' | 'short' | 'full' | 'moustache';
export type Glasses = 'none' | 'round' | 'square';
export type Clothes = 'shirt' | 'jumper' | 'jacket' | 'striped';

/** Hair behind the head, hair on the brow, and the lines combed into it. */
export type HairShape = { back: string; front: string; strands: string };

/** A cloud of curls round the head, closed behind the neck. */
const CURLS_BACK = Array.from({ length: 12 }, (_, index) => {
  const turn = Math.PI * (0.78 + (1.44 * index) / 11);
  const [x, y] = [160 + 62 * Math.cos(turn), 138 + 64 * Math.sin(turn)];
  return index === 0 ? path`M${x} ${y}` : path`A15 15 0 0 1 ${x} ${y}`;
}).join('');

export const HAIR: Record<Hair, HairShape> = {
  bob: {
    back: 'M106 214C90 166 96 84 160 80C224 84 230 166 214 214C206 222 196 222 190 214H130C124 222 114 222 106 214Z',
    front:
      'M112 158C106 112 124 80 160 80C196 80 214 112 208 158C204 138 196 122 178 106C166 124 138 134 118 134C115 142 113 150 112 158Z',
    strands: 'M178 106C172 96 164 90 154 88M104 190C100 170 101 150 106 134M216 190C220 170 219 150 214 134',
  },
  short: {
    back: '',
    front:
      'M113 150C104 108 122 78 162 76C200 76 216 104 207 150C206 136 203 124 194 112C174 118 150 116 134 104C124 114 116 130 113 150Z',
    strands: 'M134 104C142 94 152 88 166 86M150 110C160 102 172 98 184 98',
  },
  quiff: {
    back: '',
    front:
      'M112 148C100 120 110 92 132 88C138 66 180 62 190 84C212 86 218 116 208 148C207 134 202 122 192 116C178 124 164 106 148 114C138 120 126 112 121 124C117 130 114 138 112 148Z',
    strands: 'M136 96C150 84 164 82 178 90M150 102C162 94 174 96 184 104',
  },
  bun: {
    back: circle(160, 62, 22),
    front: 'M114 150C106 108 128 82 160 82C192 82 214 108 206 150C204 126 188 106 160 104C132 106 116 126 114 150Z',
    strands: 'M134 112C140 98 148 90 154 86M186 112C180 98 172 90 166 86M148 60C154 52 166 52 172 60',
  },
  curls: {
    back: CURLS_BACK,
    front:
      'M112 152C96 112 120 76 160 76C200 76 224 112 208 152C208 138 200 130 192 132C188 118 172 116 164 124C152 112 138 116 134 128C122 126 114 136 112 152Z',
    strands: 'M124 104q8 -10 16 0q6 8 -2 10t-6 -8M158 96q10 -8 16 2q4 8 -4 9t-6 -8M190 112q10 -2 10 8t-10 6 0 -9',
  },
  long: {
    back: 'M104 262C86 206 88 84 160 78C232 84 234 206 216 262Z',
    front: 'M158 92C148 112 122 122 113 160C100 118 118 78 160 78C202 78 220 118 207 160C198 122 170 112 158 92Z',
    strands: 'M102 230C98 208 98 186 101 168M218 230C222 208 222 186 219 168M158 92C158 88 160 84 164 82',
  },
  bald: {
    back: '',
    front:
      'M112 160C106 148 108 132 117 124C118 136 115 148 112 160ZM208 160C214 148 212 132 203 124C202 136 205 148 208 160Z',
    strands: '',
  },
};

export const SKULL = 'M115 146C110 106 130 82 160 82C190 82 210 106 205 146';

export const BEARDS: Record<Beard, string> = {
  none: '',
  short:
    'M115 160C116 202 138 222 160 222C182 222 204 202 205 160C200 180 192 190 182 194C174 204 146 204 138 194C128 190 120 180 115 160Z',
  full: 'M114 158C112 208 136 234 160 234C184 234 208 208 206 158C202 172 194 180 184 182C176 176 168 176 160 181C152 176 144 176 136 182C126 180 118 172 114 158Z',
  moustache:
    'M160 183C150 178 140 182 136 191C146 194 156 192 160 188C164 192 174 194 184 191C180 182 170 178 160 183Z',
};

export const drawGlasses = (glasses: Glasses): string => {
  if (glasses === 'none') return '';
  const temples = 'M123 150L115 146M197 150L205 146M156 150Q160 146 164 150';
  return glasses === 'round'
    ? circle(140, 152, 16) + circle(180, 152, 16) + temples
    : softBox(123, 140, 33, 24, 6) + softBox(164, 140, 33, 24, 6) + temples;
};

/** Over a torso whose collar is at 142 to 178, 246. */
export const CLOTHES: Record<Clothes, string> = {
  shirt: 'M141 244L132 262L152 280L160 262L168 280L188 262L179 244M160 262V324',
  jumper: 'M136 250Q160 282 184 250M130 254Q160 294 190 254M92 324V300M228 324V300',
  jacket:
    'M138 248L124 270L136 276L160 324L184 276L196 270L182 248M142 248L160 276L178 248M160 276V288M92 324V302M228 324V302',
  striped: 'M134 251Q160 270 186 251M86 282Q160 296 234 282M76 298Q160 310 244 298M71 312Q160 322 249 312',
};

export const SCARF = path`M130 236C148 250 172 250 190 236C198 244 198 254 190 260C172 272 148 272 130 260C122 254 122 244 130 236ZM172 266L196 312L176 318L158 270`;
