import { now } from '../src/lib/clock.ts';
import { findingCounts, FILE_WRONG } from '../src/content-model/finding.ts';
import { printFindings } from '../src/content-model/print-findings.ts';
import { CONTENT, withContentFolder } from '../src/lib/content-folder.ts';
import { editingProblems } from '../src/site/editing.ts';
import { plannedTasks } from '#netlify/requests/request-record.ts';
import { readContentFile } from '../src/lib/content-file.ts';
import { environmentSentence, type SendingVariables, sendingProblems, withoutEmpty } from '../src/site/environment.ts';
import { siteSchema } from '../src/site/site-schema.ts';
import { buildTarget } from '../src/site/publication.ts';
import { annotateOnGitHub, findingsOf } from './content/run-content.ts';

function plannedText(env: SendingVariables, address: string): string {
  const tasks = plannedTasks(env, 'production', address);
  const mails = env.SMTP_URL
    ? [`un courriel à ${env.MAIL_TO ?? address}`, 'une confirmation au visiteur']
    : ['aucun courriel et aucune confirmation, car SMTP_URL manque'];
  const isKept = !env.SMTP_URL && tasks.includes('adviser');
  const silence = env.ALERT_URL ? '' : ' Sans ALERT_URL, personne n’est averti si les courriels ne partent plus.';
  const all = [...mails, ...(tasks.includes('webhook') ? ['un message au CRM'] : [])];
  return `Une demande déclenchera\u00A0: ${all.join(', ')}.${isKept ? ' Les demandes attendent ce réglage sans se perdre.' : ''}${silence}`;
}

for (const problem of [...sendingProblems(process.env), ...editingProblems(process.env)])
  console.warn(environmentSentence(problem));
const isProduction = buildTarget(process.env.CONTEXT) === 'production';

const findings = findingsOf(process.cwd(), now(), process.env);
const errors = findings.filter(({ severity }) => severity === 'error');
const isUnreadable = errors.some(({ rule }) => rule === FILE_WRONG);
const samples = findings.filter(({ rule }) => rule === 'placeholder');
const warnings = findings.filter(({ rule, severity }) => severity === 'warning' && rule !== 'placeholder');

if (process.env.NETLIFY === 'true' && isProduction && !isUnreadable) {
  const { contact, samplesAcceptedBy } = readContentFile('site.yaml', siteSchema);
  console.warn(plannedText(withoutEmpty(process.env), contact.email));
  if (samples.length > 0 && samplesAcceptedBy === undefined) {
    console.error(printFindings(samples, 'Valeurs d’exemple', true));
    console.error(
      `Le site n’a pas été construit\u00a0: remplacez ces valeurs, puis retirez leur ligne de placeholders. Pour un site de démonstration, acceptez-les en votre nom dans ${CONTENT}/site.yaml\u00a0: samplesAcceptedBy: { name: Prénom Nom, on: 2026-11-22 }`,
    );
    process.exitCode = 1;
  }
}
if (isUnreadable || (errors.length > 0 && isProduction)) {
  console.error(printFindings(errors, 'Contenu du site'));
  annotateOnGitHub(errors);
  console.error(`Le site n’a pas été construit\u00a0: corrigez les fichiers de ${CONTENT}/ cités plus haut.`);
  if (!isUnreadable)
    console.error(
      'Ou acceptez ces phrases en votre nom dans le fichier\u00a0: claimsAcceptedBy: { name: Prénom Nom, on: 2026-11-22, rules: [cpf-free] }',
    );
  process.exitCode = 1;
} else if (process.exitCode !== 1 && warnings.length + samples.length > 0)
  console.warn(
    withContentFolder(
      `Contenu\u00a0: ${findingCounts(warnings)}, valeurs d’exemple à remplacer\u00a0: ${samples.length}. Le détail, et quoi écrire\u00a0: npm run content`,
    ),
  );
