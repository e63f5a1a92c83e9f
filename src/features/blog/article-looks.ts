import { DRAWINGS } from '#src/site/drawings.ts';

const CARD = 'card grid items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-5';
// The picture comes first, and stands at the end of the row.
const PICTURE_LAST = 'sm:*:first:[grid-area:1/2]';
// Dates stand in the margin of the page, as in an exercise book.
const TIME = 'lg:in-margin lg:top-1 lg:leading-snug lg:text-balance lg:text-margin-deep';
const EXCERPT = 'max-w-measure leading-normal text-ink-soft';

/** How an article is shown: beside others, in a list below others, or as the newest at the head of that list. */
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
  // It runs to the edge of the page.
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

/** One without a picture, of any look: its category's colour is above it. */
export const PLAIN_CARD = DRAWINGS ? 'card' : 'card border-t-8 border-t-tone pt-4';

/** The words of a card, and what stands for them while they come. */
export const CARD_TEXT = 'grid justify-items-start gap-3';
