import { type FieldPath, textsIn, valueAt } from '#src/lib/template.ts';
import type { Entry } from '#src/content-model/read.ts';
import type { Content } from './load-content.ts';

export type ContentText = {
  file: string;
  path: FieldPath;
  line?: number;
  kind: string;
  text: string;
};

const SKIPPED_FIELDS = new Set(['placeholders', 'claimsAcceptedBy', 'hiddenTeamMember']);

function paragraphs({ body, offset }: Entry): { path: FieldPath; line: number; text: string }[] {
  let line = offset + 1;
  return body.split(/\n[^\S\n]*\n/).flatMap((block) => {
    const start = line + (/^\s*/.exec(block)?.[0].split('\n').length ?? 1) - 1;
    line += block.split('\n').length + 1;
    return block.trim() === '' ? [] : [{ path: [], line: start, text: block.trim() }];
  });
}

export function displayedTexts({ files }: Pick<Content, 'files'>): ContentText[] {
  return files
    .filter(({ data }) => valueAt(data, ['published']) !== false)
    .flatMap((source) => {
      const { file, kind, data } = source;
      return [...textsIn(data, SKIPPED_FIELDS), ...paragraphs(source)].map((each) => ({ file, kind, ...each }));
    });
}
