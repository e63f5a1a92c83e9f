import { expect, test } from 'vitest';
import { aiCourse } from '#src/features/ai-course/ai-course.ts';
import { seatsOf } from '#src/features/ai-course/seats.ts';
import { coursePages } from '#src/features/courses/course-pages.ts';
import { fold } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { visibleLines } from '../support/built-page.ts';
import { builtPage } from '../support/built-site.ts';
import { publicCourses } from '../support/written-content.ts';

const aiCourseSheet = publicCourses().find(({ id }) => id === aiCourse.course)?.data ?? {};

const CATALOGUE = '750 €, 48 heures, 11 jours ouvrés, passerelle, blocs, suites, handicap, Demander des informations';

/** The texts that a sheet shows in place of facts that its course lacks. */
const COURSE_DEFAULTS = `
  À partir de 750 €, Le prix varie selon la durée et les modalités, À partir de 48 heures, Horaires souples,
  Formateurs experts, Aucune passerelle, Pas de validation par blocs, sur demande, Ce que vous apprendrez,
  Informations importantes, Demander des informations, Options de financement, ${coursePages.objectives.join(', ')}`;

const SEATS = seatsOf(aiCourseSheet, new Date()).length > 0 ? '7 places' : '';

/**
 * The figures and subjects that the specification requires, by page. The law and the current date may change the
 * sentences around them.
 */
const REQUIRED: Readonly<Record<string, string>> = {
  [paths.home]: `
    96 %, 97 %, 100 %, 5 000, Qualiopi, TOSA, InKréa, Charte CPF, éligible CPF, CPF, OPCO, France Travail,
    Plan de développement des compétences, Contactez un conseiller, France compétences, répertoire spécifique, l’État,
    en visio, supports, exercices, suivi, un ordinateur, connexion internet stable, de 2 à 5 jours, modules,
    entretien personnalisé, en présentiel, Angers, Demander un rendez-vous, Consulter le catalogue`,
  [paths.about]: `
    97 %, 100 %, 5 000, 2015, Excellence pédagogique, Proximité et accompagnement, Innovation continue,
    Éthique et transparence, Qualiopi, TOSA, InKréa, Polyglotte Académie, Établi Compétences, Passerelle Numérique`,
  [paths.financing]: `
    CPF, OPCO, Plan de développement des compétences, Financement personnel, en plusieurs fois, Cerner votre besoin,
    Vérifier, Monter le dossier, Suivre, Demander un rendez-vous`,
  [paths.contact]: 'du lundi au vendredi, 9 h, 18 h, handicap, Angers, Paris',
  [paths.qualityCertificate]: `
    18 décembre 2024, 2 avril 2026, 3 avril 2023, Actions de formation, accrédité, obligatoire, déclaration d’activité,
    SIREN, Angers`,
  [paths.tailoredPage('bureautique')]: `${CATALOGUE}, 7, 49 heures`,
  [paths.tailoredPage('outils-graphiques')]: `${CATALOGUE}, 7, 42 heures`,
  [paths.tailoredPage('developpement-web')]: `${CATALOGUE}, 7, 49 heures`,
  [paths.tailoredPage('reseau-systeme-securite')]:
    `${CATALOGUE}, 28 à 42 heures, 42 à 56 heures, Intermédiaire à Avancé,
    Avancé, Linux, Azure, Windows Server, Cisco CCNA, Cybersécurité et ethical hacking, VMware, AWS`,
  [paths.aiCourse]: `
    21 heures, 6 semaines, 12 participants au plus, RS6776, RNCP, 150 € à votre charge, 100 %, Six mois, ${SEATS},
    3 000, 98 %, 95 %, 4,8, 4,9, 250 avis, sous 24 h, dans les 2 heures`,
  [paths.course('reseaux-sociaux-structure-locale')]: COURSE_DEFAULTS,
  [paths.course('microsoft-365-travailler-a-plusieurs')]: COURSE_DEFAULTS,
  [paths.aiEnrolment]: `
    Inscription Formation IA, 21 heures, intensive, RNCP, 100 %, CPF, OPCO, experts, certifié, formateurs`,
  [paths.aiProgramme]: `
    Stratégie de mise en œuvre, 7 h, Création de contenus, 10 h, Conformité éthique, 4 h, RGPD, cas, exercices,
    ateliers, programme, planning, CPF, conseiller`,
  [paths.aiCpf]: '100 %, sous 48 h, OPCO, France Travail, solde, reste, accompagn',
  [paths.creator('demo')]: `
    3 000, 98 %, Semaine 1, résultats, 100 %, 500 €, 5 000 €, bonus, communauté privée, experts, outils d’IA, Écrire,
    images, Automatiser, sous 24 h`,
  [paths.courseNotFound]: 'Formation non trouvée',
  [paths.articleNotFound]: 'Article non trouvé',
  '/merci-inscription': 'sous 24 h, dans les 5 minutes',
  '/merci-rappel': 'dans les 2 heures, du lundi au vendredi, 9 h, 18 h',
  '/merci-programme-ia': 'dans les minutes',
  '/merci-demande-cpf': 'vérification CPF, sous 48 h',
};

const plain = (text: string): string => fold(text).replaceAll(/\s+/g, ' ');

test.each(Object.entries(REQUIRED))('shows on %s every figure and subject of the specification', (path, required) => {
  const main = builtPage(path).root.querySelector('main');
  const text = plain(main === null ? '' : visibleLines(main).join('\n'));
  // A comma inside a number has no space after it.
  const words = required.split(/,\s+/).map((one) => plain(one).trim());
  expect(words.filter((one) => !text.includes(one))).toEqual([]);
});

test('names the social networks of the specification in the footer', () => {
  const footer = builtPage(paths.contact).root.querySelector('footer')?.text;
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn']) expect(footer).toContain(network);
});
