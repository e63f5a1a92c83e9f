import { z } from 'zod';
import {
  date,
  email,
  httpsUrl,
  imagePath,
  line,
  link,
  phone,
  photoOf,
  placeholders,
  text,
} from '#src/lib/content-fields.ts';
import { addressSchema } from './address-schema.ts';
import { legalFactsSchema } from './legal-facts-schema.ts';
import { withOfficers } from './officers.ts';
import { questionSchema } from './questions.ts';

/** Left out, a number or an address is the provider’s: see `withOfficers`. */
const person = z.strictObject({
  name: line(80).describe('Prénom et nom'),
  phone: phone.default('').meta({
    title: 'Téléphone',
    description: 'Son téléphone, s’il n’est pas celui de l’organisme',
  }),
  email: email.default('').meta({
    title: 'Adresse électronique',
    description: 'Son adresse, si elle n’est pas celle de l’organisme',
  }),
});

const office = z.strictObject({
  name: line(80).describe('Nom du site'),
  kind: z.enum(['main', 'head-office', 'branch']).meta({
    title: 'Rôle',
    editor: { choices: { main: 'Site principal', 'head-office': 'Siège', branch: 'Autre site' } },
    description: 'main : site principal ; head-office : siège ; branch : autre site',
  }),
  address: addressSchema.describe('Adresse'),
  hours: line(80).optional().describe('Horaires d’ouverture'),
  accessibility: text(300).meta({
    title: 'Accessibilité',
    description: 'Comment on y entre et circule\u202f; les fiches des formations données là le disent aussi',
  }),
  photo: photoOf('La salle ou la façade, au-dessus de l’adresse'),
});

/** `content/site.yaml`: what is true of the organisation, once. */
export const siteSchema = z
  .strictObject({
    brand: z
      .strictObject({
        name: line(40).describe('Nom de la marque'),
        legalName: line(80).describe('Dénomination sociale'),
        baseline: line(120).meta({ title: 'Phrase', description: 'Une phrase qui dit le métier' }),
        url: httpsUrl.meta({ title: 'Adresse du site', description: 'Adresse publique du site, sans barre finale' }),
        foundedIn: z.int().min(1900).max(2100).describe('Année de création'),
      })
      .describe('Marque'),
    contact: z
      .strictObject({
        phone: phone.meta({ title: 'Téléphone', description: 'Téléphone, au format national' }),
        email: email.describe('Adresse électronique'),
        accessibilityOfficer: person.describe('Personne référente handicap'),
        reportingOfficer: person.describe('Personne à qui signaler des violences ou un harcèlement'),
        onSiteCity: line(80).optional().meta({
          title: 'Ville des formations en présentiel',
          description:
            'Ville des formations en présentiel ; sans elle, vous allez chez vos clients, ou tout est à distance',
        }),
      })
      .overwrite(withOfficers)
      .describe('Coordonnées'),
    offices: z
      .array(office)
      .refine(([first]) => first === undefined || first.kind === 'main', { error: 'le site principal en premier' })
      .meta({
        title: 'Adresses',
        description:
          'Le site principal d’abord, puis le siège et les autres ; aucune pour qui enseigne à distance ou chez ses clients',
      }),
    map: z
      .strictObject({
        provider: z
          .literal('openstreetmap')
          .meta({ title: 'Fournisseur de la carte', editor: { choices: { openstreetmap: 'OpenStreetMap' } } }),
        latitude: z.number().min(-90).max(90).describe('Latitude du repère'),
        longitude: z.number().min(-180).max(180).describe('Longitude du repère'),
      })
      .optional()
      .meta({ title: 'Carte de la page contact', editor: { summary: 'OpenStreetMap' } }),
    social: z
      .array(z.strictObject({ name: line(40).describe('Réseau'), url: link.describe('Adresse du compte') }))
      .describe('Réseaux sociaux'),
    certificate: z
      .strictObject({
        number: line(40).describe('Numéro du certificat'),
        body: line(120).describe('Organisme certificateur'),
        bodyAddress: line().describe('Adresse de l’organisme certificateur'),
        accreditation: text(400).meta({
          title: 'Accréditation',
          description: 'Accréditation de l’organisme certificateur',
        }),
        activity: line(80).describe('Catégorie d’actions certifiée'),
        validFrom: date.describe('Début de validité'),
        validUntil: date.describe('Fin de validité'),
        firstCertifiedOn: date.describe('Certification initiale'),
        renewals: z
          .array(
            z
              .strictObject({
                number: line(40).describe('Numéro du certificat'),
                validFrom: date.describe('Début de validité'),
                validUntil: date.describe('Fin de validité'),
              })
              .meta({ editor: { summary: '{{number}}' } }),
          )
          .default([])
          .meta({
            title: 'Renouvellements',
            description: 'Les certificats qui ont suivi, du plus ancien au plus récent',
          }),
        lapsed: text(300).meta({
          title: 'Sans certificat valable',
          description: 'La phrase que tout le site affiche, de lui-même, les jours où aucun certificat n’est valable',
        }),
      })
      .optional()
      .meta({
        title: 'Certificat',
        description:
          'Le certificat Qualiopi ; sans lui, le site n’en parle nulle part, ni des fonds publics qu’il ouvre',
        editor: { summary: '{{number}}' },
      }),
    legal: legalFactsSchema.describe('Mentions légales'),
    accessibility: z
      .strictObject({
        state: z.enum(['non conforme', 'partiellement conforme', 'totalement conforme']).meta({
          title: 'Conformité au RGAA',
          description: 'Conformité au RGAA ; sans audit en cours de validité : non conforme',
        }),
        checkedOn: date.describe('Date de notre dernière vérification'),
      })
      .describe('Accessibilité du site'),
    group: z
      .array(
        z.strictObject({
          name: line(80).describe('Nom de l’entité'),
          description: text(300).describe('Ce qu’elle fait'),
          url: httpsUrl.describe('Son site'),
        }),
      )
      .max(12)
      .meta({ title: 'Entités sœurs', description: 'Les entités sœurs\u202f; sans aucune, la page n’en parle pas' }),
    clients: z
      .array(
        z.strictObject({
          name: line(60).describe('Nom du client'),
          logo: imagePath.meta({
            title: 'Logo',
            description: 'Logo déposé dans content/images/clients',
            editor: { hint: '' },
          }),
        }),
      )
      .max(24)
      .meta({
        title: 'Clients',
        description: 'Leurs logos défilent à partir de six\u202f; sans aucun, rien ne s’affiche',
      }),
    marks: z
      .array(
        z
          .strictObject({
            name: line(40).describe('Nom'),
            image: imagePath.meta({
              title: 'Dessin',
              description: 'Un sceau simple, que l’on reconnaît à deux centimètres',
            }),
            detail: line(120).meta({
              title: 'Ce qu’elle dit',
              description: 'Ce que cette marque garantit, en une phrase',
            }),
            href: link
              .optional()
              .meta({ title: 'Page', description: 'La page du site qui en dit plus, s’il y en a une' }),
            needsCertificate: z.boolean().default(false).meta({
              title: 'Tient au certificat qualité',
              description: 'La retirer d’elle-même les jours où aucun certificat qualité n’est valable',
            }),
          })
          .meta({ editor: { summary: '{{name}}' } }),
      )
      .max(10)
      .meta({ title: 'Marques', description: 'Certifications et chartes, à l’accueil et sur la page À propos' }),
    faq: z.array(questionSchema).max(20).meta({
      title: 'Questions fréquentes',
      description: 'Questions de la page d’accueil\u202f; sans aucune, la page n’en a pas',
    }),
    marketingForms: z
      .strictObject({
        region: z.literal('eu1').meta({ title: 'Région du prestataire', editor: { choices: { eu1: 'Europe' } } }),
        portal: z
          .string()
          .regex(/^\d*$/, { error: 'un numéro, ou rien' })
          .meta({ title: 'Portail', description: 'Numéro du portail ; vide : nos propres formulaires' }),
        registration: z.string().describe('Formulaire d’inscription'),
        programme: z.string().describe('Formulaire du programme'),
        cpf: z.string().describe('Formulaire CPF'),
        creatorProgramme: z.string().describe('Programme, pages des créateurs'),
        creatorCpf: z.string().describe('CPF, pages des créateurs'),
      })
      .describe('Formulaires du prestataire marketing'),
    fromPrice: line(40).optional().meta({
      title: 'Prix d’entrée',
      description: 'Ce que disent les fiches sans tarif : « À partir de 750 € » ; sans lui, « Prix sur devis »',
    }),
    hiddenTeamMember: z
      .string()
      .trim()
      .max(80)
      .default('')
      .meta({ title: 'Membre caché', description: 'Membre de l’équipe à ne jamais afficher, s’il y en a un' }),
    placeholders: placeholders.default([]),
  })
  .refine(({ offices, legal }) => offices.length > 0 || legal.seat !== undefined, {
    error: 'l’adresse du siège, puisque aucun bureau ne la donne',
    path: ['legal', 'seat'],
  })
  .refine(({ offices, map }) => offices.length > 0 || map === undefined, {
    error: 'rien, puisque la carte montre le site principal et qu’il n’y en a pas',
    path: ['map'],
  })
  .meta({
    title: 'L’organisme',
    description: 'Marque, coordonnées, certificat, mentions, clients, questions fréquentes',
    editor: {
      pictures: 'clients',
    },
  });

export type Site = z.output<typeof siteSchema>;
