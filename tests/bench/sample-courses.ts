import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#src/lib/durations.ts';

const NEWEST = Date.UTC(2026, 5, 30);
const SUBJECTS = ['Excel', 'Word', 'SQL', 'Python', 'Copilot'];
const CATEGORIES = ['Bureautique', 'Informatique', 'Intelligence Artificielle'];
const AUDIENCES = ['assistants', 'comptables', 'techniciens', 'élus locaux', 'artisans', 'formateurs'];

const pick = (items: readonly string[], index: number): string => items[index % items.length] ?? '';

function sampleCourse(index: number): string {
  const subject = `${pick(SUBJECTS, index)} pour les ${pick(AUDIENCES, index)}, groupe ${String(index + 1)}`;
  const hours = 7 * (1 + (index % 5));
  return `---
title: ${subject}
description: Des exercices sur vos fichiers, en ${String(hours)} heures, avec ${subject}.
category: ${pick(CATEGORIES, index)}
duration: ${String(hours)} heures
hours: ${String(hours)}
modality: remote
price: { amount: ${String(450 + hours * 30)}, unit: person, tax: exempt }
eligibleForCPF: ${String(index % 3 === 0)}
createdOn: ${new Date(NEWEST - index * DAY_MS).toISOString().slice(0, 10)}
---

## Comment cela se passe

${'La première heure se passe sans diaporama : chacun ouvre un fichier et dit ce qui l’y ralentit. '.repeat(4)}
`;
}

/** Adds sample courses to a folder of courses until it holds `count`. */
export async function fillWithCourses(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const missing = count - (await readdir(folder)).length;
  for (let index = 0; index < missing; index += 1)
    await writeFile(join(folder, `essai-${String(index)}.md`), sampleCourse(index));
}
