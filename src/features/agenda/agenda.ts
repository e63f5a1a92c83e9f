import { readContentFile } from '#src/lib/content-file.ts';
import { agendaSchema } from './agenda-schema.ts';

export const agenda = readContentFile('agenda.yaml', agendaSchema);
