import { z } from 'zod';
import { email, httpsUrl, line, phone } from '#src/lib/content-fields.ts';

/** What the law has a provider say of itself, of its host and of those who handle data for it. */
export const legalFactsSchema = z.strictObject({
  form: line(60).describe('Forme juridique'),
  capital: line(40).describe('Capital social'),
  siren: z
    .string()
    .regex(/^\d{3} \d{3} \d{3}$/, { error: 'neuf chiffres : 900 000 000' })
    .describe('SIREN'),
  rcs: line(60).describe('Immatriculation au RCS'),
  vat: line(20).describe('Numéro de TVA'),
  activityNumber: z
    .string()
    .regex(/^\d{2} \d{2} \d{5} \d{2}$/, { error: 'onze chiffres : 52 49 00000 49' })
    .describe('Numéro de déclaration d’activité'),
  activityRegion: line(80).meta({ title: 'Préfet', description: 'Préfet de région qui l’a enregistrée' }),
  publicationDirector: line(80).meta({
    title: 'Publication',
    description: 'Directeur ou directrice de la publication',
  }),
  host: z
    .strictObject({
      name: line(80).describe('Nom'),
      address: line().describe('Adresse'),
      phone: phone.describe('Téléphone'),
    })
    .describe('Hébergeur'),
  mediator: z
    .strictObject({
      name: line(120).describe('Nom'),
      address: line().describe('Adresse'),
      url: httpsUrl.describe('Son site'),
    })
    .describe('Médiateur de la consommation'),
  processors: z
    .array(
      z.strictObject({
        name: line(80).describe('Nom du sous-traitant'),
        country: line(60).describe('Pays où il traite les données'),
        purpose: line(160).meta({
          title: 'Rôle',
          description: 'Ce qu’il fait pour nous : « qui achemine nos courriels »',
        }),
      }),
    )
    .optional()
    .meta({
      title: 'Sous-traitants',
      description:
        'Ceux qui reçoivent des demandes, hébergeur à part : courriels, CRM. La page confidentialité les nomme',
    }),
  dataContact: email.describe('Adresse pour exercer ses droits'),
});
