/** ESLint on all files; what has not changed since the last time is not read again. */
import { ESLint } from 'eslint';
import { lintFiles } from './lint/lint-files.ts';

const results = await lintFiles({ cache: true, cacheStrategy: 'content', cacheLocation: '.cache/eslint/' });
const formatter = await new ESLint().loadFormatter('stylish');
process.stdout.write(await formatter.format(results));
process.exitCode = results.length === 0 ? 0 : 1;
