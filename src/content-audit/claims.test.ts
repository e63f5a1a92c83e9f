import { expect, test } from 'vitest';
import { brokenClaims, type CLAIMS } from './claims.ts';

const AMOUNTS = { participation: 150, caps: [{ register: 'RS', amount: 1500 }], highestCap: 1600 };

const broken = (text: string, kind = 'courses') => brokenClaims({ kind, text }, AMOUNTS);

const PAIRS: readonly (readonly [rule: keyof typeof CLAIMS, forbidden: string, allowed: string])[] = [
  ['cpf-free', '0 € de reste à charge avec le CPF', 'Être rappelé gratuitement. Le CPF est une des voies possibles.'],
  ['cpf-free', 'Une formation prise en charge à 100 % par votre compte.', 'Une charge répartie à 100 % sur l’année.'],
  ['cpf-free', 'Une formation 100\u00a0% prise en charge', 'Aucune formation n’est jamais gratuite avec le CPF.'],
  ['cpf-free', 'Non : le CPF finance jusqu’à 100 % du prix.', 'En direct, 100 % en ligne, 10 € par mois avec le CPF.'],
  ['cpf-free', 'Avec le CPF, vous ne payez plus : c’est gratuit.', 'Le CPF ne rend jamais rien gratuit.'],
  ['cpf-free', 'Votre formation ne vous coûte rien avec le CPF.', 'Un premier entretien ne vous coûte rien.'],
  ['cpf-free', 'Nos formations sont gratuites', 'Nos modèles de documents sont gratuits.'],
  ['cpf-free', 'Nous vous remboursons la participation.', 'Votre employeur peut payer la participation.'],
  ['cpf-free', 'Participation de 150 € offerte !', 'Nous ne pouvons pas rembourser la participation.'],
  ['cpf-free', 'La participation reste à notre charge.', 'Nous offrons une attestation de participation.'],
  ['cpf-free', 'Nous prenons en charge votre participation.', 'Nous prenons en compte votre participation.'],
  ['cpf-budget', 'Le CPF prend en charge jusqu’à 2 400 €.', 'Le CPF paie au plus 1 500 € ; le reste se complète.'],
  ['cpf-budget-past', 'Utilisez 1 501 € de votre CPF.', 'Utilisez 1 500 € de votre CPF.'],
  ['cpf-budget', 'Utilisez 1 601 € de votre CPF.', 'Pour un titre du RNCP, le CPF peut financer 2 400 €.'],
  ['register-confused', 'Certification RS6776 / RNCP', 'RS6776, inscrite au répertoire spécifique et non au RNCP.'],
  ['register-confused', 'Un certificat reconnu par l’État.', 'Ce n’est pas un agrément, ni un diplôme d’État.'],
  ['cpf-too-soon', 'Démarrez en 3 jours avec votre CPF', 'Avec le CPF, elle commence 11 jours ouvrés après.'],
  ['scarcity', 'Il ne reste plus que trois places', 'Huit places par session, jamais plus de douze.'],
  ['scarcity', 'Dernières places avant l’été !', 'Les places se comptent dans les sessions.'],
  ['figure-typed', 'Taux de réussite constaté : 96 %', 'L’examen se réussit avec 75 % de bonnes réponses.'],
  ['figure-typed', 'Note de 4,8/5 sur 250 avis', 'Une note de 4 sur 5 à chaque exercice.'],
  ['figure-typed', 'Plus de 3 000 stagiaires formés', 'Douze stagiaires au plus.'],
  ['review-verified', 'Nos avis vérifiés parlent pour nous.', 'Des témoignages que nous recueillons nous-mêmes.'],
  ['quality-mark-misplaced', '![Qualiopi](/images/qualiopi.svg)', 'Cursive est certifié Qualiopi.'],
  ['enrolment-gift', 'Inscrivez-vous ce mois-ci : un ordinateur offert.', 'Inscription personnelle, sans cadeau.'],
  ['enrolment-gift', 'Un bonus pour toute inscription.', 'Le bonus, compris dans la formation.'],
  ['promise-unproved', 'Des résultats garantis.', 'Aucune réussite garantie : nous ne promettons rien.'],
  ['consent-forced', 'En envoyant ce formulaire, vous acceptez nos offres.', 'En l’envoyant, vous posez une question.'],
  ['jurisdiction-clause', 'La compétence exclusive du tribunal de Paris.', 'Entre commerçants, le tribunal de Paris.'],
  ['cpf-data-asked', 'Nous vérifions vos droits CPF : vos identifiants.', 'Ne nous envoyez jamais vos identifiants.'],
  ['delay-typed', 'Réponse sous 24 h, les jours ouvrés', 'Réponse {{answer}}'],
  ['delay-typed', 'Un conseiller vous rappelle dans les 2 heures.', 'Un rappel de deux heures en fin de parcours.'],
  ['amount-outdated', 'Participation de 103,20\u00a0€', 'Participation de 150\u00a0€. Plafond RS : 1 500 €.'],
];

test.each(PAIRS)('applies %s to « %s » and not to « %s »', (rule, forbidden, allowed) => {
  expect(broken(forbidden).map(({ id }) => id)).toEqual([rule]);
  expect(broken(allowed)).toEqual([]);
});

test.each([
  ['« Plus que 2 places ! », dit l’annonce.', 'blog'],
  ['Un bonus de 3 000 € du CPF, financé comment ?', 'legal'],
  ['Gratuit avec mon CPF, et 100 % de réussite dans mon groupe.', 'testimonials'],
])('accepts « %s » in %s', (text, kind) => {
  expect(broken(text, kind)).toEqual([]);
});

test('quotes the sentence of an article with the claim, not the whole text', () => {
  const text = 'Venez avec vos fichiers. Le CPF rend tout gratuit. Apportez un ordinateur.';
  expect(broken(text, 'blog').map(({ found }) => found)).toEqual(['« Le CPF rend tout gratuit. »']);
});
