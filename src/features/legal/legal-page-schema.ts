import { z } from 'zod';
import { allowedClaims, date, line } from '#src/lib/content-fields.ts';

/**
 * Front matter of `content/legal/<page>.md`; `{{legal.siren}}` in the body stands for that value of `content/site.yaml`,
 * `{{complaint}}` for that delay of `content/requests.yaml`.
 */
export const legalPageSchema = z
  .strictObject({
    title: line(80).meta({ title: 'Titre', description: 'Titre de la page' }),
    description: line(160).meta({ title: 'Description', description: 'Description pour les moteurs de recherche' }),
    updatedAt: date.meta({ title: 'Mise à jour', description: 'Date de la dernière mise à jour' }),
    form: z
      .enum(['complaint'])
      .optional()
      .meta({
        title: 'Formulaire',
        description: 'Formulaire que la page montre avant son texte',
        editor: { choices: { complaint: 'Réclamation' } },
      }),
    allowClaims: allowedClaims,
  })
  .meta({
    title: 'Pages légales',
    description: 'Mentions, confidentialité, conditions de vente, accessibilité, réclamations, règlement intérieur',
    editor: { one: 'Page légale', body: 'Texte de la page', fixed: true },
  });
