import { expect, test } from 'vitest';
import { CHECKS } from './finding.ts';
import { claimFindings } from './claim-findings.ts';

const rulesBrokenBy = (text: string, kind = 'courses', allowed: readonly string[] = []) =>
  claimFindings({ file: 'content/a.md', field: 'ligne 1', kind, text, allowed }, { cap: 1500 }).map(
    ({ check }) => CHECKS[check].rule,
  );

test.each([
  ['R1', '0 € de reste à charge avec le CPF'],
  ['R1', 'Une formation 100\u00a0% prise en charge'],
  ['R1', 'Gratuit grâce à votre Compte Formation.'],
  ['R1', 'Votre employeur ? Non : le CPF finance jusqu’à 100 % du prix.'],
  ['R1', 'Avec le CPF, vous ne payez plus : c’est gratuit.'],
  ['R2', 'Le CPF prend en charge jusqu’à 2 400 €.'],
  ['R3', 'Certification RS6776 / RNCP'],
  ['R3', 'Un certificat reconnu par l’État.'],
  ['R5', 'Démarrez en 3 jours avec votre CPF'],
  ['R6', 'Il ne reste plus que trois places'],
  ['R6', 'Dernières places avant l’été !'],
  ['R7', 'Taux de réussite constaté : 96 %'],
  ['R7', 'Note de 4,8/5 sur 250 avis'],
  ['R7', 'Plus de 3 000 stagiaires formés'],
  ['R8', 'Nos avis vérifiés parlent pour nous.'],
  ['R9', '![Qualiopi](/images/certifications/qualiopi.svg)'],
  ['R10', 'Inscrivez-vous ce mois-ci : une carte cadeau et un ordinateur offert.'],
  ['R11', '<iframe src="https://video.example/1"></iframe>'],
  ['R11', '![Un plan](https://cartes.example/plan.png)'],
  ['R12', 'En envoyant ce formulaire, vous acceptez de recevoir nos offres.'],
  ['R15', 'Tout litige relève de la compétence exclusive du tribunal de Paris.'],
  ['R16', 'Nous vérifions vos droits CPF pour vous : envoyez-nous vos identifiants.'],
])('finds that %s is broken by « %s »', (rule, text) => {
  expect(rulesBrokenBy(text)).toEqual([rule]);
});

test.each([
  ['R1', 'Être rappelé gratuitement. Le CPF est une des voies possibles.'],
  ['R1', 'Aucune formation n’est jamais gratuite avec le CPF.'],
  ['R1', 'En direct, 100 % en ligne, de 10 € à 5 000 € par mois avec le CPF.'],
  ['R2', 'Le CPF paie au plus 1 500 € ; une formation plus chère se complète.'],
  ['R2', 'Pour un titre du RNCP, le CPF peut financer 2 400 €.'],
  ['R3', 'Certification RS6776, inscrite au répertoire spécifique et non au RNCP.'],
  ['R3', 'La déclaration n’est pas un agrément, ni un diplôme d’État.'],
  ['R5', 'Réponse sous 48 h ; avec le CPF, la formation commence 11 jours ouvrés après la proposition.'],
  ['R6', 'Huit places par session, jamais plus de douze.'],
  ['R7', 'L’examen se réussit avec 75 % de bonnes réponses.'],
  ['R8', 'Des témoignages que nous recueillons nous-mêmes.'],
  ['R9', 'Cursive est certifié Qualiopi au titre des actions de formation.'],
  ['R10', 'Inscription personnelle, sans cadeau.'],
  ['R11', 'Le [plan de la salle](https://cartes.example/plan).'],
  ['R12', 'En envoyant ce formulaire, vous nous demandez de vous répondre.'],
  ['R15', 'Entre commerçants, les tribunaux de Paris sont compétents. Un consommateur garde son choix.'],
  ['R16', 'Consultez votre solde sur moncompteformation.gouv.fr ; ne nous envoyez jamais vos identifiants.'],
])('does not take for a breach of %s « %s »', (_, text) => {
  expect(rulesBrokenBy(text)).toEqual([]);
});

test('lets an article quote what others claim, and a legal page explain the courts', () => {
  expect(rulesBrokenBy('« Plus que 2 places ! », dit l’annonce.', 'blog')).toEqual([]);
  expect(rulesBrokenBy('Un bonus de 3 000 € du CPF, financé comment ?', 'blog')).toEqual([]);
});

test('finds a claim in an article too, unless its author has waived the rule', () => {
  const text = 'Notre offre : 0 € de reste à charge avec le CPF.';
  expect(rulesBrokenBy(text, 'blog')).toEqual(['R1']);
  expect(rulesBrokenBy(text, 'blog', ['R1'])).toEqual([]);
  expect(rulesBrokenBy(text, 'blog', ['R2'])).toEqual(['R1']);
});

test('leaves to a trainee the words of his own', () => {
  expect(rulesBrokenBy('Gratuit avec mon CPF, et 100 % de réussite dans mon groupe.', 'testimonials')).toEqual([]);
});

test('quotes the sentence that claims, not the whole text', () => {
  const text = 'Venez avec vos fichiers. Le CPF rend tout gratuit. Apportez un ordinateur.';
  const [found] = claimFindings({ file: 'a', field: 'b', kind: 'courses', text, allowed: [] }, { cap: 1500 });
  expect(found?.found).toBe('« Le CPF rend tout gratuit. »');
});
