import { expect, test } from 'vitest';
import { drawPortrait, type PortraitData } from './portrait.ts';
import { TEAM_PORTRAITS } from './team-portraits.ts';

const someone: PortraitData = {
  seed: 'someone',
  tone: 'green',
  features: { hair: 'long', hairColour: 'ink', clothes: 'jacket' },
};

test('draws the same face for the same name, another for another', () => {
  expect(drawPortrait(someone)).toBe(drawPortrait(someone));
  expect(drawPortrait({ ...someone, seed: 'someone-else' })).not.toBe(drawPortrait(someone));
});

test('adds the beard, the glasses and the scarf that are asked for', () => {
  const plain = drawPortrait(someone).length;
  const { features } = someone;
  expect(drawPortrait({ ...someone, features: { ...features, beard: 'full' } }).length).toBeGreaterThan(plain);
  expect(drawPortrait({ ...someone, features: { ...features, glasses: 'square' } }).length).toBeGreaterThan(plain);
  expect(drawPortrait({ ...someone, features: { ...features, scarf: true } }).length).toBeGreaterThan(plain);
});

test('stays light, without style or script', () => {
  for (const data of TEAM_PORTRAITS) {
    expect(drawPortrait(data).length).toBeLessThan(6_000);
    expect(drawPortrait(data)).not.toMatch(/NaN|undefined|\sstyle=|\son\w+=|<script/);
  }
});

// `npx vitest -u portrait` draws the files again after a change.
test.each(TEAM_PORTRAITS)('keeps the portrait of $seed as it is drawn', async (data) => {
  await expect(`${drawPortrait(data)}\n`).toMatchFileSnapshot(`../../../content/images/equipe/${data.seed}.svg`);
});
