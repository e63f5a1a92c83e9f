import { z } from 'zod';
import {
  boolean,
  choice,
  date,
  email,
  formerAddress,
  group,
  httpsUrl,
  imagePath,
  int,
  line,
  link,
  list,
  pattern,
  phone,
  photoOf,
  placeholders,
  text,
} from '#src/fields/fields.ts';
import { addressSchema, legalFactsSchema } from './legal-schema.ts';
import { questionSchema } from './questions.ts';

const person = z.strictObject({
  name: line(80, 'Prénom et nom'),
  phone: phone('Téléphone', 'Son téléphone, s’il n’est pas celui de l’organisme').default(''),
  email: email('Adresse électronique', 'Son adresse, si elle n’est pas celle de l’organisme').default(''),
});

const reachable = (officer: z.output<typeof person>, { phone, email }: { phone: string; email: string }) => ({
  ...officer,
  phone: officer.phone || phone,
  email: officer.email || email,
});

const office = z.strictObject({
  name: line(80, 'Nom du bureau'),
  kind: choice({ main: 'Bureau principal', 'head-office': 'Siège', branch: 'Autre bureau' }, 'Rôle'),
  address: addressSchema.meta({ title: 'Adresse' }),
  hours: line(80, 'Horaires d’ouverture').optional(),
  accessibility: text(
    300,
    'Accessibilité',
    'Comment on y entre et circule\u202f; les fiches des formations données là le disent aussi',
  ),
  photo: photoOf('La salle ou la façade, au-dessus de l’adresse'),
});

export const siteSchema = group(
  'L’organisme',
  'Marque, coordonnées, certificat, mentions, clients, questions fréquentes',
  {
    brand: group('Marque', {
      name: line(40, 'Nom de la marque'),
      legalName: line(80, 'Dénomination sociale'),
      baseline: line(120, 'Phrase', 'Une phrase qui dit le métier'),
      url: httpsUrl('Adresse du site', 'Adresse publique du site, sans rien après le nom de domaine').refine(
        (url) => URL.canParse(url) && new URL(url).origin === url,
        { error: 'une adresse sans barre finale ni chemin\u00a0: https://www.exemple.fr' },
      ),
      foundedIn: int(1900, 2100, 'Année de création'),
    }),
    contact: group('Coordonnées', {
      phone: phone('Téléphone', 'Téléphone, au format national'),
      email: email('Adresse électronique'),
      accessibilityOfficer: person.meta({ title: 'Personne référente handicap' }),
      reportingOfficer: person.meta({ title: 'Personne à qui signaler des violences ou un harcèlement' }),
      onSiteCity: line(
        80,
        'Ville des formations en présentiel',
        'Ville des formations en présentiel ; sans elle, chaque fiche dit le lieu',
      ).optional(),
    }).overwrite((contact) => ({
      ...contact,
      accessibilityOfficer: reachable(contact.accessibilityOfficer, contact),
      reportingOfficer: reachable(contact.reportingOfficer, contact),
    })),
    offices: list(
      'Adresses',
      'Celle du bureau principal d’abord, puis celles du siège et des autres bureaux ; aucune pour qui enseigne à distance ou chez ses clients',
      office,
    ).refine(([first]) => first === undefined || first.kind === 'main', { error: 'le bureau principal en premier' }),
    map: group('Carte de la page contact', {
      provider: choice({ openstreetmap: 'OpenStreetMap' }, 'Fournisseur de la carte'),
      latitude: z.number().min(-90).max(90).meta({ title: 'Latitude du repère' }),
      longitude: z.number().min(-180).max(180).meta({ title: 'Longitude du repère' }),
    })
      .optional()
      .meta({ editor: { summary: 'OpenStreetMap' } }),
    social: list('Réseaux sociaux', { name: line(40, 'Réseau'), url: link('Adresse du compte') }),
    certificate: group(
      'Certificat',
      'Le certificat Qualiopi ; sans lui, le site n’en parle nulle part, ni des fonds publics qu’il ouvre',
      {
        number: line(40, 'Numéro du certificat'),
        body: line(120, 'Organisme certificateur'),
        bodyAddress: line(200, 'Adresse de l’organisme certificateur'),
        accreditation: text(400, 'Accréditation', 'Accréditation de l’organisme certificateur'),
        activity: line(80, 'Catégorie d’actions certifiée'),
        validFrom: date('Début de validité'),
        validUntil: date('Fin de validité'),
        firstCertifiedOn: date('Certification initiale'),
        renewals: list('Renouvellements', 'Les certificats qui ont suivi, du plus ancien au plus récent', {
          number: line(40, 'Numéro du certificat'),
          validFrom: date('Début de validité'),
          validUntil: date('Fin de validité'),
        }).default([]),
        lapsed: text(
          300,
          'Sans certificat valable',
          'La phrase que tout le site affiche, de lui-même, les jours où aucun certificat n’est valable',
        ),
      },
    )
      .optional()
      .meta({ editor: { summary: '{{number}}' } }),
    legal: legalFactsSchema,
    group: list('Entités sœurs', 'Les entités sœurs\u202f; sans aucune, la page n’en parle pas', {
      name: line(80, 'Nom de l’entité'),
      description: text(300, 'Ce qu’elle fait'),
      url: httpsUrl('Son site'),
    }).max(12),
    clients: list('Clients', 'Leurs logos défilent à partir de six\u202f; sans aucun, rien ne s’affiche', {
      name: line(60, 'Nom du client'),
      logo: imagePath('Logo'),
    }).max(24),
    marks: list('Marques', 'Certifications et chartes, à l’accueil et sur la page À propos', {
      name: line(40, 'Nom'),
      image: imagePath('Dessin', 'Un sceau simple, que l’on reconnaît à deux centimètres'),
      detail: line(120, 'Ce qu’elle dit', 'Ce que cette marque garantit, en une phrase'),
      href: link('Page', 'La page du site qui en dit plus, s’il y en a une').optional(),
      needsCertificate: boolean(
        'Tient au certificat qualité',
        'Retirée d’office les jours où aucun certificat qualité n’est valable',
      ).default(false),
    }).max(10),
    faq: list(
      'Questions fréquentes',
      'Questions de la page d’accueil\u202f; sans aucune, la page n’en a pas',
      questionSchema,
    ).max(20),
    marketingForms: group('Formulaires du prestataire marketing', {
      region: choice({ eu1: 'Europe' }, 'Région du prestataire'),
      portal: pattern(/^\d*$/, 'un numéro, ou rien', 'Portail', 'Numéro du portail ; vide : nos propres formulaires'),
      registration: z.string().meta({ title: 'Formulaire d’inscription' }),
      programme: z.string().meta({ title: 'Formulaire du programme' }),
      cpf: z.string().meta({ title: 'Formulaire CPF' }),
      creatorProgramme: z.string().meta({ title: 'Programme, pages des créateurs' }),
      creatorCpf: z.string().meta({ title: 'CPF, pages des créateurs' }),
    }),
    fromPrice: line(
      40,
      'Prix d’entrée',
      'Ce que dit une formation sans tarif : « À partir de 750 € » ; sans lui, « Sur devis »',
    ).default('Sur devis'),
    redirects: list('Pages retirées', 'Où mènent les adresses de pages que le site n’a plus', {
      from: formerAddress.meta({ title: 'Ancienne adresse' }),
      to: pattern(/^\/(?!\/)/, 'une page du site : /courses', 'Mène à', 'La page qui la remplace'),
    }).optional(),
    hiddenTeamMember: line(80, 'Membre caché', 'Membre de l’équipe à ne jamais afficher, s’il y en a un').default(''),
    placeholders: placeholders.default([]),
    samplesAcceptedBy: group(
      'Valeurs d’exemple assumées par',
      'Pour un site de démonstration : qui répond de la mise en ligne des valeurs d’exemple, et depuis quand',
      { name: line(80, 'Prénom et nom'), on: date('Depuis le') },
    ).optional(),
  },
)
  .refine(({ offices, legal }) => offices.length > 0 || legal.seat !== undefined, {
    error: 'l’adresse du siège, puisque aucun bureau ne la donne',
    path: ['legal', 'seat'],
  })
  .refine(({ offices, map }) => offices.length > 0 || map === undefined, {
    error: 'rien : la carte montre le bureau principal, et il n’y en a pas',
    path: ['map'],
  })
  .meta({ editor: { pictures: 'clients' } });

export type Site = z.output<typeof siteSchema>;
