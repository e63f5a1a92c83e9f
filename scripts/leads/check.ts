import { sendAlert } from '#netlify/daily/send-digest.ts';
import { postSignedEvent } from '#netlify/delivery/webhook.ts';
import { type EmailBody, textBlock } from '#netlify/mail/email.ts';
import { isValid, mailerFrom } from '#netlify/mail/mailer.ts';
import { DeliveryFailure } from '#netlify/requests/request-record.ts';
import { environmentSentence, sendingProblems } from '#src/site/environment.ts';
import type { Call, LeadsCommand } from './command.ts';

const UNREACHED =
  'le serveur ne répond pas. Vérifiez le nom et le port de SMTP_URL\u00A0: 465 avec smtps://, 587 avec smtp://';

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^smtp_(53[045]|auth)/, 'identifiant ou mot de passe refusé. Dans SMTP_URL, @ s’écrit %40, / %2F et # %23'],
  [/^smtp_(connection|socket|dns|timeout|refused|notfound)/, UNREACHED],
  [/^smtp_tls/, 'le serveur ne chiffre pas. Prenez smtps:// et le port 465, ou un autre fournisseur'],
  [/^smtp_5/, 'expéditeur ou destinataire refusé. MAIL_FROM doit être d’un domaine que ce compte peut employer'],
  [/^smtp_/, 'le serveur refuse ce courriel pour l’instant. Réessayez dans une heure'],
  [/_(401|403|404)$/, 'l’adresse ou le secret n’est pas le bon. Copiez-les de nouveau'],
  [/timeout|unreachable/, 'rien ne répond à cette adresse. Vérifiez-la, ou réessayez plus tard'],
  [/^(webhook|alert)_/, 'le destinataire répond par une erreur. Ouvrez son journal'],
];

const TEST_MAIL: EmailBody = {
  title: 'Essai des courriels du site',
  blocks: [textBlock('Si vous lisez ces lignes, les demandes du site vous parviendront.')],
  signature: ['npm run leads -- check'],
};

async function checkMail({ env, now }: Call): Promise<string> {
  const mailer = env.SMTP_URL ? mailerFrom(env, 'production') : null;
  if (mailer === null)
    throw new Error(
      'SMTP_URL, MAIL_FROM ou MAIL_TO manque ou est faux. Réglez ces variables chez Netlify, et écrivez-les devant la commande',
    );
  const { adviser, send } = mailer(now());
  await send({ name: `check-${now().getTime()}`, to: adviser, body: TEST_MAIL });
  return `un courriel est parti vers ${adviser.address}. Regardez s’il est arrivé, et pas dans les indésirables`;
}

async function checkCrm({ env, now }: Call): Promise<string> {
  const { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret } = env;
  if (!url && !secret) return 'aucun n’est réglé';
  if (!url || !secret || !isValid(env, 'CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET'))
    throw new Error('CRM_WEBHOOK_URL ou CRM_WEBHOOK_SECRET manque ou est faux');
  await postSignedEvent(url, secret, { id: `test_${now().getTime()}`, now: now(), type: 'test', data: {} });
  return 'le message d’essai signé est accepté';
}

async function checkAlert({ env }: Call): Promise<string> {
  if (!env.ALERT_URL)
    return 'aucune n’est réglée. Sans elle, une panne des courriels ne se voit qu’au courriel du lundi qui manque';
  await sendAlert('Essai des alertes du site', env);
  return 'la ligne « Essai des alertes du site » est partie';
}

async function checkStore({ stores }: Call): Promise<string> {
  for (const records of stores) {
    const key = `check/${crypto.randomUUID()}`;
    const isFirst = await records.reserve(key, 'premier');
    const isSecond = await records.reserve(key, 'second').finally(() => records.delete(key));
    if (!isFirst || isSecond)
      throw new Error('l’écriture conditionnelle ne tient pas. Prévenez un développeur avant la mise en ligne');
  }
  return 'une écriture conditionnelle a réussi, une deuxième a été refusée, et tout est effacé';
}

const CHECKS: Readonly<Record<string, (call: Call) => Promise<string>>> = {
  Stockage: checkStore,
  Courriels: checkMail,
  CRM: checkCrm,
  Alertes: checkAlert,
};

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof DeliveryFailure)) return error instanceof Error ? error.message : String(error);
  const [, remedy] = REMEDIES.find(([reason]) => reason.test(error.reason)) ?? [null, 'cause inconnue'];
  return `${remedy} (${error.reason})`;
};

export const check: LeadsCommand = {
  run: async (call) => {
    for (const problem of sendingProblems(call.env)) call.fail(environmentSentence(problem));
    for (const [name, runCheck] of Object.entries(CHECKS))
      try {
        call.print(`${name}\u00A0: ${await runCheck(call)}.\n`);
      } catch (error) {
        call.fail(`${name}, en panne\u00A0: ${sentenceOf(error)}.`);
      }
  },
};
