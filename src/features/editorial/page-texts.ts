import { aboutSchema, agendaSchema, homeSchema } from './page-texts-schema.ts';
import { coursePagesSchema } from '#src/features/courses/course-pages-schema.ts';
import { financingSchema } from '#src/features/financing/financing-schema.ts';
import { lawSchema } from '#src/features/law/law-changes.ts';
import { readContentFile } from '#src/lib/content-file.ts';

export const about = readContentFile('about.yaml', aboutSchema);
export const agenda = readContentFile('agenda.yaml', agendaSchema);
export const coursePages = readContentFile('course-pages.yaml', coursePagesSchema);
export const financing = readContentFile('financing.yaml', financingSchema);
export const home = readContentFile('home.yaml', homeSchema);
export const law = readContentFile('law.yaml', lawSchema);
