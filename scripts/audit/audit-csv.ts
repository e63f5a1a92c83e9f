import type { Finding } from '../../src/content-model/finding.ts';
import type { Content } from '../../src/content-audit/load-content.ts';
import { isoDay } from '../../src/lib/french-dates.ts';
import { asCsv } from '../leads/csv.ts';
import type { AuditedCourse } from './course-items.ts';
import type { AuditedOffer } from './other-offers.ts';

const day = (date: Date | undefined): string => (date === undefined ? '' : isoDay(date));

/** The fields that an offer without a sheet of its own leaves empty. */
const NO_SHEET = { version: '', updatedOn: undefined, programme: '' };

export const coursesCsv = (courses: readonly AuditedCourse[], offers: readonly AuditedOffer[]): string =>
  asCsv([
    ['Formation', 'Indicateur', 'Élément', 'Libellé publié', 'Origine', 'Version', 'Mise à jour', 'Page', 'Programme'],
    ...[...courses, ...offers.map((offer) => ({ ...NO_SHEET, ...offer }))].flatMap(
      ({ title, version, updatedOn, page, programme, items }) =>
        items.map(({ indicator, term, wording, origin }) => [
          title,
          String(indicator),
          term,
          wording.join('\n'),
          origin,
          version,
          day(updatedOn),
          page,
          programme,
        ]),
    ),
  ]);

export const figuresCsv = ({ figures }: Pick<Content, 'figures'>): string =>
  asCsv([
    ['Nom', 'Valeur', 'Ce qu’elle mesure', 'Période', 'Échantillon', 'Source', 'Pages'],
    ...figures.sheet.figures.map(({ id, value, label, period, sample, source, shownOn }) => [
      id,
      value,
      label,
      period,
      sample,
      source,
      shownOn.join(' '),
    ]),
  ]);

export const historyCsv = (courses: readonly AuditedCourse[]): string =>
  asCsv([
    ['Fichier', 'Date', 'Auteur', 'Changement', 'Version Git'],
    ...courses.flatMap(({ file, history }) =>
      history.map(({ commit, date, author, subject }) => [file, date.toISOString(), author, subject, commit]),
    ),
  ]);

export const findingsCsv = (findings: readonly Finding[]): string =>
  asCsv([
    ['Gravité', 'Règle', 'Constat', 'Fichier', 'Champ', 'Trouvé', 'Source', 'À faire'],
    ...findings.map(({ severity, rule, title, file, field, found, law = '', mend }) => [
      severity,
      rule,
      title,
      file,
      field,
      found,
      law,
      mend,
    ]),
  ]);
