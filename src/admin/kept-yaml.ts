import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  type YAMLMap,
} from 'yaml';
import { z } from 'zod';
import { FRONT_MATTER } from '#src/lib/source-file.ts';
import { normalizeValue } from '#src/lib/normalize-input.ts';

/** The data of a file. Its field `SOURCE` carries the file's text through Sveltia, to keep YAML comments on save. */
export type Data = Record<string, unknown>;

export const SOURCE = '_source';

const OPTIONS = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const;

export const isGroup = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function updateMap(document: Document, map: YAMLMap, values: Data): void {
  const keys = () => map.items.map(({ key }) => (isScalar(key) ? key.value : key));
  for (const key of keys()) if (!Object.hasOwn(values, String(key))) map.delete(key);
  let previous: string | undefined;
  for (const [key, value] of Object.entries(values)) {
    const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (pair !== undefined) pair.value = updated(document, pair.value, value);
    else {
      const place = previous === undefined ? map.items.length : keys().indexOf(previous) + 1;
      map.items.splice(place, 0, document.createPair(key, value));
    }
    previous = key;
  }
}

/** How similar a YAML node is to a value: the share of equal fields or items, from 0 (none) to 1 (all). */
function similarity(node: unknown, value: unknown): number {
  // The site sets French punctuation itself, so a difference in punctuation is no change.
  if (isScalar(node)) return normalizeValue(z.string(), node.value) === value ? 1 : 0;
  if (!isCollection(node) || typeof value !== 'object' || value === null) return 0;
  const entries = Object.entries(value);
  const shares = entries.map(([key, each]) => similarity(node.get(isSeq(node) ? Number(key) : key, true), each));
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(entries.length, node.items.length, 1);
}

/** Finds the existing node of each item, so that a comment follows its item when items are removed or moved. */
function pairItems(nodes: readonly unknown[], values: readonly unknown[]): unknown[] {
  const left = new Set(nodes);
  const paired = new Map<number, unknown>();
  const pair = (least: number) => {
    for (const [index, value] of values.entries()) {
      if (paired.has(index)) continue;
      const node = [...left].find((each) => similarity(each, value) >= least);
      if (node === undefined) continue;
      left.delete(node);
      paired.set(index, node);
    }
  };
  pair(1);
  pair(0.6);
  const isEdited = nodes.length === values.length;
  return values.map((_, index) => paired.get(index) ?? (isEdited && left.has(nodes[index]) ? nodes[index] : undefined));
}

/** The node of a value. An existing node is reused, so that comments, quotes and line breaks stay. */
function updated(document: Document, node: unknown, value: unknown): unknown {
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    if (similarity(node, value) < 1) node.value = value;
    return node;
  }
  if (!isCollection(node) || node.items.length === 0) return document.createNode(value);
  if (isMap(node) && isGroup(value)) {
    updateMap(document, node, value);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const previous = pairItems(node.items, value);
    node.items = value.map((item, index) => updated(document, previous[index], item));
    return node;
  }
  return document.createNode(value);
}

function write(source: string, data: Data): string {
  const document = parseDocument(source);
  if (!isMap(document.contents)) return stringify(data, OPTIONS);
  updateMap(document, document.contents, data);
  return document.toString(OPTIONS);
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const keptYaml = {
  fromFile: (text: string): Data => ({ ...(parse(text) as Data), [SOURCE]: text }),
  toFile: ({ [SOURCE]: source, ...data }: Data): string => write(stringOf(source), data),
};

export const keptFrontMatter = {
  fromFile(text: string): Data {
    const [whole = '', head = ''] = FRONT_MATTER.exec(text) ?? [];
    return { ...(parse(head) as Data), body: text.slice(whole.length).trim(), [SOURCE]: text };
  },
  toFile({ [SOURCE]: source, body, ...data }: Data): string {
    const [, head = ''] = FRONT_MATTER.exec(stringOf(source)) ?? [];
    return [`---\n${write(head, data)}---\n`, ...(stringOf(body) === '' ? [] : [`${stringOf(body)}\n`])].join('\n');
  },
};
