/** The classes of each part and of what Markdown makes inside it, on the site and in the editors' preview. */
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
  keyFigures:
    'my-[1.75em] border-y-[1.5px] border-ink py-5 [&_li]:m-0 [&_li]:leading-[1.4] [&_strong]:mb-1 [&_strong]:block [&_strong]:font-heading [&_strong]:text-[2.25rem] [&_strong]:leading-none [&_strong]:font-semibold [&_strong]:whitespace-nowrap [&_strong]:numeric [&_ul]:grid [&_ul]:grid-cols-fit-[9.5rem] [&_ul]:gap-x-8 [&_ul]:gap-y-5 [&_ul]:p-0',
  keyFiguresSource: 'mt-4 text-small text-ink-soft',
  // The numbers stand on one line, drawn from the first step to the last.
  steps:
    'my-[1.5em] [&_ol]:p-0 [&_ol]:[counter-reset:step] [&_ol>li]:relative [&_ol>li]:m-0 [&_ol>li]:pt-[0.2rem] [&_ol>li]:pb-6 [&_ol>li]:pl-14 [&_ol>li]:[counter-increment:step] [&_ol>li]:last:pb-0 [&_ol>li]:mark:absolute [&_ol>li]:mark:top-0 [&_ol>li]:mark:left-0 [&_ol>li]:mark:z-1 [&_ol>li]:mark:grid [&_ol>li]:mark:size-9 [&_ol>li]:mark:place-items-center [&_ol>li]:mark:rounded-[50%] [&_ol>li]:mark:bg-ink [&_ol>li]:mark:font-heading [&_ol>li]:mark:text-xl [&_ol>li]:mark:leading-none [&_ol>li]:mark:font-semibold [&_ol>li]:mark:text-paper [&_ol>li]:mark:[content:counter(step)] [&_ol>li]:not-last:after:absolute [&_ol>li]:not-last:after:top-9 [&_ol>li]:not-last:after:bottom-0 [&_ol>li]:not-last:after:left-[1.0625rem] [&_ol>li]:not-last:after:w-[2px] [&_ol>li]:not-last:after:bg-margin',
  call: 'section-ink my-[1.75em] flex bg-none flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-sm border-l-4 border-margin px-7 py-6',
  callText: 'flex-[1_1_14rem] font-heading text-xl leading-[1.3] font-semibold',
  question: 'group border-y-[1.5px] border-ink [details+&]:-mt-[1.5px]',
  questionSummary:
    'relative py-4 pr-10 font-heading text-[1.1875rem] leading-[1.25] font-semibold underline-offset-[0.22em] before:absolute before:top-1/2 before:right-0 before:h-[2.5px] before:w-[1.125rem] before:bg-margin after:absolute after:top-1/2 after:right-0 after:h-[2.5px] after:w-[1.125rem] after:rotate-90 after:bg-margin after:[transition:rotate_0.25s_var(--ease-pen)] group-open:after:rotate-180 hover:[text-decoration:underline_var(--color-margin)_0.09em]',
  questionInside: 'pb-5 [&_p+p]:mt-[0.6em]',
  table:
    'my-[1.75em] [&_:is(th,td)]:px-4 [&_:is(th,td)]:py-[0.7rem] [&_table]:m-0 [&_table]:table [&_table]:w-full [&_thead_th]:text-[0.925em] [&_thead_th]:text-ink-soft [&_tr:last-child>*]:border-b-0',
  tableCaption: 'mb-2 font-bold',
  tableRegion: 'scroll-edge overflow-x-auto border border-t-[1.5px] border-ruling border-t-ink bg-sheet',
  tableSource: 'mt-2 text-small text-ink-soft',
} as const;
