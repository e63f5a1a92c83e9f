import { FIELD_LABELS } from '#src/features/contact/contact-fields.ts';
import type { ContactSubmission } from '#netlify/submissions/submission.ts';
import { parisMinute, parisClock } from '#src/lib/paris-clock.ts';
import { typeOf } from './filters.ts';
import { mailStateOf, STATE_WORDS } from './outbox.ts';
import { idOf, type LeadKind } from './read-leads.ts';
import type { DetailedLead } from './select-leads.ts';
import type { Column } from './table.ts';
import type { SheetColumn } from './xlsx.ts';

/** As much of an id as people need to name a request. */
export const SHORT_ID = 8;

const fullName = ({ firstName, lastName }: ContactSubmission): string =>
  [firstName, lastName].filter((name) => name !== null).join(' ');

const mailWord = ({ tasks }: DetailedLead): string => {
  const state = mailStateOf(tasks);
  return state === null ? '–' : STATE_WORDS[state];
};

const COLUMNS: readonly Column<DetailedLead>[] = [
  { title: 'Id', cell: (lead) => idOf(lead).slice(0, SHORT_ID) },
  { title: 'Reçue le', cell: ({ submission }) => parisMinute(new Date(submission.createdAt)) },
  { title: 'Nom', cell: ({ submission }) => fullName(submission), min: 10 },
  { title: 'Téléphone', cell: ({ submission }) => submission.phone ?? '', min: 14 },
  { title: 'Adresse email', cell: ({ submission }) => submission.email ?? '', min: 16, leaveOut: 2 },
  { title: 'Formulaire', cell: ({ submission }) => typeOf(submission), min: 10, leaveOut: 3 },
  { title: 'Page', cell: ({ submission }) => submission.page ?? '', min: 8, leaveOut: 4 },
];

const FOLLOW_UP: readonly Column<DetailedLead>[] = [
  { title: 'Envois', cell: mailWord, leaveOut: 1 },
  { title: 'Suivi', cell: ({ isHandled }) => (isHandled ? '✓ traitée' : 'à traiter') },
];

/** The columns of a request on one line of the screen; nobody writes to suspects or calls them back. */
export const columnsForScreen = (kind: LeadKind): readonly Column<DetailedLead>[] =>
  kind === 'suspects' ? COLUMNS : [...COLUMNS, ...FOLLOW_UP];

export type ExportColumn = SheetColumn & { cell: (lead: DetailedLead) => string | Date };

const field = (name: keyof ContactSubmission & keyof typeof FIELD_LABELS, width: number): ExportColumn => ({
  title: FIELD_LABELS[name],
  width,
  cell: ({ submission }) => String(submission[name] ?? ''),
});

/** The columns of a spreadsheet, made to be read by people: the raw values are in `list --json`. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { title: 'Reçue le', width: 17, cell: ({ submission }) => parisClock(new Date(submission.createdAt)) },
  field('lastName', 20),
  field('firstName', 16),
  field('phone', 19),
  field('email', 32),
  { title: 'Formulaire', width: 26, cell: ({ submission }) => typeOf(submission) },
  field('formation', 28),
  field('courseInterest', 28),
  field('profession', 22),
  field('message', 60),
  field('page', 28),
  { title: 'Accord', width: 8, cell: ({ submission }) => (submission.acceptedTerms ? 'oui' : 'non') },
  { title: 'Notice', width: 10, cell: ({ submission }) => submission.notice?.version ?? '' },
  { title: 'Envois', width: 12, cell: mailWord },
  { title: 'Suivi', width: 10, cell: ({ isHandled }) => (isHandled ? 'traitée' : 'à traiter') },
  { title: 'Mise à l’écart', width: 13, cell: ({ kind }) => (kind === 'suspects' ? 'oui' : 'non') },
  { title: 'Identifiant', width: 35, cell: idOf },
];
