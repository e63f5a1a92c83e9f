import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { formTexts } from '#src/features/contact/requests.ts';
import { withCapital, withNoBreakSpaces } from '#src/lib/french-text.ts';
import { deadline, isComplaint, referenceOf } from './adviser-email.ts';
import type { MailedCourse, Organisation } from './mailer.ts';
import { type Block, type EmailBody, factsBlock, listBlock, textBlock } from './email.ts';

/** Keeps only digits and separators, so that mails repeat no typed text. Without dots, no IP address becomes a link. */
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
      withNoBreakSpaces(`Le planning : ${hours.toLocaleString('fr-FR')} heures sur ${weeks} semaines`),
      modules.map((module) => [module.title, `${module.hours.toLocaleString('fr-FR')}\u00a0h`]),
    ),
    ...(dates.length === 0 ? [] : [listBlock('Les prochaines dates', dates)]),
    fundingBlock(course),
  ];
}

const MISTAKE =
  'Vous n’avez rien demandé ? Quelqu’un s’est sans doute trompé d’adresse : dites-le-nous en répondant, et nous effaçons tout.';

/** The mail repeats nothing of what was typed but the digits of the phone number, because a stranger may receive it. */
export function visitorEmail(record: RequestRecord, organisation: Organisation): EmailBody {
  const { mail, next } = formTexts(organisation, record.type);
  const { subject, lead, programme, planning } = mail;
  return {
    title: subject,
    blocks: [
      textBlock('Bonjour,'),
      textBlock(withNoBreakSpaces(lead)),
      ...receiptBlocks(record, organisation),
      ...(programme ? [textBlock('Le document PDF est joint à ce courriel.')] : []),
      ...(planning && organisation.course ? planningBlocks(organisation.course) : []),
      ...(next.length > 0 ? [listBlock('Et maintenant', next.map(withNoBreakSpaces))] : []),
      textBlock(withNoBreakSpaces(MISTAKE)),
    ],
    signature: [organisation.brand, organisation.phone, organisation.url, organisation.company],
  };
}
