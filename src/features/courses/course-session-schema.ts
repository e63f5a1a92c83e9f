import { z } from 'zod';
import { date, line } from '#src/lib/content-fields.ts';

/** The place that an editor types for a session that is held at a distance. */
export const REMOTE_PLACE = 'remote';

const seats = z.int().max(1000);

export const sessionSchema = z
  .strictObject({
    start: date.meta({ title: 'Premier jour', description: 'Premier jour, 2027-01-11', editor: { hint: '' } }),
    end: date.describe('Dernier jour'),
    place: line(60).meta({
      title: 'Lieu',
      description: 'À distance : remote ; sinon la ville d’un bureau de site.yaml',
      editor: { hint: '« remote » pour une session à distance, sinon la ville d’un de nos bureaux' },
    }),
    elsewhere: z.boolean().optional().meta({
      title: 'Hors de nos bureaux',
      description: 'La session a lieu dans une ville où nous n’avons pas de bureau',
    }),
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
