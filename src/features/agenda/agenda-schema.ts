import { group, line, text } from '#src/fields/fields.ts';

const titledText = (title: string, description: string) =>
  group(title, description, { title: line(80, 'Titre'), text: text(400, 'Texte') });

export const agendaSchema = group('Agenda', 'La page de toutes les sessions', {
  none: titledText('Sans session', 'Ce que la page propose quand aucune session n’est programmée'),
  calendar: titledText('Abonnement', 'Ce que l’on gagne à suivre les sessions dans son propre agenda'),
  closing: line(120, 'Pour finir', 'La phrase au-dessus du dernier bouton'),
});
