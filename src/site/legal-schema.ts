import { email, group, httpsUrl, line, list, pattern, phone } from '#src/fields/fields.ts';
import { z } from 'zod';

export const addressSchema = z.strictObject({
  street: line(200, 'Numéro et rue'),
  postalCode: pattern(/^\d{5}$/, 'cinq chiffres : 49000', 'Code postal', 'Cinq chiffres'),
  city: line(50, 'Ville'),
});

/** Checks a SIREN by Luhn's algorithm. Sample numbers, 900 000 … and 911 111 …, always pass. */
function hasValidKey(siren: string): boolean {
  const digits = siren.replaceAll(' ', '');
  const sum = (digits.match(/\d/g) ?? []).reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^9(0{5}|1{5})/.test(digits) || sum % 10 === 0;
}

export const legalFactsSchema = group('Mentions légales', {
  form: line(60, 'Forme juridique'),
  capital: line(40, 'Capital social', 'Capital social ; aucun pour une association, une personne seule').optional(),
  seat: addressSchema.optional().meta({
    title: 'Siège',
    description: 'Siège social, s’il n’est pas l’un de vos bureaux',
  }),
  siren: pattern(/^\d{3} \d{3} \d{3}$/, 'neuf chiffres : 900 000 000', 'SIREN').refine(hasValidKey, {
    error: 'un SIREN dont la clé est juste : vérifiez chaque chiffre',
    abort: true,
  }),
  siret: pattern(
    /^\d{3} \d{3} \d{3} \d{5}$/,
    'quatorze chiffres : 900 000 000 00012',
    'SIRET',
    'SIRET du siège ; le catalogue LHÉO (/lheo.xml) en a besoin',
  ).optional(),
  rcs: pattern(
    /^RCS .{2,40} \d{3} \d{3} \d{3}$/,
    'RCS, la ville du greffe et le SIREN : RCS Paris 900 000 000',
    'Immatriculation',
    'RCS, ville du greffe et SIREN : RCS Paris 900 000 000 ; aucune pour une association',
  ).optional(),
  vat: line(20, 'Numéro de TVA', 'Numéro de TVA intracommunautaire, si vous en avez un').optional(),
  activityNumber: pattern(
    /^\d{2} \d{2} \d{5} \d{2}$/,
    'onze chiffres : 52 49 00000 49',
    'Numéro de déclaration d’activité',
  ),
  activityRegion: pattern(
    /^préfet .{4,73}$/,
    'le préfet de région : préfet de la région Bretagne',
    'Préfet de région qui a enregistré la déclaration',
  ),
  publicationDirector: line(80, 'Publication', 'Directeur ou directrice de la publication'),
  host: group('Hébergeur', {
    name: line(80, 'Nom'),
    address: line(200, 'Adresse'),
    phone: phone('Téléphone'),
  }),
  mediator: group('Médiateur de la consommation', {
    name: line(120, 'Nom'),
    address: line(200, 'Adresse'),
    url: httpsUrl('Son site'),
  }),
  processors: list(
    'Sous-traitants',
    'Ceux qui reçoivent des demandes, hébergeur à part : courriels, CRM. La page confidentialité les nomme',
    {
      name: line(80, 'Nom du sous-traitant'),
      country: line(60, 'Pays où il traite les données'),
      purpose: line(160, 'Rôle', 'Ce qu’il fait pour nous : « qui achemine nos courriels »'),
    },
  ).optional(),
  dataContact: email('Adresse pour exercer ses droits'),
}).refine(({ siren, siret = siren }) => siret.startsWith(siren), {
  error: 'un SIRET qui commence par le SIREN',
  path: ['siret'],
});
