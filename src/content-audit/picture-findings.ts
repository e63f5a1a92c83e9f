import { withoutCode } from '#src/features/editorial/editorial-tags.ts';
import { isDecor } from '#src/features/pictures/picture-addresses.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';

/** `![texte](adresse)`, `![](adresse "titre")` */
const PICTURE = /!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?(?:\s+["'(]([^)]*)["')])?\s*\)/g;

/** The pictures of texts that say nothing to somebody who does not see them. */
export const silentPictures = ({ files }: Content): RawFinding[] =>
  files.flatMap(({ file, body, offset }) =>
    [...withoutCode(body).matchAll(PICTURE)]
      .filter(([, text = '', , title]) => text.trim() === '' && !isDecor(title))
      .map(({ 0: written, index }) => ({
        check: 'picture-silent' as const,
        file,
        field: `ligne ${String(body.slice(0, index).split('\n').length + offset)}`,
        found: written,
      })),
  );

/** The pictures that nothing names: they are kept, and not published. */
export const unusedPictureFindings = ({ unusedPictures }: Content): RawFinding[] =>
  unusedPictures.map((file) => ({ check: 'picture-unused' as const, file, field: '', found: file }));
