import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slugify } from '#src/lib/french-text.ts';
import { DAY_MS } from '#src/lib/durations.ts';

const NEWEST = Date.UTC(2026, 5, 30);
const SUBJECTS = [
  { name: 'Excel', category: 'Bureautique', illustration: 'tableur', work: 'des tableaux de suivi' },
  { name: 'Word', category: 'Bureautique', illustration: 'document', work: 'des rapports de cinquante pages' },
  { name: 'SQL', category: 'Informatique', illustration: 'base-de-donnees', work: 'des requêtes sur deux ans' },
  { name: 'Python', category: 'Informatique', illustration: 'code', work: 'des scripts qui renomment des fichiers' },
  { name: 'Copilot', category: 'Intelligence Artificielle', illustration: 'invite', work: 'des comptes rendus' },
];
const LEVELS = ['les fondamentaux', 'perfectionnement', 'niveau avancé', 'remise à niveau', 'préparer le certificat'];
const AUDIENCES = ['assistants', 'comptables', 'techniciens', 'élus locaux', 'artisans', 'formateurs'];
const SECTORS = ['de l’industrie', 'du bâtiment', 'de la santé', 'du commerce', 'des collectivités', 'du tourisme'];
const PRICES = [450, 690, 980, 1260, 1890];
const MODALITIES = ['remote', 'on-site', 'blended'];
const PARAGRAPHS = [
  'La première heure se passe sans diaporama : chacun ouvre un fichier de son entreprise et dit ce qui l’y ralentit.',
  'On reprend le même exercice trois fois : seul, à deux, puis sans le support. Ce qui résiste va sur une fiche.',
  'Un questionnaire de dix minutes ouvre et ferme la formation. Les deux résultats vous sont remis.',
  'Les exemples viennent de dossiers réels dont les noms ont été changés. Vous pouvez apporter les vôtres.',
];

/** Picks an item. Each turn goes through the items in a different order. */
function pick<Item>(items: readonly Item[], index: number, turn: number): Item {
  const item = items[(index * 7 + turn * 13 + Math.floor(index / items.length) * turn) % items.length];
  if (item === undefined) throw new Error('Cannot pick from an empty list.');
  return item;
}

function sampleCourse(index: number): { id: string; markdown: string } {
  const { name, category, illustration, work } = pick(SUBJECTS, index, 0);
  const audience = `${pick(AUDIENCES, index, 2)} ${pick(SECTORS, index, 3)}`;
  const title = `${name}, ${pick(LEVELS, index, 1)} pour les ${audience}, groupe ${index + 1}`;
  const hours = 7 * (1 + (index % 5));
  const markdown = `---
title: ${title}
description: 'Pour les ${audience} qui veulent faire eux-mêmes ${work}, en ${hours} heures et sur leurs propres fichiers.'
category: ${category}
duration: ${hours} heures
hours: ${hours}
modality: ${pick(MODALITIES, index, 6)}
price: { amount: ${pick(PRICES, index, 5)}, unit: person, tax: exempt }
eligibleForCPF: ${index % 3 === 0 ? 'true' : 'false'}
illustration: ${illustration}
createdOn: ${new Date(NEWEST - index * DAY_MS).toISOString().slice(0, 10)}
---

## Comment cela se passe

${pick(PARAGRAPHS, index, 1)} Session ${index + 1}, avec des ${audience}.

## Ce que vous saurez faire

- repérer ce qui se répète
- choisir la fonction qui convient
- vérifier un résultat

${pick(PARAGRAPHS, index, 2)}
`;
  return { id: `essai-${slugify(title)}`, markdown };
}

/** Adds sample courses to a folder of courses until it holds `count`. */
export async function fillWithCourses(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const missing = count - (await readdir(folder)).length;
  for (let index = 0; index < missing; index += 1) {
    const { id, markdown } = sampleCourse(index);
    await writeFile(join(folder, `${id}.md`), markdown);
  }
}
