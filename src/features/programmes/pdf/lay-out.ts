import { BODY } from './page-grid.ts';
import { type Pages, type PlacedSection, placeSection, setSection, turned } from './place-section.ts';
import type { Programme } from '../programme.ts';
import { type TypeStyles, typeStyles } from './type-styles.ts';

type Sections = readonly (readonly PlacedSection[])[];
export type Layout = { styles: TypeStyles; pages: Sections };

/** From the size that reads best down to the smallest that still reads well on paper. */
const SCALES = [1.06, 1.02, 0.98, 0.94, 0.9, 0.86];
const WANTED_PAGES = 2;
/** A page that is left early must be this full. */
const FULL_ENOUGH = 0.55;
/** The most white that a page's sections may take between them to reach its foot. */
const MOST_AIR = 14;
/** The losses of a layout, as shares of the type's size: a section cut in two, a whole page of white before the last. */
const LOSS = { cut: 0.2, white: 0.3 };

function layOutAt(styles: TypeStyles, { sections, links }: Programme, firstTop: number): Sections[] {
  const set = sections.map((section) => ({
    ...setSection(section, styles, links),
    opensPage: section.opensPage === true,
  }));
  return [true, false].map((turnsPages) => {
    const placed = set.reduce<Pages>(
      (pages, section) => {
        const turns = turnsPages && section.opensPage && pages.top > BODY.bottom * FULL_ENOUGH;
        return placeSection(turns ? turned(pages) : pages, section, styles);
      },
      { pages: [[]], top: firstTop },
    );
    return placed.pages;
  });
}

const bottomOf = (page: readonly PlacedSection[]): number => {
  const last = page.at(-1);
  return last ? last.top + last.height : BODY.top;
};

/** How good a layout is: large type, no section cut in two, no page left half empty. */
function worth(scale: number, pages: Sections): number {
  const cuts = pages.flat().filter(({ isContinued }) => isContinued).length;
  const white = pages.slice(0, -1).reduce((sum, page) => sum + (BODY.bottom - bottomOf(page)) / BODY.bottom, 0);
  return scale - LOSS.cut * cuts - LOSS.white * white;
}

const lowered = (section: PlacedSection, by: number): PlacedSection => ({
  ...section,
  top: section.top + by,
  entries: section.entries.map((entry) => ({ ...entry, top: entry.top + by })),
});

/** Spreads the sections of a page down to its foot, when little is missing. */
function aired(sections: readonly PlacedSection[]): readonly PlacedSection[] {
  if (sections.length < 2) return sections;
  const air = Math.min(MOST_AIR, (BODY.bottom - bottomOf(sections)) / (sections.length - 1));
  return sections.map((section, index) => lowered(section, air * index));
}

/** Sets a programme on two pages as well as it can be; one too long for two takes as few as it can. */
export function layOut(programme: Programme, firstTop: number): Layout {
  const tries = SCALES.flatMap((scale) => {
    const styles = typeStyles(scale);
    return layOutAt(styles, programme, firstTop).map((pages) => ({ styles, pages, worth: worth(scale, pages) }));
  });
  const fewest = Math.max(WANTED_PAGES, Math.min(...tries.map(({ pages }) => pages.length)));
  const [best] = tries.filter(({ pages }) => pages.length <= fewest).sort((one, other) => other.worth - one.worth);
  return { styles: best?.styles ?? typeStyles(1), pages: (best?.pages ?? []).map(aired) };
}
