import { expect, test } from 'vitest';
import { checkFunctionBody } from './inline-entry-scripts.ts';

test('lets a script be what runs in a function', () => {
  checkFunctionBody('let e=1;addEventListener(`load`,async()=>{await import(`/_astro/a.js`)})', 'src/A.astro');
});

test.each(['await fetch(`/`);', 'import `/_astro/a.js`;', 'let e=;'])(
  'stops the build at %s, naming the component',
  (code) => {
    expect(() => {
      checkFunctionBody(code, 'src/components/Menu.astro');
    }).toThrow(/The <script> of src\/components\/Menu\.astro can't be the body of a function/);
  },
);
