/** Classes that no style sheet has a rule for, and custom properties that nothing defines, with the line that names them. */
import { globSync } from 'node:fs';
import { readText, slashed } from '#src/lib/text-file.ts';
import { styleFaults } from './styles/style-faults.ts';

const files = globSync('src/**/*.{astro,css,ts,tsx}').filter((file) => !file.includes('.test.'));
const faults = await styleFaults(new Map(files.map((file) => [slashed(file), readText(file)])));
for (const { file, line, name, fault } of faults) console.log(`${file}:${String(line)} ${name}: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
