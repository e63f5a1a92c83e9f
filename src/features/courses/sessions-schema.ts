import { z } from 'zod';
import { boolean, choice, courseName, date, group, line, list, placeholders } from '#src/fields/fields.ts';
import { normalizePlace, REMOTE_PLACE } from './course-parts-schema.ts';

/** Sveltia’s template of a session’s name: « 2027-01-11, Angers, Excel, les fondamentaux, 6/8 ». */
const SUMMARY =
  "{{start}}, {{place}}, {{course}}, {{booked | default('0')}}/{{seats | default('?')}}{{state | ternary(', complète', '')}}";

const seats = z.int().max(1000);

export const sessionSchema = z
  .strictObject({
    course: courseName('Formation'),
    start: date('Premier jour'),
    end: date('Dernier jour'),
    place: line(60, 'Lieu', '« À distance », sinon la ville d’un de nos bureaux').overwrite(normalizePlace),
    elsewhere: boolean(
      'Hors de nos bureaux',
      'La session a lieu dans une ville où nous n’avons pas de bureau',
    ).optional(),
    seats: seats
      .positive()
      .optional()
      .meta({ title: 'Nombre de places', description: 'Sans lui, la fiche ne compte pas les places' }),
    booked: seats
      .min(0)
      .optional()
      .meta({ title: 'Places déjà prises', description: '0 tant que personne n’est inscrit' }),
    state: choice(
      { full: 'Complète' },
      'Inscriptions',
      'Complète s’il n’y a plus aucune place, quand leur nombre n’est pas donné',
    ).optional(),
  })
  .refine(({ start, end }) => start <= end, { error: 'le premier jour lui-même, ou un jour après', path: ['end'] })
  .refine(({ place, elsewhere }) => place !== REMOTE_PLACE || elsewhere !== true, {
    error: 'rien pour une session à distance',
    path: ['elsewhere'],
  })
  .refine(({ seats = 0, booked = 0 }) => booked <= seats, {
    error: 'pas plus de places prises que de places',
    path: ['booked'],
  })
  .meta({ editor: { one: 'session', summary: SUMMARY } });

export const sessionsSchema = group('Sessions', 'Les sessions à venir de toutes les formations', {
  seatsCheckedOn: date('Places vérifiées le', 'Jour où les places de toutes les sessions ont été vérifiées').optional(),
  sessions: list('Sessions', sessionSchema).max(2000),
  placeholders: placeholders.optional(),
});

export type CourseSession = z.output<typeof sessionSchema>;
export type Sessions = z.output<typeof sessionsSchema>;
