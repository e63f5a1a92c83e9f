import { countOf } from '#src/lib/french-numbers.ts';
import { type RequestRecord, TEXTS } from '#netlify/requests/request-record.ts';
import { answerTime, callbackTime, receivedTime } from '#src/features/contact/callback-time.ts';
import { formTexts } from '#src/features/contact/requests.ts';
import { COURSE_INTERESTS, FIELDS } from '#src/features/contact/contact-fields.ts';
import { FORMS, formsOfType, typeName } from '#src/features/contact/contact-forms.ts';
import { type Block, type EmailBody, factsBlock, promiseBlock, quoteBlock, textBlock, listBlock } from './email.ts';
import type { Organisation, MailedCourse } from './mailer.ts';
import { withCapital, withNoBreakSpaces } from '#src/lib/french-text.ts';

export const formLabel = (type: string | null): string => formsOfType(type ?? '')[0]?.label ?? typeName(type);

export const fullName = ({ firstName, lastName }: Pick<RequestRecord, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ');

const isComplaint = ({ type }: RequestRecord): boolean => type === FORMS.complaint.type;

function deadline(record: RequestRecord, organisation: Organisation, call: string, answer: string): Block[] {
  const at = new Date(record.createdAt);
  const { callback, delays } = organisation;
  if (formTexts(organisation, record.type).mail.callback) return [promiseBlock(call, callbackTime(at, callback))];
  return isComplaint(record) ? [promiseBlock(answer, answerTime(at, delays.complaintDays))] : [];
}

const referenceOf = ({ id, createdAt }: RequestRecord): [label: string, value: string][] => [
  ['Reçue', receivedTime(new Date(createdAt))],
  ['Référence', id.slice(0, 8)],
];

const SHOWN_ELSEWHERE: readonly string[] = ['firstName', 'lastName', 'message'];

function facts(record: RequestRecord): [label: string, value: string][] {
  const texts = TEXTS.filter((name) => !SHOWN_ELSEWHERE.includes(name)).flatMap((name): [string, string][] => {
    const text = record[name];
    if (text === null) return [];
    if (name !== 'courseInterest') return [[FIELDS[name].label, text]];
    return [['Domaine', COURSE_INTERESTS.find(({ value }) => value === text)?.label ?? text]];
  });
  return [...texts, ...referenceOf(record)];
}

export function adviserEmail(record: RequestRecord, organisation: Organisation, isRepeat: boolean): EmailBody {
  const { id, email, formation, message, type } = record;
  const reply =
    email === null
      ? 'Aucune adresse n’a été laissée\u00A0: seul le téléphone permet de répondre.'
      : 'Pour écrire au visiteur, répondez à ce courriel.';
  return {
    title: `${formLabel(type)}\u00A0: ${[formation, fullName(record) || 'sans nom'].filter(Boolean).join(', ')}`,
    blocks: [
      ...(isRepeat ? [textBlock('Un premier envoi de ce courriel est peut-être déjà arrivé.')] : []),
      ...deadline(record, organisation, 'À rappeler', 'À répondre par écrit'),
      factsBlock(isComplaint(record) ? 'La réclamation' : 'La demande', facts(record)),
      ...(message === null ? [] : [quoteBlock('Le message', message)]),
      textBlock(reply),
    ],
    signature: [organisation.brand, organisation.company, `npm run leads -- show ${id.slice(0, 8)}`],
  };
}

/**
 * Keeps only digits and separators. Otherwise, anyone could use our mails to send a text to a stranger.
 * Removes dots too, because mail programs turn an IP address into a link.
 */
export const plainPhone = (phone: string): string => phone.replace(/[^\d\s+()-]/g, ' ');

function receiptBlocks(record: RequestRecord, organisation: Organisation): Block[] {
  const { formation, phone, type } = record;
  const subject = organisation.subjects.find((each) => each === formation);
  const isCalled = formTexts(organisation, type).mail.callback && phone !== null;
  const dialling = `Nous composons le ${plainPhone(phone ?? '')} : si ce n’est pas le bon numéro, répondez simplement à ce courriel.`;
  const facts = [...(subject ? [['Au sujet de', subject] as const] : []), ...referenceOf(record)];
  return [
    ...deadline(record, organisation, 'Notre appel', 'Notre réponse'),
    ...(isCalled ? [textBlock(withNoBreakSpaces(dialling))] : []),
    factsBlock(isComplaint(record) ? 'Votre réclamation' : 'Votre demande', facts),
  ];
}

function fundingBlock({ sheet, wording }: MailedCourse): Block {
  if (!sheet.eligibleForCPF)
    return textBlock(withNoBreakSpaces(sheet.fundingNotice ?? 'Cette formation ne se paie pas avec le CPF.'));
  return listBlock('Financer avec le CPF', [
    ...(['cpfCover', 'cpfDelay'] as const).map((name) => withNoBreakSpaces(`${wording(name)}.`)),
    'Vous consultez votre solde vous-même, sur moncompteformation.gouv.fr. Ne transmettez vos identifiants à personne.',
  ]);
}

function planningBlocks(course: MailedCourse): Block[] {
  const { hours, weeks, modules } = course.aiCourse;
  const dates = course.sessions.map(withCapital);
  return [
    factsBlock(
      withNoBreakSpaces(`Le planning : ${countOf(hours, 'heure')} sur ${countOf(weeks, 'semaine')}`),
      modules.map((module) => [module.title, `${module.hours.toLocaleString('fr-FR')}\u00a0h`]),
    ),
    ...(dates.length === 0 ? [] : [listBlock('Les prochaines dates', dates)]),
    fundingBlock(course),
  ];
}

const MISTAKE =
  'Vous n’avez rien demandé ? Quelqu’un s’est sans doute trompé d’adresse : dites-le-nous en répondant, et nous effaçons tout.';

export function visitorEmail(record: RequestRecord, organisation: Organisation): EmailBody {
  const { mail, next } = formTexts(organisation, record.type);
  const { subject, lead, programme, planning } = mail;
  return {
    title: subject,
    blocks: [
      textBlock('Bonjour,'),
      textBlock(withNoBreakSpaces(lead)),
      ...receiptBlocks(record, organisation),
      ...(programme && organisation.course ? [textBlock('Le document PDF est joint à ce courriel.')] : []),
      ...(planning && organisation.course ? planningBlocks(organisation.course) : []),
      ...(next.length > 0 ? [listBlock('Et maintenant', next.map(withNoBreakSpaces))] : []),
      textBlock(withNoBreakSpaces(MISTAKE)),
    ],
    signature: [organisation.brand, organisation.phone, organisation.url, organisation.company],
  };
}
