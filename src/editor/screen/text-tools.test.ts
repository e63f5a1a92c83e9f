import { expect, test } from 'vitest';
import { begun, type Edit, inserted, linked, marked, pictured, type Selected } from './text-tools.ts';

/** A text whose selection stands between two bars: `un |mot| ici` */
const at = (shown: string): Selected => {
  const [before = '', inside = '', after = ''] = shown.split('|');
  return { text: before + inside + after, from: before.length, to: before.length + inside.length };
};

const after = ({ text }: Selected, { from, to, insert, select: [start, end] }: Edit): string => {
  const whole = text.slice(0, from) + insert + text.slice(to);
  return `${whole.slice(0, start)}|${whole.slice(start, end)}|${whole.slice(end)}`;
};

test('sets marks around the selected words, and takes them off again', () => {
  const plain = at('un |mot| ici');
  expect(after(plain, marked(plain, '**', 'gras'))).toBe('un **|mot|** ici');
  const bold = at('un **|mot|** ici');
  expect(after(bold, marked(bold, '**', 'gras'))).toBe('un |mot| ici');
  const nothing = at('|| ici');
  expect(after(nothing, marked(nothing, '_', 'italique'))).toBe('_|italique|_ ici');
});

test('begins every selected line with its sign, in the place of another', () => {
  const lines = at('avant\n|un\n- deux|\naprès');
  expect(after(lines, begun(lines, '1. '))).toBe('avant\n1. un\n2. deux||\naprès');
  expect(after(lines, begun(lines, '- '))).toBe('avant\n- un\n- deux||\naprès');
  const heading = at('## Un ti||tre\n\nsuite');
  expect(after(heading, begun(heading, '## '))).toBe('Un titre||\n\nsuite');
  const empty = at('||');
  expect(after(empty, begun(empty, '## '))).toBe('## ||');
});

test('leaves one empty line before and after a part', () => {
  const middle = at('avant||\naprès');
  expect(after(middle, inserted(middle, '<Note>'))).toBe('avant\n\n|<Note>|\n\naprès');
  const end = at('avant\n\n||');
  expect(after(end, inserted(end, '<Note>'))).toBe('avant\n\n|<Note>|');
  const alone = at('||');
  expect(after(alone, inserted(alone, '<Note>'))).toBe('|<Note>|');
});

test('writes links and pictures', () => {
  const words = at('voyez |nos prix| ici');
  expect(after(words, linked(words, 'nos prix', '/financing'))).toBe('voyez [nos prix](/financing)|| ici');
  expect(after(words, pictured(words, 'Un écran', '/images/ecran.png'))).toBe(
    'voyez nos prix\n\n![Un écran](/images/ecran.png)\n\n|| ici',
  );
});
