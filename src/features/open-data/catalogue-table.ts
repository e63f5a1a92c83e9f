import type { AgendaSession } from '#src/features/agenda/agenda-sessions.ts';
import { MODALITY_NAMES } from '#src/features/courses/course-fact-texts.ts';
import { TAX_LABELS, UNIT_LABELS } from '#src/features/courses/course.ts';
import { sessionModality } from '#src/features/courses/sessions.ts';
import { asCsv } from '#src/lib/csv.ts';
import { formatShortDay } from '#src/lib/french-dates.ts';
import { hasCertificate } from '#src/site/browser-facts.ts';
import { paths } from '#src/site/paths.ts';
import { absolute } from '#src/site/structured-data.ts';

const decimal = (number: number | undefined): string => String(number ?? '').replace('.', ',');
const day = (date: Date | undefined): string => (date === undefined ? '' : formatShortDay(date));
const codes = (list: readonly string[] = []): string => list.join(' ');

const COLUMNS: Readonly<Record<string, (row: AgendaSession) => string>> = {
  'Numéro de la formation': ({ course }) => course.id,
  'Numéro de la session': ({ course, session }) => `${course.id}-${session.key}`,
  Formation: ({ course }) => course.data.title,
  Catégorie: ({ course }) => course.data.category,
  'Premier jour': ({ session }) => formatShortDay(session.start),
  'Dernier jour': ({ session }) => formatShortDay(session.end),
  Lieu: ({ session }) => session.place,
  Modalité: ({ course, session }) => MODALITY_NAMES[sessionModality(course.data.modality, session.place)],
  Heures: ({ course }) => decimal(course.data.hours),
  Jours: ({ course }) => decimal(course.data.days),
  'Tarif en euros': ({ course }) => decimal(course.data.price?.amount),
  'Unité du tarif': ({ course: { data } }) => (data.price ? UNIT_LABELS[data.price.unit] : ''),
  TVA: ({ course: { data } }) => (data.price ? TAX_LABELS[data.price.tax] : ''),
  ...(hasCertificate && { 'Éligible au CPF': ({ course }) => (course.data.eligibleForCPF ? 'oui' : 'non') }),
  Certification: ({ course }) => course.data.certification?.code ?? '',
  'Intitulé de la certification': ({ course }) => course.data.certification?.title ?? '',
  Certificateur: ({ course }) => course.data.certification?.certifier ?? '',
  'Certification enregistrée le': ({ course }) => day(course.data.certification?.registeredOn),
  'Fin de la certification': ({ course }) => day(course.data.certification?.expiresOn),
  Formacode: ({ course }) => codes(course.data.domain?.formacode),
  NSF: ({ course }) => codes(course.data.domain?.nsf),
  ROME: ({ course }) => codes(course.data.domain?.rome),
  Inscriptions: ({ session }) => (session.state === 'full' ? 'complète' : 'ouvertes'),
  Fiche: ({ course }) => absolute(paths.course(course.id)),
};

export const catalogueTable = (sessions: readonly AgendaSession[]): string =>
  asCsv([Object.keys(COLUMNS), ...sessions.map((row) => Object.values(COLUMNS).map((cell) => cell(row)))]);
