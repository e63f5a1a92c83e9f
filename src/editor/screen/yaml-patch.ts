import { CORE_SCHEMA, dump, load, YAMLException } from 'js-yaml';
import { type Group, isGroup, isSame } from './plain-data.ts';

/** A piece of YAML: the lines of one key or one item, with the comments above it. */
type Block = { lead: readonly string[]; lines: readonly string[] };

type Blocks = { blocks: readonly Block[]; tail: readonly string[] };

const isAside = (line: string): boolean => /^\s*(#.*)?$/.test(line);

/** Parts lines where `begins` says so. What precedes the first beginning, when it is no comment, has no place: null. */
function blocksOf(lines: readonly string[], begins: RegExp): Blocks | null {
  const blocks: { lead: string[]; lines: string[] }[] = [];
  let pending: string[] = [];
  for (const line of lines) {
    if (begins.test(line)) {
      blocks.push({ lead: pending, lines: [line] });
      pending = [];
    } else if (isAside(line)) pending.push(line);
    else {
      const current = blocks.at(-1);
      if (current === undefined) return null;
      current.lines.push(...pending, line);
      pending = [];
    }
  }
  return { blocks, tail: pending };
}

/** The lines under the first one, without the indentation that they share. */
function dedented(lines: readonly string[]): { indent: string; lines: string[] } {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0] ?? '');
  const indent = indents.reduce((least, one) => (one.length < least.length ? one : least), indents[0] ?? '');
  return { indent, lines: lines.map((line) => line.slice(indent.length)) };
}

const indented = (lines: readonly string[], indent: string): string[] =>
  lines.map((line) => (line === '' ? '' : `${indent}${line}`));

// A form writes the whole of a file. Whoever reads the change later sees only what was changed: the lines of a value
// that is as it was are left as they were, with their comments, quotes and folds.

const KEY = /^('[^']*'|"[^"]*"|[^\s#'"[\]{},&*!|>%@-][^:#]*):(\s|$)/;
const ITEM = /^-(\s|$)/;

/** Days stay text, without quotes: the readers of `content/` take both. */
const read = (lines: readonly string[]): unknown => load(lines.join('\n'), { schema: CORE_SCHEMA });

const NO_BREAK_SPACE = '\u00a0';
/** A letter that nobody types: js-yaml would write `"20\_%"` for a no-break space, which most French sentences have. */
const STAND_IN = '\ue000';

function written(value: unknown): string[] {
  const standing: unknown = JSON.parse(JSON.stringify(value).replaceAll(NO_BREAK_SPACE, STAND_IN));
  const yaml = dump(standing, { schema: CORE_SCHEMA, lineWidth: -1, noRefs: true });
  return yaml.trimEnd().replaceAll(STAND_IN, NO_BREAK_SPACE).split('\n');
}

/** Below its first line, what a key or an item holds, changed; null where it has no lines of its own. */
function changedInside([first = '', ...rest]: readonly string[], value: unknown): string[] | null {
  if (!/:\s*$/.test(first) || rest.length === 0) return null;
  const { indent, lines } = dedented(rest);
  const inside = keepLines(lines, value);
  return inside === null ? null : [first, ...indented(inside, indent)];
}

function keepGroup(lines: readonly string[], value: Group): string[] | null {
  const parts = blocksOf(lines, KEY);
  if (parts === null) return null;
  const old = new Map<string, Block & { value: unknown }>();
  for (const block of parts.blocks) {
    const held = read(block.lines);
    const [entry] = isGroup(held) ? Object.entries(held) : [];
    if (entry === undefined) return null;
    old.set(entry[0], { ...block, value: entry[1] });
  }
  return [
    ...inOrder([...old.keys()], Object.keys(value)).flatMap((key) => {
      const block = old.get(key);
      if (block === undefined) return written({ [key]: value[key] });
      const kept = isSame(block.value, value[key]) ? block.lines : changedInside(block.lines, value[key]);
      return [...block.lead, ...(kept ?? written({ [key]: value[key] }))];
    }),
    ...parts.tail,
  ];
}

/** The keys as they stood, each new one behind the one that it follows in the form. */
function inOrder(before: readonly string[], after: readonly string[]): string[] {
  const order = before.filter((key) => after.includes(key));
  for (const [index, key] of after.entries())
    if (!order.includes(key)) order.splice(order.indexOf(after[index - 1] ?? '') + 1, 0, key);
  return order;
}

const asItem = (lines: readonly string[]): string[] =>
  lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);

function keepList(lines: readonly string[], value: readonly unknown[]): string[] | null {
  const parts = blocksOf(lines, ITEM);
  if (parts === null) return null;
  const old = parts.blocks.map((block) => {
    const list = read(block.lines);
    return { ...block, value: Array.isArray(list) ? (list[0] as unknown) : undefined };
  });
  const isKept = (item: unknown) => value.some((one) => isSame(one, item));
  return [
    ...value.flatMap((item, index) => {
      const same = old.find((block) => isSame(block.value, item));
      if (same !== undefined) return [...same.lead, ...same.lines];
      const [first = '', ...rest] = old[index]?.lines ?? [];
      const block = old[index];
      const inside =
        block === undefined || isKept(block.value) || !isGroup(item) || !/^- \S/.test(first)
          ? null
          : keepLines([first.slice(2), ...rest.map((line) => line.slice(2))], item);
      return [...(block?.lead ?? []), ...(inside === null ? written([item]) : asItem(inside))];
    }),
    ...parts.tail,
  ];
}

function keepLines(lines: readonly string[], value: unknown): string[] | null {
  if (isGroup(value)) return keepGroup(lines, value);
  return Array.isArray(value) && value.length > 0 ? keepList(lines, value) : null;
}

/** YAML that says `value`, as near as can be to the text that stood there before. */
export function patchYaml(before: string, value: Group): string {
  try {
    const lines = before.trim() === '' ? null : keepLines(before.trimEnd().split('\n'), value);
    if (lines !== null && isSame(read(lines), value)) return `${lines.join('\n')}\n`;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
  }
  return `${written(value).join('\n')}\n`;
}
