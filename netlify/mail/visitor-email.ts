import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { formTexts } from '#src/features/contact/requests.ts';
import { withCapital, withNoBreakSpaces } from '#src/lib/french-text.ts';
import { deadlineBlock, isComplaint, referenceOf } from './adviser-email.ts';
import type { MailedCourse, Organisation } from './organisation.ts';
import { type Block, type EmailBody, textBlock } from './email.ts';

/** Keeps only digits and separators, so that mails repeat no typed text. Without dots, no IP address becomes a link. */
export const plainPhone = (phone: string): string => phone.replace(/[^\d\s+()-]/g, ' ');

function receiptBlocks(record: RequestRecord, organisation: Organisation): Block[] {
  const { formation, phone, type } = record;
  const subject = organisation.subjects.find((each) => each === formation);
  const isCalled = formTexts(organisation, type).mail.callback && phone !== null;
  const dialling = `Nous composons le ${plainPhone(phone ?? '')} : si ce n’est pas le bon numéro, répondez simplement à ce courriel.`;
  const facts = [...(subject ? [['Au sujet de', subject] as const] : []), ...referenceOf(record)];
  return [
    ...deadlineBlock(record, organisation, 'Notre appel', 'Notre réponse'),
    ...(isCalled ? [textBlock(withNoBreakSpaces(dialling))] : []),
    { kind: 'facts', title: isComplaint(record) ? 'Votre réclamation' : 'Votre demande', facts },
  ];
}

const fundingBlock = ({ sheet, wording }: Pick<MailedCourse, 'sheet' | 'wording'>): Block =>
  sheet.eligibleForCPF
    ? {
        kind: 'list',
        title: 'Financer avec le CPF',
        items: [
          ...(['cpfCover', 'cpfDelay'] as const).map((name) => withNoBreakSpaces(`${wording(name)}.`)),
          'Vous consultez votre solde vous-même, sur moncompteformation.gouv.fr. Ne transmettez vos identifiants à personne.',
        ],
      }
    : textBlock(withNoBreakSpaces(sheet.fundingNotice ?? 'Cette formation ne se paie pas avec le CPF.'));

const planningBlocks = ({ aiCourse, sessions, sheet, wording }: MailedCourse): Block[] => [
  {
    kind: 'facts',
    title: withNoBreakSpaces(`Le planning : ${aiCourse.hours} heures sur ${aiCourse.weeks} semaines`),
    facts: aiCourse.modules.map(({ title, hours }) => [title, `${hours}\u00a0h`]),
  },
  ...(sessions.length === 0
    ? []
    : [{ kind: 'list' as const, title: 'Les prochaines dates', items: sessions.map(withCapital) }]),
  fundingBlock({ sheet, wording }),
];

const MISTAKE =
  'Vous n’avez rien demandé ? Quelqu’un s’est sans doute trompé d’adresse : dites-le-nous en répondant, et nous effaçons tout.';

/** The confirmation mail. It repeats only digits of the typed text, because the recipient may be a stranger. */
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
      ...(next.length > 0
        ? [{ kind: 'list' as const, title: 'Et maintenant', items: next.map(withNoBreakSpaces) }]
        : []),
      textBlock(withNoBreakSpaces(MISTAKE)),
    ],
    signature: [organisation.brand, organisation.phone, organisation.url, organisation.company],
  };
}
