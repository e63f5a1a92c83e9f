import { z } from 'zod';
import { line, text } from '#src/lib/content-fields.ts';

const words = (title: string, description: string) =>
  z.strictObject({ title: line(80).describe('Titre'), text: text(400).describe('Texte') }).meta({ title, description });

/** `content/agenda.yaml`: what the page of all sessions says around their dates. */
export const agendaSchema = z
  .strictObject({
    lead: text(400).meta({ title: 'Introduction', description: 'Une ou deux phrases au-dessus des dates' }),
    none: words('Sans session', 'Ce que la page propose quand aucune session n’est programmée'),
    calendar: words('Abonnement', 'Ce que l’on gagne à suivre les sessions dans son propre agenda'),
    closing: line(120).meta({ title: 'Pour finir', description: 'La phrase au-dessus du dernier bouton' }),
  })
  .meta({ title: 'Agenda', description: 'La page de toutes les sessions' });
