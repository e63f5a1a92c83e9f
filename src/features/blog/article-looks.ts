import { DRAWINGS } from '#src/site/drawings.ts';

const CARD = 'card grid items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-5';
// First in the HTML, last in the row.
const PICTURE_LAST = 'sm:*:first:[grid-area:1/2]';
const TIME = 'lg:in-margin lg:top-1 lg:leading-snug lg:text-balance lg:text-margin-deep';
const EXCERPT = 'max-w-measure leading-normal text-ink-soft';

/** The looks of an article: in a row of cards, in a list, or first of the list. */
export const ARTICLE_LOOKS = {
  tile: { item: '', card: CARD, picture: 'card-picture', title: 'text-pretty', time: '', excerpt: undefined },
  row: {
    item: 'max-w-[calc(80rem+var(--page-end))] border-ruling py-8 pr-(--page-end) not-first:border-t first:pt-0',
    card: `${CARD} ${PICTURE_LAST} sm:grid-cols-[minmax(0,1fr)_minmax(11rem,17rem)]`,
    picture: 'card-picture',
    title: 'text-[clamp(1.375rem,1.25rem+0.5vw,1.625rem)]',
    time: TIME,
    excerpt: `${EXCERPT} text-base`,
  },
  lead: {
    item: 'pr-(--page-end) pb-8 lg:pr-0 lg:pb-14',
    card: `${CARD} ${PICTURE_LAST} sm:grid-cols-[minmax(0,1fr)_minmax(11rem,17rem)] lg:grid-cols-[clamp(26rem,44%,46rem)_minmax(0,1fr)]`,
    picture: 'card-picture lg:max-h-[38rem] lg:rounded-r-none',
    title: 'text-h2',
    time: `${TIME} lg:before:block lg:before:text-ink lg:before:content-[attr(data-note)]`,
    excerpt: `${EXCERPT} text-lead`,
  },
} as const;

export type ArticleLook = keyof typeof ARTICLE_LOOKS;

/** A card without a picture. */
export const PLAIN_CARD = DRAWINGS ? 'card' : 'card border-t-8 border-t-tone pt-4';

/** The text of a card or of its skeleton. */
export const CARD_TEXT = 'grid justify-items-start gap-3';
