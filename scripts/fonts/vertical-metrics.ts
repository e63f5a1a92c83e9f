import { REACH, type Role } from '../../src/site/stand-in-faces.ts';
import type { TypefaceSource } from './typeface-source.ts';

/** Where a font's tables say how high its lines are, by their offsets: systems differ in which they ask. */
const LINES = {
  hhea: { ascent: [4], descent: [6], gap: [8], written: -1 },
  'OS/2': { ascent: [68], descent: [70], gap: [72], written: -1 },
  windows: { ascent: [74], descent: [76], gap: [], written: 1 },
} as const;

const tables = (file: Buffer): Map<string, number> =>
  new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const record = 12 + index * 16;
      return [file.toString('latin1', record, record + 4), file.readUInt32BE(record + 8)] as const;
    }),
  );

const inUnits = ({ font }: TypefaceSource, role: Role) => ({
  ascent: Math.round(REACH[role].ascent * font.unitsPerEm),
  descent: Math.round(REACH[role].descent * font.unitsPerEm),
});

/** Whether a typeface stands on the rulings as it is. */
export function standsOnRulings(source: TypefaceSource, role: Role): boolean {
  const { ascent, descent } = inUnits(source, role);
  return source.font.ascent === ascent && source.font.descent === -descent && source.font.lineGap === 0;
}

/** A TrueType file whose lines are as high as those of any other typeface of its role. */
export function setOnRulings(file: Uint8Array, source: TypefaceSource, role: Role): Buffer {
  const moved = Buffer.from(file);
  const places = tables(moved);
  const { ascent, descent } = inUnits(source, role);
  for (const [name, lines] of Object.entries(LINES)) {
    const start = places.get(name === 'windows' ? 'OS/2' : name) ?? 0;
    for (const offset of lines.ascent) moved.writeInt16BE(ascent, start + offset);
    for (const offset of lines.descent) moved.writeInt16BE(lines.written * descent, start + offset);
    for (const offset of lines.gap) moved.writeInt16BE(0, start + offset);
  }
  return moved;
}
