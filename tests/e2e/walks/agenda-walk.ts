import { expect } from '@playwright/test';
import fc from 'fast-check';
import { builtList } from '#src/features/filter/built-list.ts';
import { countOptions, optionLink, readQuery } from '#src/features/filter/query.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { paths } from '#src/site/paths.ts';
import { builtPage } from '../../support/built-site.ts';
import { gestures, type Model, press, type Step, type Walk } from './walk.ts';
import { follow, optionOf, searchOf, textsOf } from './page-parts.ts';

export function agendaWalk(): Walk<Model> {
  const { root } = builtPage(paths.agenda);
  const filter = root.querySelector('[data-filter]');
  const { groups } = builtList({ dataset: { filter: filter?.getAttribute('data-filter') } } as never);
  const rows = root.querySelectorAll('[data-agenda-month] li[data-session]').map((row) => ({
    text: row.querySelector('h3')?.text.trim() ?? '',
    isFolded: row.closest('details') !== null,
    valueOf: (name: string) => row.getAttribute(`data-${name}`),
  }));
  const find = (query: Readonly<Record<string, string | undefined>>) =>
    rows.filter(({ valueOf }) => groups.every(({ name }) => !query[name] || valueOf(name) === query[name]));
  const options = groups.flatMap((group) => group.options.map((option, index) => ({ group, option, index })));
  return {
    starts: ['', '?lieu=angers', '?cpf=oui&domaine=bureautique', '?lieu=nulle-part'].map((end) => paths.agenda + end),
    initial: {},
    open: () => undefined,
    steps: [
      fc.tuple(fc.constantFrom(...options), gestures).map(([{ group, option, index }, gesture]): Step<Model> => ({
        name: `${gesture} « ${option.label} »`,
        // Waits, because the link of an option depends on the previous choice.
        waits: ({ hurried }) => hurried.length > 0,
        act: async (model, page) => {
          const link = optionOf(page, group.label, index);
          const query = readQuery(searchOf(model), groups);
          const [counted] = countOptions([group], query, (other) => find(other).length);
          const { href } = optionLink(paths.agenda, groups, query, group, counted?.options[index] ?? option);
          if (href === undefined) return;
          if (!(await link.isVisible())) await press(model, page.locator('[data-filter] summary'), gesture);
          await press(model, link, gesture);
          follow(model, href);
        },
      })),
    ],
    compare: async (model, page) => {
      const query = readQuery(searchOf(model), groups);
      const found = find(query);
      const shown = found.filter(({ isFolded }) => !isFolded).map(({ text }) => text);
      expect(await textsOf(page, '[data-agenda-month] li[data-session] h3')).toEqual(shown);
      expect(await textsOf(page, '[data-agenda] [aria-live]')).toEqual([countOf(found.length, 'session', 'Aucune')]);
      const chosen = options.filter(({ group, option }) => option.value === query[group.name]);
      expect(
        await page
          .locator('[data-filter] [aria-current]')
          .evaluateAll((all) => all.map((link) => link.firstChild?.textContent)),
      ).toEqual(chosen.map(({ option }) => option.label));
      const months = await textsOf(page, '[data-agenda-month] h2');
      expect(await textsOf(page, '[data-agenda-months] li a[href^="#"]')).toEqual(months);
      expect(await page.locator('[data-agenda-nothing]').isVisible()).toBe(found.length === 0);
    },
  };
}
