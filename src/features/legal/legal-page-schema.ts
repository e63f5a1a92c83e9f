import { choice, claimsAcceptedBy, date, group, line, placeholders } from '#src/fields/fields.ts';

export const legalPageSchema = group(
  'Pages légales',
  'Mentions, confidentialité, conditions de vente, accessibilité, réclamations, règlement intérieur',
  {
    title: line(80, 'Titre', 'Titre de la page'),
    description: line(160, 'Description', 'Description pour les moteurs de recherche'),
    updatedOn: date('Mise à jour', 'Date de la dernière mise à jour'),
    form: choice({ complaint: 'Réclamation' }, 'Formulaire', 'Montré avant le texte').optional(),
    placeholders: placeholders.optional(),
    claimsAcceptedBy,
  },
).meta({ editor: { one: 'Page légale', body: 'Texte de la page', fixed: true } });
