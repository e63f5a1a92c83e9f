import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { FullCourse } from '#src/features/courses/course-json.ts';
import { formatPrice } from '#src/features/courses/price.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { paths } from '#src/site/paths.ts';
import { BuiltSite } from '../../scripts/preview-site.ts';
import { courseMirrors } from '../support/built-site.ts';

const site = new BuiltSite(process.cwd());

function course(isWanted: (course: FullCourse) => unknown): FullCourse {
  const found = courseMirrors().find(isWanted);
  if (found === undefined) throw new Error('The sample content has no such course.');
  return found;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Follows the links with these texts from the home page, without script. Returns the last page. */
async function follow(...texts: readonly string[]): Promise<HTMLElement> {
  let address = paths.home;
  for (const text of texts) {
    const page = parse(await (await site.answer(new Request(`http://localhost${address}`))).text());
    const link = page.querySelectorAll('a').find((each) => plain(each.text).startsWith(plain(text)));
    if (link === undefined) throw new Error(`${address} has no link « ${text} ».`);
    address = link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '';
  }
  const answer = await site.answer(new Request(`http://localhost${address}`));
  expect(answer.status, address).toBe(200);
  return parse(answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : '');
}

const CATALOGUE = 'Découvrir nos formations';
const TABLE = 'Comparez deux ou trois formations';
const payable = course(({ eligibleForCPF, certification, price }) => eligibleForCPF && certification && price);
const security = course(({ title }) => title.includes('ybersécurité'));
const inTown = course(
  ({ title, openings: [next] }) => title.includes('Excel') && ![undefined, 'À distance'].includes(next?.place),
);
const cheap = course(({ price }) => price?.unit === 'person' && price.amount <= 500);
const certified = course(({ certification, places }) => certification && places.includes('À distance'));
const { start, place } = inTown.openings[0] ?? { start: '', place: '' };
const priceOf = ({ price }: FullCourse) => (price ? formatPrice(price, 'short') : '');
const [trainer = ''] = security.facts.find(({ id }) => id === 'trainers')?.detail ?? [];

/** The tasks of a new visitor, the links to follow, and the texts to find on the last page. */
test.each<readonly [task: string, links: readonly string[], texts: readonly string[]]>([
  ['an Excel course by town and month', [CATALOGUE], [inTown.title, `${place}, le ${formatDay(new Date(start))}`]],
  ['the trainer in cybersecurity', [CATALOGUE, security.title], [trainer.split(',', 1)[0] ?? '']],
  ['the price of a course', [CATALOGUE, payable.title], [priceOf(payable), 'à votre charge']],
  ['the amount left to pay', [CATALOGUE, payable.title, 'Estimer ce qui me reste'], ['Répertoire spécifique']],
  ['a course for 500 € or less', [CATALOGUE], [cheap.title, priceOf(cheap)]],
  ['the next sessions in a town', ['Agenda'], [inTown.title, place]],
  ['the programme to download', [CATALOGUE, payable.title, 'Programme en PDF'], []],
  ['a course that is like another', [CATALOGUE, TABLE], [priceOf(payable), priceOf(security)]],
  ['the internal rules', ['Plan du site', 'Règlement intérieur'], ['Règlement intérieur']],
  ['a call back', [CATALOGUE, payable.title, 'Être rappelé'], [payable.title, 'Téléphone']],
  ['a remote course with a certification', [CATALOGUE, TABLE], [certified.title, certified.certification ?? '']],
])('finds %s within three clicks', async (_task, links, texts) => {
  const text = plain((await follow(...links)).text);
  for (const expected of texts) expect(text).toContain(plain(expected));
});
