import { z } from 'zod';
import { boolean, date, line } from '#src/content-model/fields.ts';

/** The `place` of remote sessions. */
export const REMOTE_PLACE = 'remote';

const seats = z.int().max(1000);

export const sessionSchema = z
  .strictObject({
    start: date('Premier jour', 'Premier jour, 2027-01-11').meta({ editor: { hint: '' } }),
    end: date('Dernier jour'),
    place: line(60, 'Lieu', 'À distance : remote ; sinon la ville d’un bureau de site.yaml').meta({
      editor: { hint: '« remote » pour une session à distance, sinon la ville d’un de nos bureaux' },
    }),
    elsewhere: boolean(
      'Hors de nos bureaux',
      'La session a lieu dans une ville où nous n’avons pas de bureau',
    ).optional(),
    seats: seats.positive().describe('Nombre de places'),
    booked: seats.min(0).meta({ title: 'Places déjà prises', description: '0 tant que personne n’est inscrit' }),
  })
  .refine(({ start, end }) => start <= end, { error: 'un dernier jour après le premier', path: ['end'] })
  .refine(({ place, elsewhere }) => place !== REMOTE_PLACE || elsewhere !== true, {
    error: 'rien pour une session à distance',
    path: ['elsewhere'],
  })
  .refine(({ seats, booked }) => booked <= seats, {
    error: 'pas plus de places prises que de places',
    path: ['booked'],
  })
  .meta({ editor: { summary: '{{start}}, {{place}}' } });

export type CourseSession = z.output<typeof sessionSchema>;
