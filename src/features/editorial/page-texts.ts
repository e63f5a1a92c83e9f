import { aboutSchema } from '#src/features/about/about-schema.ts';
import { agendaSchema } from '#src/features/agenda/agenda-schema.ts';
import { coursePagesSchema } from '#src/features/courses/course-pages-schema.ts';
import { financingSchema } from '#src/features/financing/financing-schema.ts';
import { homeSchema } from '#src/features/home/home-schema.ts';
import { lawSchema } from '#src/features/law/law-changes.ts';
import { readContentFile } from '#src/lib/content-file.ts';

export const about = readContentFile('about.yaml', aboutSchema);
export const agenda = readContentFile('agenda.yaml', agendaSchema);
export const coursePages = readContentFile('course-pages.yaml', coursePagesSchema);
export const financing = readContentFile('financing.yaml', financingSchema);
export const home = readContentFile('home.yaml', homeSchema);
export const law = readContentFile('law.yaml', lawSchema);
