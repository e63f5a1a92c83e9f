import { z } from 'zod';
import { email, httpsUrl, line, phone } from '#src/lib/content-fields.ts';
import { addressSchema } from './address-schema.ts';

/** The facts that the law has a provider state of itself, of its host and of those who handle data for it. */
export const legalFactsSchema = z.strictObject({
  form: line(60).describe('Forme juridique'),
  capital: line(40)
    .optional()
    .meta({ title: 'Capital social', description: 'Capital social ; aucun pour une association, une personne seule' }),
  seat: addressSchema.optional().meta({
    title: 'Siège',
    description: 'Siège social, s’il n’est pas l’un de vos bureaux',
  }),
  siren: z
    .string()
    .regex(/^\d{3} \d{3} \d{3}$/, { error: 'neuf chiffres : 900 000 000' })
    .describe('SIREN'),
  rcs: line(60)
    .optional()
    .meta({ title: 'Immatriculation', description: 'Immatriculation au RCS ; aucune pour une association' }),
  vat: line(20)
    .optional()
    .meta({ title: 'Numéro de TVA', description: 'Numéro de TVA intracommunautaire, si vous en avez un' }),
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
