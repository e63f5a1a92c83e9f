import { z } from 'zod';
import { date, email, httpsUrl, imagePath, line, link, text } from '#src/lib/content-fields.ts';

const address = z.strictObject({
  street: line().describe('Numéro et rue'),
  postalCode: z
    .string()
    .regex(/^\d{5}$/, { error: "cinq chiffres entre guillemets : '49000'" })
    .meta({ title: 'Code postal', description: 'Code postal, entre guillemets' }),
  city: line(80).describe('Ville'),
});

const person = z.strictObject({
  name: line(80).describe('Prénom et nom'),
  phone: line(20).meta({ title: 'Téléphone', description: 'Téléphone, au format national' }),
  email: email.describe('Adresse électronique'),
});

const office = z.strictObject({
  name: line(80).describe('Nom du site'),
  kind: z.enum(['main', 'head-office']).meta({
    title: 'Rôle',
    editor: { choices: { main: 'Site principal', 'head-office': 'Siège' } },
    description: 'main : site principal ; head-office : siège',
  }),
  address: address.describe('Adresse'),
  hours: line(80).optional().describe('Horaires d’ouverture'),
});

/** Where the published site's editors log in; docs/connexion-admin.md says what each host needs. */
const editing = z
  .strictObject({
    backend: z.enum(['github', 'git-gateway']).meta({
      title: 'Connexion',
      editor: { choices: { github: 'Par GitHub', 'git-gateway': 'Par Netlify Identity' } },
      description: 'Par GitHub : github ; par Netlify Identity : git-gateway',
    }),
    repository: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, { error: 'un dépôt, propriétaire/nom : cursive/site' })
      .optional()
      .meta({ title: 'Dépôt', description: 'Dépôt GitHub, propriétaire/nom' }),
    branch: line(80).default('main').describe('Branche publiée'),
    gateway: httpsUrl
      .optional()
      .meta({ title: 'Passerelle', description: 'Adresse de votre passerelle de connexion à GitHub' }),
    gatewayPath: line(80)
      .default('auth')
      .meta({ title: 'Chemin', description: 'Chemin de la connexion, sur cette passerelle' }),
  })
  .refine(({ backend, repository }) => backend !== 'github' || repository !== undefined, {
    error: 'le dépôt, propriétaire/nom, quand la connexion passe par GitHub',
    path: ['repository'],
  })
  .refine(({ backend, gateway }) => backend !== 'github' || gateway !== undefined, {
    error: 'l’adresse de la passerelle, quand la connexion passe par GitHub',
    path: ['gateway'],
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
        phone: line(20).meta({ title: 'Téléphone', description: 'Téléphone, au format national' }),
        email: email.describe('Adresse électronique'),
        accessibilityOfficer: person.describe('Personne référente handicap'),
        onSiteCity: line(80).describe('Ville des formations en présentiel'),
      })
      .describe('Coordonnées'),
    offices: z.array(office).min(2).meta({ title: 'Adresses', description: 'Site principal et siège' }),
    map: z
      .strictObject({
        provider: z.literal('openstreetmap').describe('Fournisseur de la carte'),
        latitude: z.number().min(-90).max(90).describe('Latitude du repère'),
        longitude: z.number().min(-180).max(180).describe('Longitude du repère'),
      })
      .optional()
      .describe('Carte de la page contact'),
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
      })
      .describe('Certificat'),
    legal: z
      .strictObject({
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
            phone: line(40).describe('Téléphone'),
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
      })
      .describe('Mentions légales'),
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
      .length(3)
      .meta({ title: 'Entités sœurs', description: 'Les trois entités sœurs' }),
    clients: z
      .array(
        z.strictObject({
          name: line(60).describe('Nom du client'),
          logo: imagePath.meta({
            title: 'Logo',
            description: 'Logo déposé dans public/images/clients',
          }),
        }),
      )
      .length(9)
      .meta({ title: 'Clients', description: 'Neuf clients' }),
    faq: z
      .array(z.strictObject({ question: line().describe('Question'), answer: text(1200).describe('Réponse') }))
      .length(5)
      .meta({ title: 'Questions fréquentes', description: 'Questions de la page d’accueil' }),
    marketingForms: z
      .strictObject({
        region: z.literal('eu1').describe('Région du prestataire'),
        portal: z
          .string()
          .regex(/^\d*$/, { error: 'un numéro entre guillemets, ou rien' })
          .meta({ title: 'Portail', description: 'Numéro du portail ; vide : nos propres formulaires' }),
        registration: z.string().describe('Formulaire d’inscription'),
        programme: z.string().describe('Formulaire du programme'),
        cpf: z.string().describe('Formulaire CPF'),
        creatorProgramme: z.string().describe('Programme, pages des créateurs'),
        creatorCpf: z.string().describe('CPF, pages des créateurs'),
      })
      .describe('Formulaires du prestataire marketing'),
    hiddenTeamMember: line(80).meta({ title: 'Membre caché', description: 'Membre de l’équipe à ne jamais afficher' }),
    editing: editing.optional().meta({
      title: 'Rédaction en ligne',
      description: 'Connexion des rédacteurs à /admin ; sans elle, on rédige par npm run edit',
    }),
    placeholders: z
      .array(line())
      .default([])
      .meta({ title: 'Valeurs d’exemple', description: 'Chemins des valeurs d’exemple à remplacer' }),
  })
  .meta({
    title: 'L’organisme',
    description: 'Marque, coordonnées, certificat, mentions, clients, questions fréquentes',
    editor: { pictures: 'clients' },
  });

export type Site = z.output<typeof siteSchema>;
export type Editing = z.output<typeof editing>;
