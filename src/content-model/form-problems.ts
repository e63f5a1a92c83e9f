import { contactForm, FORMS, type FormKind, isOfAiCourse, typeName } from '#src/features/contact/contact-forms.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { listAt, valueAt } from '#src/lib/value-at.ts';
import { readData } from './content-source.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ContentProblem } from './zod-messages.ts';

/** The values under a name in the entries of a list of a file. */
const namesIn = (data: unknown, list: string, field: string): unknown[] =>
  listAt(data, [list]).map((entry) => valueAt(entry, [field]));

/** The wanted names that a file lacks, in one problem. */
function missing(
  { file, field }: Pick<ContentProblem, 'file' | 'field'>,
  wanted: readonly string[],
  written: readonly unknown[],
): ContentProblem[] {
  const names = [...new Set(wanted)].filter((name) => !written.includes(name));
  return names.length === 0
    ? []
    : [
        {
          file,
          field,
          found: `rien pour ${names.join(', ')}`,
          allowed: 'une entrée par formulaire du site',
          mend: 'ajoutez-la',
        },
      ];
}

/** The forms of this provider whose mail, or whose page of thanks, nobody has written. */
export function formProblems(files: ProjectFiles): ContentProblem[] {
  const hasAiCourse = files.has(`${CONTENT}/ai-course.yaml`);
  const forms = (Object.keys(FORMS) as FormKind[])
    .map(contactForm)
    .filter((form) => hasAiCourse || !isOfAiCourse(form));
  return [
    ...missing(
      { file: `${CONTENT}/requests.yaml`, field: 'confirmations' },
      forms.map(({ type }) => typeName(type)),
      namesIn(readData(files, 'requests.yaml'), 'confirmations', 'form'),
    ),
    ...missing(
      { file: `${CONTENT}/thank-you.yaml`, field: 'pages' },
      forms.map(({ thanks }) => thanks.slice(1)),
      namesIn(readData(files, 'thank-you.yaml'), 'pages', 'path'),
    ),
  ];
}
