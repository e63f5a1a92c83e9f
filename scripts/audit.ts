import { now } from '../src/lib/clock.ts';
import { runAudit } from './audit/run-audit.ts';
import { runCommand } from './command-line.ts';

const HELP = `Le dossier d’audit du jour (Qualiopi, indicateurs 1 à 3), écrit dans audit/.

Utilisation : npm run build, puis npm run audit

Code de sortie : 0 le dossier est écrit, 1 une erreur dans le contenu, 2 commande mal écrite.
`;

await runCommand({ help: HELP, options: {}, run: () => runAudit(process.cwd(), now(), console.log) });
