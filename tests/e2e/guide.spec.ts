import { keepDecapWords, ownLabels, quotedLabels, shownLabels } from '../support/editors-guide.ts';
import { expect, test } from '../support/editing-test.ts';
import {
  articleForm,
  categories,
  changedTwice,
  colours,
  existingCourse,
  figures,
  homePage,
  login,
  memberForm,
  organisation,
  otherAddress,
  unusedPicture,
  refusedCourse,
  type Way,
} from '../support/guide-ways.ts';

// One server for all: what is changed here is read by no other journey.
test.describe.configure({ mode: 'default' });

const WAYS: readonly { way: Way; parts: readonly string[] }[] = [
  { way: login, parts: ['Sur votre ordinateur'] },
  {
    way: refusedCourse,
    parts: ['L’écran', 'Les textes longs', 'Ajouter une formation', 'Un champ', 'Une date, un lieu, un chiffre'],
  },
  { way: articleForm, parts: ['Ajouter un article'] },
  { way: memberForm, parts: ['Ajouter un membre de l’équipe'] },
  { way: unusedPicture, parts: ['Ce que l’écran fait des images'] },
  { way: figures, parts: ['Ajouter ou changer un chiffre'] },
  { way: organisation, parts: ['Changer le numéro de téléphone'] },
  { way: homePage, parts: ['Changer la page d’accueil'] },
  { way: categories, parts: ['Changer les catégories', 'Montrer des photos'] },
  { way: colours, parts: ['Changer les couleurs'] },
  { way: otherAddress, parts: ['Changer l’adresse d’une page'] },
  { way: changedTwice, parts: ['À plusieurs, ou dans deux onglets'] },
  { way: existingCourse, parts: ['Retirer du site, supprimer', 'Depuis votre ordinateur'] },
];

/** Parts about the published site's screen: its words are known here all the same. */
const ONLINE = ['Depuis le site', 'Revenir en arrière'];

const quoted = quotedLabels();

const quotedUnder = (parts: readonly string[]): string[] => {
  const labels = parts.map((part) => quoted.get(part) ?? []);
  expect(labels).not.toContainEqual([]);
  return labels.flat();
};

for (const { way, parts } of WAYS)
  test(`shows what the guide quotes under « ${parts.join(' », « ')} »`, async ({
    page,
    editor,
    browserErrors,
    editing,
  }) => {
    const shown = new Set<string>();
    await way({ page, editor, browserErrors, editing }, async () => {
      for (const label of await shownLabels(page)) shown.add(label);
    });
    expect(quotedUnder(parts).filter((label) => !shown.has(label))).toEqual([]);
  });

test('has the words that the guide quotes of the published site’s screen', async ({
  page,
  editor,
  browserErrors,
  editing,
}) => {
  await keepDecapWords(page);
  await login({ page, editor, browserErrors, editing }, () => Promise.resolve());
  const own = new Set(await ownLabels(page));
  expect(quotedUnder(ONLINE).filter((label) => !own.has(label))).toEqual([]);
});

test('looks up every part of the guide that quotes the screen', () => {
  const known = new Set([...WAYS.flatMap(({ parts }) => parts), ...ONLINE]);
  expect([...quoted.keys()].filter((part) => !known.has(part))).toEqual([]);
});
