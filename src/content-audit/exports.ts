import { lheoGaps } from '#src/features/open-data/lheo-gaps.ts';
import type { ContentRule } from './rule.ts';

/** What keeps courses out of the files for importers. */
export const EXPORTS = {
  'lheo-left-out': {
    severity: 'note',
    title: 'Une formation absente du catalogue LHÉO',
    law: 'LHÉO 2.3, éléments obligatoires (lheo.gouv.fr/2.3)',
    mend: 'remplissez ce champ : la formation y figure dès que rien ne manque',
    find: ({ content: { courses, site }, day }) => {
      const ofCourses = courses.flatMap(({ file, sheet }) =>
        lheoGaps(sheet, day).map(([field, found]) => ({ file, field, found })),
      );
      if (courses.length === 0 || site.sheet.legal.siret !== undefined) return ofCourses;
      return [{ file: site.file, field: 'legal.siret', found: 'rien, donc aucune formation' }, ...ofCourses];
    },
  },
} as const satisfies Readonly<Record<string, ContentRule>>;
