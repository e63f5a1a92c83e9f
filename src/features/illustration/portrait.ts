import { PALETTE, TONES } from '#src/site/palette.ts';
import type { Tone } from '#src/site/tones.ts';
import { printRuling } from './page.ts';
import { path, tidy } from './pen.ts';
import {
  BEARDS,
  CLOTHES,
  drawGlasses,
  HAIR,
  SCARF,
  SKULL,
  type Beard,
  type Clothes,
  type Glasses,
  type Hair,
} from './portrait-parts.ts';
import { randomFrom, type Random } from './random.ts';
import { cursiveRow } from './stroke.ts';

type PortraitFeatures = {
  hair: Hair;
  /** Black hair is full of ink, fair hair of the tone, white hair is left to the paper. */
  hairColour: 'ink' | 'tone' | 'paper';
  beard?: Beard;
  glasses?: Glasses;
  clothes: Clothes;
  scarf?: boolean;
  accent?: 'earring' | 'pen' | 'brooch';
};

export type PortraitData = { seed: string; tone: Tone; features: PortraitFeatures };

const [WIDTH, HEIGHT] = [320, 360];
const LINE = 324;

const TORSO = 'C70 284 96 266 142 246C148 262 172 262 178 246C224 266 250 284 252 324';
const NECK = 'M143 200V246C148 262 172 262 177 246V200Z';

const ACCENTS = {
  earring: path`M113 174v7`,
  pen: 'M208 292v20',
  brooch: 'M117 286h6',
} as const;

const drawFace = (random: Random, beard: Beard): { jaw: string; lines: string; mouth: string; eyes: string } => {
  const chin = random.between(212, 218);
  const jaw = random.between(26, 33);
  const side = random.pick([1, -1]);
  const brow = random.between(-3, 2);
  const smile = random.between(5, 9);
  const eye = random.between(3, 5);
  const mouth = beard === 'moustache' ? 200 : 194;
  const nose = path`M${160 + side * 2} 154C${160 + side * 3} 164 ${160 + side * 9} 172 ${160 + side * 7} 176Q${160 + side * 3} 179 ${160 - side * 2} 177`;
  return {
    jaw: path`M115 146C115 ${chin - 24} ${160 - jaw} ${chin} 160 ${chin}C${160 + jaw} ${chin} 205 ${chin - 24} 205 146`,
    lines: path`M132 ${138 + brow}Q140 ${132 + brow} 149 ${136 + brow}M171 ${136 + brow}Q180 ${132 + brow} 188 ${138 + brow}${nose}`,
    mouth: path`M148 ${mouth}Q${160 + side * 2} ${mouth + smile} 172 ${mouth - 1}`,
    eyes: path`M141 ${152 - eye / 2}v${eye}M179 ${152 - eye / 2}v${eye}`,
  };
};

const EARS =
  'M114 150C104 146 103 160 108 168C110 172 114 172 116 170M206 150C216 146 217 160 212 168C210 172 206 172 204 170';

/** A head-and-shoulders portrait, 320 × 360, in the hand of the illustrations. */
export const drawPortrait = ({ seed, tone, features }: PortraitData): string => {
  const random = randomFrom(`portrait ${seed}`);
  const { hair, hairColour, beard = 'none', glasses = 'none', clothes, scarf = false, accent } = features;
  const shape = HAIR[hair];
  const face = drawFace(random, beard);
  const tint = TONES[tone].fill;
  const hairFill = { ink: PALETTE.ink, tone: tint, paper: PALETTE.paper }[hairColour];
  const combed = hairColour === 'ink' ? PALETTE.paper : PALETTE.ink;
  const [shiftX, shiftY] = [random.pick([6, -6]), 5];
  const tilt = tidy(random.between(-3, 3));
  const shift = ` stroke="none" transform="translate(${shiftX} ${shiftY})"`;
  const filled = (d: string, fill: string): string => (d ? `<path fill="${fill}" d="${d}"/>` : '');
  const before = cursiveRow(
    { x: 0, y: LINE },
    { width: 59, height: random.between(30, 44), loops: 2, seed: `${seed} before` },
  );
  const after = cursiveRow(
    { x: 261, y: LINE },
    { width: 59, height: random.between(30, 44), loops: 2, seed: `${seed} after` },
  );
  const head = `<g transform="translate(0 8)rotate(${tilt} 160 220)">`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${printRuling(WIDTH, HEIGHT, 28)}` +
    `<g fill="none" stroke="${PALETTE.ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="${before}${after}"/>` +
    `<g transform="translate(-16 -32.4)scale(1.1)" stroke-width="2.27">` +
    `${head}${filled(shape.back, hairFill)}</g>` +
    `<path fill="${PALETTE.paper}" d="M68 ${LINE}${TORSO}Z"/><path fill="${tint}"${shift} d="${scarf ? SCARF : `M68 ${LINE}${TORSO}Z`}"/>` +
    `<path fill="${PALETTE.paper}" d="${NECK}"/><path d="M252 ${LINE}H68${CLOTHES[clothes]}"/><path d="M68 ${LINE}${TORSO}"/>` +
    (scarf ? `<path fill="${tint}" d="${SCARF}"/>` : '') +
    `${head}<path fill="${PALETTE.paper}" d="${EARS}"/><path fill="${PALETTE.paper}" stroke="none" d="${SKULL}${face.jaw}"/>` +
    `<path d="${face.jaw}${hair === 'bald' ? SKULL : ''}"/>${filled(BEARDS[beard], hairFill)}${filled(shape.front, hairFill)}` +
    `<path stroke="${combed}" d="${shape.strands}"/><path d="${face.lines}${drawGlasses(glasses)}"/><path stroke-width="4.5" d="${face.eyes}"/>` +
    `<path${beard === 'full' ? ` stroke="${combed}"` : ''} d="${face.mouth}"/>` +
    (accent === 'earring' ? `<path stroke="${PALETTE.margin}" stroke-width="4" d="${ACCENTS.earring}"/>` : '') +
    '</g>' +
    (accent === 'pen' || accent === 'brooch'
      ? `<path stroke="${PALETTE.margin}" stroke-width="4" d="${ACCENTS[accent]}"/>`
      : '') +
    '</g></g></svg>'
  );
};
