import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type DataHooks = readonly [names: string, writers: string, readers: string];

/** The files that write and read each `data-*` attribute, as parts of their paths, separated by spaces. */
const DATA_HOOKS: readonly DataHooks[] = [
  ['account exception hint line register rest rules', 'CpfEstimate.astro', 'financing/'],
  ['action-bar course-body', 'CourseSheet.astro', 'styles/'],
  ['agenda', 'pages/agenda/', 'pages/agenda/ print.css'],
  ['agenda-full agenda-head agenda-month agenda-months agenda-none agenda-nothing', 'agenda/', 'features/agenda/'],
  ['awake', 'wake-on-intent.ts', 'wake-on-intent.ts'],
  ['category-menu', 'SiteHeader.astro', 'page-scripts.ts'],
  ['chosen', 'CourseChoice.astro comparer.astro', 'CourseChoice.astro comparer.astro'],
  ['column', 'CourseFiguresTable.astro resultats.astro', 'tables.css'],
  ['comparison', 'comparer.astro', 'comparer.astro print.css'],
  ['consent', 'ConsentBanner.astro', 'ConsentBanner.astro frame-form.ts OfficeList.astro'],
  ['contact-form kind', 'ContactFormSection.astro', 'features/contact/'],
  ['copy', 'ShareLinks.tsx EmployerLetter.astro', 'add-share-buttons.ts'],
  ['count course-choice names', 'CourseChoice.astro', 'CourseChoice.astro'],
  ['course', 'ComparisonTable.tsx', 'tables.css'],
  ['course-card', 'CourseCard.tsx', 'tests/'],
  ['course-row', 'HomeShowcase.astro NotFound.astro', 'CourseGrid.tsx'],
  ['dialogs', 'FormDialog.astro', 'dark.css controls.css'],
  ['estimator', 'CpfEstimate.astro', 'CpfEstimate.astro'],
  ['filter', 'ListFilter.astro', 'features/filter/'],
  ['form portal region script', 'pages/_optional/ai-course/embed/', 'pages/_optional/ai-course/embed/'],
  ['frame thanks', 'marketing-forms/', 'marketing-forms/'],
  ['framed', 'frame-form.ts', 'frame-form.ts paper-card.css'],
  ['from-island', 'ListResults.tsx LoadError.tsx', 'sections.css features/filter/'],
  ['key', 'ContactFields.tsx', 'pages/contact/'],
  ['label', 'comparer.astro', 'tables.css'],
  ['list-heading', 'PageHead.astro', 'FilteredList.tsx'],
  ['logo', 'Logo.astro', 'dark.css'],
  ['logos', 'LogoCarousel.astro', 'dark.css large-text.css page-scripts.css page-scripts.ts'],
  ['map', 'OfficeList.astro', 'OfficeList.astro integrations/headers.ts'],
  ['off-screen tooltip', 'layouts/', 'page-scripts.css'],
  ['only-chosen', 'OnlyChosen.astro', 'tailwind.css'],
  ['path', 'ListFilter.astro', 'features/filter/ AgendaFilter.tsx'],
  ['picture', 'CourseCard.tsx CourseHead.astro ArticleCard.tsx ArticleText.astro', 'PageLayout.astro'],
  ['portrait', 'TeamGrid.astro', 'dark.css'],
  ['results', 'HomeShowcase.astro [...page].astro', 'features/filter/'],
  ['scrolled', 'page-scripts.ts', 'chrome.css'],
  ['session', 'features/ pages/', 'BaseLayout.astro features/agenda/ pages/contact/ print.css'],
  ['share', 'ShareLinks.tsx', 'add-share-buttons.ts'],
  [
    'share-links',
    'ShareLinks.tsx EmployerLetter.astro',
    'add-share-buttons.ts EmployerLetter.astro courses/[id].astro',
  ],
  ['skeleton', 'TeamGrid.astro ListResults.tsx Comparison.tsx', 'TeamGrid.astro'],
  ['staged', 'components/ features/ pages/', 'page-scripts.css'],
  ['state', 'CourseSessions.astro', 'course-sheet.css'],
  ['title', 'EmbeddedForm.astro OfficeList.astro', 'frame-form.ts OfficeList.astro'],
  ['toast', 'Toaster.tsx', 'toast.css'],
  ['tone', 'features/ pages/', 'brand-plugin.ts tables.css'],
];

const WRITTEN = /(?<=\s)data-([\w-]+)(?=[=\s>/])|'data-([\w-]+)'(?=[:,])|dataset\.(\w+)(?= = )/g;
const READ =
  /\[data-([\w-]+)|attr\(data-([\w-]+)|[\s"'-]data-([\w-]+):|includes\(' data-([\w-]+)|dataset\.(\w+)\b(?! = )/g;
const DESTRUCTURED = /\{([^{}]*)\} =[^;]*dataset\b/g;
const VARIABLE = /([\w-]+)(?: = ''|: \w+ = '')?\s*(?:,|$)/g;
/** Password managers read the first two attributes. `AgendaFilter.tsx` reads the others by the names of its filters. */
const READ_OTHERWISE = ['1p-ignore', 'lpignore', 'cpf', 'domaine', 'lieu'];

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)]
    .map((match) => match.slice(1).join(''))
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .filter((name) => !READ_OTHERWISE.includes(name));

const NAMES = {
  writers: (text: string) => found(text, WRITTEN),
  readers: (text: string) => [
    ...found(text, READ),
    ...found(text, DESTRUCTURED).flatMap((variables) => found(variables, VARIABLE)),
  ],
};

const FILES = globSync('{src,tests}/**/*.{astro,ts,tsx,css}')
  .filter((file) => file.startsWith('tests') || !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(['writers', 'readers'] as const)('lists exactly the %s of each data attribute', (side) => {
  const uses = FILES.flatMap(({ file, text }) => NAMES[side](text).map((name) => ({ name, file })));
  const listed = DATA_HOOKS.flatMap(([names, writers, readers]) =>
    names.split(' ').flatMap((name) => ({ writers, readers })[side].split(' ').map((part) => ({ name, part }))),
  );
  const isListed = (use: (typeof uses)[number]) =>
    listed.some(({ name, part }) => use.name === name && use.file.includes(part));
  const isUsed = ({ name, part }: (typeof listed)[number]) =>
    uses.some((use) => use.name === name && use.file.includes(part));
  expect(
    uses.filter((use) => use.file.startsWith('src') && !isListed(use)),
    'not listed',
  ).toEqual([]);
  expect(
    listed.filter((each) => !isUsed(each)),
    'listed without a use',
  ).toEqual([]);
});
