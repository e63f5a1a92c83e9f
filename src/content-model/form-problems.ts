import { contactForm, FORMS, type FormKind, isOfAiCourse, typeName } from '#src/features/contact/contact-forms.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { readData } from './content-source.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ContentProblem } from './zod-messages.ts';

const namesIn = (list: unknown, field: string): unknown[] =>
  Array.isArray(list) ? list.map((entry) => valueAt(entry, [field])) : [];

/** What a file lacks of some names, in one problem. */
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
  const confirmations = valueAt(readData(files, 'requests.yaml'), ['confirmations']);
  const pages = valueAt(readData(files, 'thank-you.yaml'), ['pages']);
  return [
    ...missing(
      { file: `${CONTENT}/requests.yaml`, field: 'confirmations' },
      forms.map(({ type }) => typeName(type)),
      namesIn(confirmations, 'form'),
    ),
    ...missing(
      { file: `${CONTENT}/thank-you.yaml`, field: 'pages' },
      forms.map(({ thanks }) => thanks.slice(1)),
      namesIn(pages, 'path'),
    ),
  ];
}
