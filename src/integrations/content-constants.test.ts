import { expect, test } from 'vitest';
import { CONSTANTS, constantsOf } from './content-constants.ts';

test.each(Object.keys(CONSTANTS))('gives browsers the values of %s', async (path) => {
  const code = constantsOf(`/anywhere/${path}`, 'production') ?? '';
  const given = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as object;
  const module = (await import(/* @vite-ignore */ new URL(`../../${path}`, import.meta.url).href)) as object;
  expect({ ...module }).toMatchObject({ ...given });
});

test('leaves every other module as it is', () => {
  expect(constantsOf('/anywhere/src/site/paths.ts', 'production')).toBeUndefined();
});
