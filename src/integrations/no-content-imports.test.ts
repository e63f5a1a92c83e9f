import { expect, test } from 'vitest';
import { refuseContentImports } from './no-content-imports.ts';

const EMPTY = '\n\nexport default new Map([]);\n\t\t';

test('lets a site be built whose content imports nothing', () => {
  expect(() => {
    refuseContentImports(EMPTY);
  }).not.toThrow();
});

test('stops at a file that content imports, and names it', () => {
  const list = `import a from "/proc/self/environ?raw&x=.svg";\nexport default new Map([["a", a]]);`;
  expect(() => {
    refuseContentImports(list);
  }).toThrow('Content would import "/proc/self/environ?raw&x=.svg"');
});
