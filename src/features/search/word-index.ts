import { fold } from '#src/lib/french-text.ts';
import type { SearchIndex } from './search-document.ts';
import { createSearch } from './search-engine.ts';

type Word = { word: string; pages: { href: string; title: string }[] };

/** Pages named under a word: what the search shows first. */
const MOST_PAGES = 3;
/** Titles grow with the catalogue, words less: beyond that many courses, the index has the words of the settings alone. */
const MOST_COURSES = 300;

/** « Excel » of « Excel, les fondamentaux »: what a course is about, where its title says so first. */
const subjectOf = (title: string): string[] => {
  const subject = title.split(/,| : |\u00a0:/)[0] ?? '';
  return subject.length <= 32 && subject !== title ? [subject] : [];
};

/** The words that the site is asked for, by their first letter, each with what the search finds for it first. */
export async function wordIndex(index: SearchIndex): Promise<{ letter: string; words: Word[] }[]> {
  const search = await createSearch(index);
  const courses = index.documents.filter(({ kind }) => kind === 'course');
  const typed = [
    ...(courses.length > MOST_COURSES ? [] : courses.flatMap(({ title }) => subjectOf(title))),
    ...index.documents.flatMap(({ kind, title, tags, asked = [] }) =>
      kind === 'person' ? [title] : [...tags, ...asked],
    ),
    ...index.synonyms.flatMap(({ words }) => words),
  ];
  // One way to write each: « Excel » before « excel ».
  const words = new Map(typed.toReversed().map((word) => [fold(word), word]));
  const found = [...words]
    .map(([key, word]) => {
      const { exact, near } = search(word);
      const pages = [...exact, ...near].slice(0, MOST_PAGES).map(({ href, title }) => ({ href, title }));
      return { key, word, pages };
    })
    .filter(({ pages }) => pages.length > 0)
    .sort((one, other) => one.key.localeCompare(other.key, 'fr'));
  return [...Map.groupBy(found, ({ key }) => key.charAt(0).toUpperCase())].map(([letter, those]) => ({
    letter,
    words: those.map(({ word, pages }) => ({ word, pages })),
  }));
}
