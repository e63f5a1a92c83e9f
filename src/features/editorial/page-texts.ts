import { readContentFile } from '#src/lib/content-file.ts';
import { fillTexts } from './fill-texts.ts';
import { aboutSchema, agendaSchema, homeSchema } from './page-texts-schema.ts';

export const about = readContentFile('about.yaml', aboutSchema);
export const agenda = readContentFile('agenda.yaml', agendaSchema);
export const home = fillTexts('home.yaml', readContentFile('home.yaml', homeSchema));
