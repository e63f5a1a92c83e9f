import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slugify } from '#src/lib/french-text.ts';
import { DAY_MS } from '../src/lib/durations.ts';

const SAMPLE_NAME = 'essai-';
const NEWEST = Date.UTC(2026, 5, 30);

const SUBJECTS = [
  { name: 'Excel', category: 'Bureautique', illustration: 'tableur', work: 'des tableaux de suivi' },
  { name: 'Word', category: 'Bureautique', illustration: 'document', work: 'des rapports de cinquante pages' },
  { name: 'PowerPoint', category: 'Bureautique', illustration: 'diapositives', work: 'des présentations au comité' },
  { name: 'Outlook', category: 'Bureautique', illustration: 'messagerie', work: 'une boîte partagée à trois' },
  {
    name: 'SQL',
    category: 'Informatique',
    illustration: 'base-de-donnees',
    work: 'des requêtes sur deux ans de ventes',
  },
  { name: 'Python', category: 'Informatique', illustration: 'code', work: 'des scripts qui renomment des fichiers' },
  {
    name: 'Linux',
    category: 'Informatique',
    illustration: 'serveur',
    work: 'un serveur que l’on redémarre sans crainte',
  },
  { name: 'Réseaux', category: 'Informatique', illustration: 'reseau', work: 'un plan d’adressage à deux étages' },
  {
    name: 'Copilot',
    category: 'Intelligence Artificielle',
    illustration: 'invite',
    work: 'des comptes rendus de réunion',
  },
  {
    name: 'IA générative',
    category: 'Intelligence Artificielle',
    illustration: 'neurones',
    work: 'des consignes relues',
  },
  { name: 'Référencement', category: 'Digital', illustration: undefined, work: 'des pages que l’on trouve' },
  { name: 'Gestion de projet', category: 'Management', illustration: undefined, work: 'un calendrier tenu' },
] as const;

const LEVELS = ['les fondamentaux', 'perfectionnement', 'niveau avancé', 'remise à niveau', 'préparer le certificat'];
const AUDIENCES = [
  'assistants',
  'comptables',
  'techniciens',
  'chefs d’équipe',
  'élus locaux',
  'artisans',
  'formateurs',
];
const SECTORS = ['de l’industrie', 'du bâtiment', 'de la santé', 'du commerce', 'des collectivités', 'du tourisme'];
const DAYS = [1, 2, 3, 4, 5];
const PRICES = [450, 690, 980, 1260, 1890];
const MODALITIES = ['remote', 'on-site', 'blended'];

const PARAGRAPHS = [
  'La première heure se passe sans diaporama : chacun ouvre un fichier de son entreprise et dit ce qui l’y ralentit. Ces phrases restent au tableau jusqu’au soir, et l’on raye celles qui ont trouvé leur réponse.',
  'On reprend le même exercice trois fois : seul, à deux, puis sans le support. Ce qui résiste à la troisième fois va sur une fiche, que vous emportez.',
  'Le groupe compte huit personnes au plus. À neuf, le formateur ne voit plus tous les écrans, et l’on commence à attendre.',
  'Avant midi, un premier résultat que l’on peut montrer. L’après-midi sert à le rendre solide : que se passe-t-il si une ligne manque, si une date est fausse, si un collègue l’ouvre ?',
  'Un questionnaire de dix minutes ouvre et ferme la formation. Les deux résultats vous sont remis, avec les questions que l’on conseille de retravailler.',
  'Les exemples viennent de dossiers réels dont les noms ont été changés. Vous pouvez apporter les vôtres, à condition qu’ils ne contiennent rien de confidentiel.',
  'Personne ne repart avec cent pages imprimées. Un aide-mémoire de quatre pages suffit, et les fichiers corrigés restent en ligne six mois.',
];
const LISTS = [
  ['repérer ce qui se répète', 'choisir la fonction qui convient', 'vérifier un résultat', 'expliquer la démarche'],
  ['préparer ses données', 'nommer ce que l’on garde', 'automatiser un geste', 'savoir quand ne pas le faire'],
  ['lire un message d’erreur', 'revenir en arrière', 'documenter en trois lignes', 'passer le relais'],
];

/** One of the items, another for each number and each turn. */
const pick = <Item>(items: readonly Item[], index: number, turn: number): Item | undefined =>
  items[(index * 7 + turn * 13 + Math.floor(index / items.length) * turn) % items.length];

function sampleCourse(index: number): { id: string; markdown: string } {
  const { name, category, illustration, work } = SUBJECTS[index % SUBJECTS.length] ?? SUBJECTS[0];
  const level = pick(LEVELS, index, 1) ?? '';
  const audience = pick(AUDIENCES, index, 2) ?? '';
  const sector = pick(SECTORS, index, 3) ?? '';
  const days = pick(DAYS, index, 4) ?? 1;
  const price = pick(PRICES, index, 5) ?? 690;
  const modality = pick(MODALITIES, index, 6) ?? 'remote';
  const paragraph = (turn: number) => pick(PARAGRAPHS, index, turn) ?? '';
  const list = pick(LISTS, index, 5) ?? [];
  const title = `${name}, ${level} pour les ${audience} ${sector}, groupe ${index + 1}`;
  const markdown = `---
title: ${title}
description: 'Pour les ${audience} ${sector} qui veulent faire eux-mêmes ${work}, en ${7 * days} heures et sur leurs propres fichiers.'
category: ${category}
duration: ${7 * days} heures (${days === 1 ? '1 jour' : `${days} jours`})
hours: ${7 * days}
modality: ${modality}
price: { amount: ${price}, unit: person, tax: exempt }
eligibleForCPF: ${index % 3 === 0 ? 'true' : 'false'}
${illustration === undefined ? '' : `illustration: ${illustration}\n`}createdAt: ${new Date(NEWEST - index * DAY_MS).toISOString().slice(0, 10)}
---

## Comment cela se passe

${paragraph(6)} Session ${index + 1}, avec des ${audience} venus ${sector}.

${paragraph(7)}

## Ce que vous saurez faire

${list.map((item) => `- ${item}`).join('\n')}

**Le dernier jour.** ${paragraph(8)}

## Pour finir

${paragraph(9)} *${name}* change souvent : le support est relu chaque trimestre, et [les articles du blog](/blog) disent quoi.
`;
  return { id: `${SAMPLE_NAME}${slugify(title)}`, markdown };
}

/** Whether a file of courses was generated. */
export const isSampleCourse = (file: string): boolean => file.startsWith(SAMPLE_NAME);

/** Writes as many courses as asked, always the same ones in the same order, the newest first. */
export async function writeSampleCourses(directory: string, count: number): Promise<void> {
  const courses = Array.from({ length: count }, (_, index) => sampleCourse(index));
  for (const { id, markdown } of courses) await writeFile(join(directory, `${id}.md`), markdown);
}
