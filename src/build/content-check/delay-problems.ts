import { load } from 'js-yaml';
import { delayWords } from '#src/features/contact/delays.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { unknownPaths } from '#src/lib/named-values.ts';
import { asWritten } from '#src/lib/written-values.ts';
import { type ContentProblem, describeValue } from './french-issue.ts';
import type { ProjectFiles } from './project-files.ts';

/** The files whose texts may name a delay of `content/requests.yaml` between double braces. */
const NAMING = ['requests.yaml', 'thank-you.yaml', 'ai-course.yaml'];

/** The delays that texts name and that nobody has promised. `content/requests.yaml` must be right by itself. */
export function delayProblems(files: ProjectFiles): ContentProblem[] {
  const read = (name: string) => files.read(`content/${name}`);
  const words = delayWords(asWritten(requestsSchema).parse(load(read('requests.yaml'))));
  const names = Object.keys(words).map((name) => `{{${name}}}`);
  return NAMING.filter((name) => files.has(`content/${name}`)).flatMap((name) =>
    unknownPaths(read(name), words).map((path) => ({
      file: `content/${name}`,
      field: '',
      found: describeValue(`{{${path}}}`),
      allowed: `un délai de content/requests.yaml : ${names.join(', ')}`,
      mend: 'corrigez ce nom, ou écrivez la phrase sans délai',
    })),
  );
}
