import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { callbackTime } from '#src/features/contact/callback-time.ts';
import { formTexts } from '#src/features/contact/requests.ts';
import { withNoBreakSpaces } from '#src/lib/french-text.ts';
import type { MailedCourse, Organisation } from './organisation.ts';
import type { Block, EmailBody } from './email.ts';

/** Only digits and separators, so that we send no text of strangers. No points: mail programs would link an IP address. */
export const dialled = (phone: string): string => phone.replace(/[^\d\s+()-]/g, ' ');

function callbackBlocks({ createdAt, phone }: RequestRecord, organisation: Organisation): Block[] {
  const text = callbackTime(new Date(createdAt), organisation.callback);
  const promise: Block = { kind: 'promise', label: 'Notre appel', text };
  if (phone === null) return [promise];
  const dialling = `Nous composons le ${dialled(phone)} : si ce n’est pas le bon numéro, répondez simplement à ce courriel.`;
  return [promise, { kind: 'text', text: withNoBreakSpaces(dialling) }];
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** Whether and how the CPF pays for the course. */
const fundingBlock = ({ cpf, fundingNotice }: MailedCourse): Block =>
  cpf.length > 0
    ? {
        kind: 'list',
        title: 'Financer avec le CPF',
        items: [
          ...cpf.map(withNoBreakSpaces),
          'Vous consultez votre solde vous-même, sur moncompteformation.gouv.fr. Ne transmettez vos identifiants à personne.',
        ],
      }
    : { kind: 'text', text: withNoBreakSpaces(fundingNotice ?? 'Cette formation ne se paie pas avec le CPF.') };

const planningBlocks = (course: MailedCourse): Block[] => [
  {
    kind: 'facts',
    title: withNoBreakSpaces(`Le planning : ${String(course.hours)} heures sur ${String(course.weeks)} semaines`),
    facts: course.modules.map(({ title, hours }) => [title, `${String(hours)}\u00A0h`]),
  },
  ...(course.sessions.length === 0
    ? []
    : [{ kind: 'list' as const, title: 'Les prochaines dates', items: course.sessions.map(capitalised) }]),
  fundingBlock(course),
];

/** The confirmation. Of what was typed it has only the digits of the number: otherwise anyone could send mail in our name. */
export function visitorEmail(record: RequestRecord, organisation: Organisation): EmailBody {
  const { mail, next } = formTexts(organisation, record.type);
  const { subject, lead, callback, programme, planning } = mail;
  const blocks: Block[] = [
    { kind: 'text', text: 'Bonjour,' },
    { kind: 'text', text: withNoBreakSpaces(lead) },
  ];
  if (callback) blocks.push(...callbackBlocks(record, organisation));
  if (programme) blocks.push({ kind: 'text', text: 'Le document PDF est joint à ce courriel.' });
  if (planning && organisation.course) blocks.push(...planningBlocks(organisation.course));
  if (next.length > 0) blocks.push({ kind: 'list', title: 'Et maintenant', items: next.map(withNoBreakSpaces) });
  blocks.push({
    kind: 'text',
    text: withNoBreakSpaces(
      'Vous n’avez rien demandé ? Quelqu’un s’est sans doute trompé d’adresse : dites-le-nous en répondant, et nous effaçons tout.',
    ),
  });
  return {
    title: subject,
    blocks,
    signature: [organisation.brand, organisation.phone, organisation.url, organisation.company],
  };
}
