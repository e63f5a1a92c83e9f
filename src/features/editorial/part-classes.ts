/** What each part looks like on the site and in the editors' preview; what Markdown makes inside it: src/styles/prose.css. */
export const PART_CLASSES = {
  note: {
    info: 'my-[1.75em] rounded-sm border border-l-4 border-ruling border-l-ink bg-sheet px-6 py-5 text-[0.975em] [&_p+p]:mt-[0.6em] [&_ul]:mt-[0.6em]',
    attention:
      'my-[1.75em] rounded-sm border border-l-4 border-transparent border-l-margin bg-margin-wash px-6 py-5 text-[0.975em] [&_p+p]:mt-[0.6em] [&_ul]:mt-[0.6em]',
  },
  noteTitle: {
    info: 'mb-[0.35rem] font-heading text-[1.25em] leading-tight font-semibold',
    attention: 'mb-[0.35rem] font-heading text-[1.25em] leading-tight font-semibold text-margin-deep',
  },
  keyFigures: 'key-figures my-[1.75em] border-y-[1.5px] border-ink py-5',
  keyFiguresSource: 'mt-4 text-small text-ink-soft',
  steps: 'steps my-[1.5em]',
  call: 'section-ink my-[1.75em] flex bg-none flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-sm border-l-4 border-margin px-7 py-6',
  callText: 'flex-[1_1_14rem] font-heading text-xl leading-[1.3] font-semibold',
  question: 'group border-y-[1.5px] border-ink [details+&]:-mt-[1.5px]',
  questionSummary:
    'relative py-4 pr-10 font-heading text-[1.1875rem] leading-[1.25] font-semibold underline-offset-[0.22em] before:absolute before:top-1/2 before:right-0 before:h-[2.5px] before:w-[1.125rem] before:bg-margin after:absolute after:top-1/2 after:right-0 after:h-[2.5px] after:w-[1.125rem] after:rotate-90 after:bg-margin after:[transition:rotate_0.25s_var(--ease-pen)] group-open:after:rotate-180 hover:[text-decoration:underline_var(--color-margin)_0.09em]',
  questionInside: 'pb-5 [&_p+p]:mt-[0.6em]',
  table: 'data-table my-[1.75em]',
  tableCaption: 'mb-2 font-bold',
  tableRegion: 'scroll-edge overflow-x-auto border border-t-[1.5px] border-ruling border-t-ink bg-sheet',
  tableSource: 'mt-2 text-small text-ink-soft',
} as const;
