/** Checks `content/` and lists the sample values that the real provider has to replace: `npm run content`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';
import { checkContent, reportProblems } from '../src/build/content-check/check-content.ts';
import { FILE_RULES } from '../src/build/content-check/content-rules.ts';

const problems = checkContent(resolve('.'));
if (problems.length > 0) {
  console.error(reportProblems(problems));
  process.exit(1);
}

const placeholdersIn = (data: unknown): string[] =>
  typeof data === 'object' && data !== null && 'placeholders' in data && Array.isArray(data.placeholders)
    ? data.placeholders.map(String)
    : [];

const listed = Object.keys(FILE_RULES).map((file) => ({
  file: `content/${file}`,
  paths: placeholdersIn(load(readFileSync(resolve('content', file), 'utf8'))),
}));
const total = listed.reduce((sum, { paths }) => sum + paths.length, 0);

console.log('Contenu : aucune erreur.');
console.log(
  total === 0
    ? 'Aucune valeur d’exemple ne reste à remplacer.'
    : `${String(total)} valeurs d’exemple restent à remplacer par celles de l’organisme :`,
);
for (const { file, paths } of listed) for (const path of paths) console.log(`  ${file} : ${path}`);
