import { aliases, group, line, list, published, text } from '#src/fields/fields.ts';

export const creatorSchema = group('Créateurs', 'Une page d’arrivée par créateur de vidéos : /IA-nom', {
  displayName: line(60, 'Nom', 'Nom du créateur, tel qu’il se présente'),
  channel: line(120, 'Chaîne', 'Sa chaîne'),
  welcome: text(400, 'Accueil', 'Mot d’accueil aux visiteurs venus de ses vidéos'),
  partnership: text(400, 'Mention légale', 'Collaboration commerciale, financement public, conditions'),
  suspended: text(400, 'Mention sans financement public', 'Les jours où aucun fonds public ne peut payer la formation'),
  blocks: list('Points', 'Outils IA, contenus écrits, images, automatisation', {
    title: line(80, 'Titre'),
    description: text(300, 'Description', 'Ce qu’on y apprend'),
  })
    .min(1)
    .max(12),
  published,
  aliases,
}).meta({ editor: { one: 'Créateur' } });
