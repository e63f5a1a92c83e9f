import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#src/lib/durations.ts';

const NEWEST = Date.UTC(2026, 5, 30);
const SUBJECTS = [
  ['Excel', 'Bureautique', 'tableur', 'des tableaux de suivi'],
  ['Word', 'Bureautique', 'document', 'des rapports de cinquante pages'],
  ['SQL', 'Informatique', 'base-de-donnees', 'des requêtes sur deux ans'],
  ['Python', 'Informatique', 'code', 'des scripts qui renomment des fichiers'],
  ['Copilot', 'Intelligence Artificielle', 'invite', 'des comptes rendus'],
] as const;
const LEVELS = ['les fondamentaux', 'perfectionnement', 'niveau avancé', 'remise à niveau'] as const;
const AUDIENCES = ['assistants', 'comptables', 'techniciens', 'élus locaux', 'artisans', 'formateurs'] as const;
const PARAGRAPHS = [
  'La première heure se passe sans diaporama : chacun ouvre un fichier de son entreprise et dit ce qui l’y ralentit.',
  'On reprend le même exercice trois fois : seul, à deux, puis sans le support. Ce qui résiste va sur une fiche.',
  'Un questionnaire de dix minutes ouvre et ferme la formation. Les deux résultats vous sont remis.',
] as const;

const pick = <const Items extends readonly [unknown, ...unknown[]]>(items: Items, index: number): Items[number] =>
  items[index % items.length];

function sampleCourse(index: number): string {
  const [name, category, illustration, work] = pick(SUBJECTS, index);
  const audience = pick(AUDIENCES, index);
  const hours = 7 * (1 + (index % 5));
  return `---
title: ${name}, ${pick(LEVELS, index)} pour les ${audience}, groupe ${String(index + 1)}
description: 'Pour les ${audience} qui veulent faire eux-mêmes ${work}, en ${String(hours)} heures.'
category: ${category}
duration: ${String(hours)} heures
hours: ${String(hours)}
modality: remote
price: { amount: ${String(450 + hours * 30)}, unit: person, tax: exempt }
eligibleForCPF: ${String(index % 3 === 0)}
illustration: ${illustration}
createdOn: ${new Date(NEWEST - index * DAY_MS).toISOString().slice(0, 10)}
---

## Comment cela se passe

${pick(PARAGRAPHS, index)} Session ${String(index + 1)}, avec des ${audience}.

## Ce que vous saurez faire

- repérer ce qui se répète
- choisir la fonction qui convient

${pick(PARAGRAPHS, index + 1)}
`;
}

/** Adds sample courses to a folder of courses until it holds `count`. */
export async function fillWithCourses(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const missing = count - (await readdir(folder)).length;
  for (let index = 0; index < missing; index += 1)
    await writeFile(join(folder, `essai-${String(index)}.md`), sampleCourse(index));
}
