import { articleNumber } from '../../src/site/entry-addresses.ts';
import { FOLDER_RULES } from '../../src/content-model/content-rules.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';
import type { Kind } from './kind.ts';
import type { Project } from './project.ts';

/** `content/courses/excel-debutant.md` */
export const fileOf = ({ folder, extension }: Kind, id: string): string => `${CONTENT}/${folder}/${id}${extension}`;

/** Why an entry cannot have a name: another one has it, or the number that is its address. */
export function fileNameProblem(project: Project, kind: Pick<Kind, 'folder'>, id: string): string | undefined {
  const taken = project.entriesOf(kind.folder).map((entry) => entry.id);
  // Some disks do not tell capitals from small letters.
  if (taken.some((other) => other.toLowerCase() === id.toLowerCase()))
    return `Ce nom est déjà pris par un fichier de content/${kind.folder}.`;
  if (kind.folder !== 'blog' || !FOLDER_RULES.blog?.name.test(id)) return undefined;
  const holder = taken.find((other) => articleNumber(other) === articleNumber(id));
  return holder === undefined ? undefined : `Le numéro ${String(articleNumber(id))} est celui de ${holder}.`;
}
