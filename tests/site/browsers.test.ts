import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from '../support/built-site.ts';

/** What Safari 16.4, Chrome 120 and Firefox 121 run, regular expressions included: the build lowers no expression. */
const LANGUAGE = 2023;

/** Functions that one of them lacks, and that the site could do without. */
const NEWER =
  /\b(?:(?:Object|Map)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|URL\.(?:parse|canParse)|AbortSignal\.any|RegExp\.escape|Iterator\.from|Intl\.Segmenter)\b|\.(?:isSubsetOf|checkVisibility|moveBefore)\(/g;

test('sends visitors no script that the oldest browsers of the README cannot read', () => {
  const scripts = builtFiles().filter((file) => /^_astro\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    const code = readBuilt(file);
    expect(() => parse(code, { ecmaVersion: LANGUAGE, sourceType: 'module' }), file).not.toThrow();
    expect(code.match(NEWER) ?? [], file).toEqual([]);
  }
});
