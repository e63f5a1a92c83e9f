import { brandSchema, type Typefaces } from '#src/site/brand-schema.ts';
import { BRAND_FOLDER } from '#src/site/brand-files.ts';
import { CUT_FILES, CUT_RECORD, type CutRecord, cutRecordOf, fontsFolderOf } from '#src/site/fonts.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';
import { readData } from './content-source.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ContentProblem } from './zod-messages.ts';

const MEND = 'lancez « npm run fonts », et enregistrez les fichiers qu’elle écrit';

/** The first bytes of a file of each kind, in hexadecimal. */
const SIGNATURES: Readonly<Record<string, string>> = { woff2: '774f4632', ttf: '00010000' };

const isTypeface = (file: string, bytes: Buffer): boolean =>
  bytes.toString('hex', 0, 4) === SIGNATURES[file.replace(/^.*\./, '')];

const isOf = (record: CutRecord, { heading, text }: Typefaces): boolean =>
  record.heading.font === heading.font &&
  record.heading.weight === heading.weight &&
  record.heading.serif === heading.serif &&
  record.text.font === text.font &&
  record.text.serif === text.serif;

/** The typefaces that are named and not in the content: pages load what `npm run fonts` made of them. */
export function typefaceProblems(files: ProjectFiles): ContentProblem[] {
  const named = withNormalizedInput(brandSchema).safeParse(readData(files, 'brand.yaml')).data?.typefaces;
  // A brand without typefaces of its own has the site's; a file that is missing or wrong is a problem of its own.
  if (named === undefined) return [];
  const folder = fontsFolderOf(named);
  const lost = (['heading', 'text'] as const)
    .map((role) => ({ field: `typefaces.${role}.font`, font: named[role].font }))
    .filter(({ font }) => font.startsWith('fonts/') && !files.has(`${BRAND_FOLDER}/${font}`))
    .map(({ field, font }) => ({
      file: `${CONTENT}/brand.yaml`,
      field,
      found: `${font}, où il n’y a pas de fichier`,
      allowed: `un fichier de ${folder}, ou le nom d’un paquet`,
      mend: 'déposez ce fichier, ou corrigez son nom',
    }));
  if (lost.length > 0) return lost;
  const path = `${folder}/${CUT_RECORD}`;
  const record = files.has(path) ? cutRecordOf(files.read(path)) : undefined;
  if (record === undefined || !isOf(record, named))
    return [
      {
        file: `${CONTENT}/brand.yaml`,
        field: 'typefaces',
        found:
          record === undefined
            ? 'des polices dont les fichiers ne sont pas encore tirés'
            : `${named.heading.font} et ${named.text.font}, quand ${folder} a été tiré de ${record.heading.font} et de ${record.text.font}, ou dans une autre graisse`,
        allowed: 'les polices que les pages chargent',
        mend: MEND,
      },
    ];
  return CUT_FILES.map((name) => `${folder}/${name}`).flatMap((file): ContentProblem[] => {
    const isThere = files.has(file);
    if (isThere && isTypeface(file, files.bytes(file))) return [];
    const found = isThere ? 'un fichier qui n’est pas une police' : 'aucun fichier de ce nom';
    return [{ file, field: '', found, allowed: 'une police tirée pour les pages', mend: MEND }];
  });
}
