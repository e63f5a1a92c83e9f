import { FIELDS } from '#src/features/contact/contact-fields.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { parisClock, parisMinute } from '#src/lib/french-dates.ts';
import { columnsOf, fitTo, safeLine } from '#src/lib/safe-text.ts';
import { fullName } from '#netlify/mail/adviser-email.ts';
import { followUpWord, mailWord } from './options.ts';
import { idOf, isSuspect, SHORT_ID, type StoredRequest } from './read-requests.ts';
import type { SheetColumn } from './xlsx.ts';

const GAP = '  ';
const WIDEST = 36;

/** Rows for people, one a line, cut to the width of the screen. */
export function asTable(rows: readonly (readonly string[])[], screen = Infinity): string {
  const cells = rows.map((row) => row.map(safeLine));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.min(WIDEST, Math.max(...cells.map((row) => columnsOf(row[column] ?? '')))),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => fitTo(cell, widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .map((line) => `${columnsOf(line) > screen ? fitTo(line, screen).trimEnd() : line}\n`)
    .join('');
}

const SCREEN_TITLES = ['Id', 'Reçue le', 'Nom', 'Téléphone', 'Suivi', 'Envois', 'Formulaire', 'Adresse email', 'Page'];

export const requestTable = (requests: readonly StoredRequest[], screen: number | undefined): string =>
  asTable(
    [
      SCREEN_TITLES,
      ...requests.map((request) => {
        const { record } = request;
        return [
          idOf(request).slice(0, SHORT_ID),
          parisMinute(new Date(record.createdAt)),
          fullName(record),
          record.phone ?? '',
          isSuspect(request) ? 'à l’écart' : followUpWord(record),
          isSuspect(request) ? '–' : mailWord(record),
          typeName(record.type),
          record.email ?? '',
          record.page ?? '',
        ];
      }),
    ],
    screen,
  );

type ExportColumn = SheetColumn & { cell: (request: StoredRequest) => string | Date };

const field = (
  name:
    'lastName' | 'firstName' | 'phone' | 'email' | 'formation' | 'courseInterest' | 'profession' | 'message' | 'page',
  width: number,
): ExportColumn => ({ title: FIELDS[name].label, width, cell: ({ record }) => record[name] ?? '' });

/** The columns of a spreadsheet. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { title: 'Reçue le', width: 17, cell: ({ record }) => parisClock(new Date(record.createdAt)) },
  field('lastName', 20),
  field('firstName', 16),
  field('phone', 19),
  field('email', 32),
  { title: 'Formulaire', width: 26, cell: ({ record }) => typeName(record.type) },
  field('formation', 28),
  field('courseInterest', 28),
  field('profession', 22),
  field('message', 60),
  field('page', 28),
  { title: 'Accord', width: 8, cell: ({ record }) => (record.acceptedTerms ? 'oui' : 'non') },
  { title: 'Notice', width: 10, cell: ({ record }) => record.notice },
  { title: 'Envois', width: 12, cell: ({ record }) => mailWord(record) },
  { title: 'Suivi', width: 10, cell: ({ record }) => followUpWord(record) },
  { title: 'Mise à l’écart', width: 13, cell: (request) => (isSuspect(request) ? 'oui' : 'non') },
  { title: 'Identifiant', width: 35, cell: idOf },
];
