import type { Page } from '@playwright/test';

/** A build of the project to take pictures of: see site-builds.ts. */
export type Site = 'as shipped' | 'with drafts' | 'with a portal' | 'with many courses';

/** How the browser is set up before it opens the page. */
export type Conditions = {
  script?: 'off';
  motion?: 'reduced';
  colours?: 'forced' | 'dark';
  media?: 'print';
  text?: '200 %';
};

type Act = (page: Page) => Promise<unknown>;

/** One thing that happens on the way to a state: `before` the page is opened, or to the page once it stands. */
export type Gesture = { before?: Act; act?: Act };

/** Something to take a picture of. */
export type PictureState = {
  /** A heading of the gallery. */
  group: string;
  /** Its own name, unique in its group. */
  name: string;
  /** The address that is opened: `/courses?category=Bureautique`. */
  path: string;
  site: Site;
  conditions: Conditions;
  gestures: readonly Gesture[];
  /** The whole length of the page, instead of what is in sight. */
  isWhole: boolean;
  /** The screens that have it, in CSS pixels. */
  widths: readonly Width[];
};

export type Width = 360 | 768 | 1280 | 1920;

/** A telephone and a laptop. */
const WIDTHS: readonly Width[] = [360, 1280];

/** A state once its picture was taken, or could not be. */
export type TakenState = PictureState & {
  width: Width;
  /** The name of its picture, the same in each folder of pictures. */
  file: string;
  /** Why there is none. */
  trouble?: string;
  /** How many pixels differ from the other commit; infinitely many where that has no such state. */
  changed?: number;
};

type Details = Partial<Pick<PictureState, 'site' | 'conditions' | 'isWhole' | 'widths'>>;

/**
 * The states of a page, one a line: the name, then what leads there. Nothing leads to the page at rest.
 * `statesOf('Catalogue', paths.courses, { 'nothing found': [search('zzz')] })`
 */
export function statesOf(
  group: string,
  path: string,
  gestures: Readonly<Record<string, readonly Gesture[]>>,
  details: Details = {},
): PictureState[] {
  return Object.entries(gestures).map(([name, each]) => ({
    site: 'as shipped',
    conditions: {},
    isWhole: false,
    widths: WIDTHS,
    ...details,
    group,
    name,
    path,
    gestures: each,
  }));
}
