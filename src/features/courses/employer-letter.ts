import { formatPeriod } from '#src/lib/french-dates.ts';
import { FACTS } from './course-fact-texts.ts';
import { type CourseFact, lineText } from './course-facts.ts';
import { type OfferedSession, placeInSentence } from './sessions.ts';

/** The maximum number of sessions in a letter. Some mail programs cut links of more than 2,000 characters. */
const MAX_SESSIONS = 3;

type Sources = {
  title: string;
  facts: readonly CourseFact[];
  sessions: readonly OfferedSession[];
  provider: string;
  /** The URL of the programme. */
  programme: string;
  canUsePublicFunding: boolean;
};

/** The letter with which an employee asks their employer for a course. */
export function employerLetter({ title, facts, sessions, provider, programme, canUsePublicFunding }: Sources): {
  subject: string;
  text: string;
} {
  const factOf = (id: 'price' | 'duration') =>
    facts
      .filter((fact) => fact.id === id)
      .flatMap(({ detail }) => detail.slice(0, 1).map(lineText))
      .join();
  const dates = sessions
    .filter(({ state }) => state !== 'full')
    .slice(0, MAX_SESSIONS)
    .map(({ start, end, place }) => `${formatPeriod(start, end)}, ${placeInSentence(place)}`);
  const lines = {
    [FACTS.price.term]: factOf('price'),
    [FACTS.duration.term]: factOf('duration'),
    Dates: dates.join('\u202f; ') || 'à convenir',
    Financement: `plan de développement des compétences${canUsePublicFunding ? ', ou OPCO si la demande est déposée avant le début de la formation' : ''}`,
    Programme: programme,
  };
  return {
    subject: `Demande de formation\u00a0: ${title}`,
    text: [
      'Bonjour,',
      `Je souhaite suivre la formation «\u00a0${title}\u00a0», proposée par ${provider}.`,
      Object.entries(lines)
        .map(([term, detail]) => `${term}\u00a0: ${detail}`)
        .join('\n'),
      'Je reste à votre disposition pour en parler.',
      'Bien cordialement,\n',
    ].join('\n\n'),
  };
}
