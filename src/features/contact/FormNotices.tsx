import { CONTACT_PHONE } from '#src/site/browser-facts.ts';
import { callbackTime, receivedTime, waitingTime } from './callback-time.ts';
import { COURSE_INTERESTS } from './contact-fields.ts';
import type { FormSubject } from './contact-forms.ts';
import type { NextSteps } from './requests.ts';

const bringIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

export type FailureProps = {
  cause: 'offline' | 'unanswered' | 'busy' | 'failed';
  retryAfter?: number | undefined;
};

function failureText({ cause, retryAfter }: FailureProps): string {
  if (cause === 'offline')
    return 'Vous semblez hors connexion\u00a0: votre demande n’est pas partie, votre texte est gardé. Réessayez au retour du réseau, ou appelez-nous au';
  if (cause === 'unanswered')
    return 'Aucune réponse n’est arrivée\u00a0: votre demande est peut-être enregistrée. Renvoyez-la sans risque, elle ne compte qu’une fois, ou appelez-nous au';
  return `Votre demande n’est pas partie. Rien n’est perdu\u00a0: votre texte est toujours là. Réessayez ${waitingTime(retryAfter)}, ou appelez-nous au`;
}

/** Has no `role`, because screen readers already announce the toast. */
export const FailureNotice = (failure: FailureProps) => (
  <div ref={bringIntoView} className="form-alert">
    <p>
      {failureText(failure)} <a href={CONTACT_PHONE.href}>{CONTACT_PHONE.text}</a>.
    </p>
  </div>
);

export const WaitingNotice = ({ seconds }: { seconds: number }) => (
  <div ref={bringIntoView} className="form-alert" role="status">
    <p>{`Beaucoup de demandes partent de votre réseau en même temps. La vôtre partira toute seule ${waitingTime(seconds)}\u00a0: laissez cette page ouverte.`}</p>
  </div>
);

export type SentRequest = { at: Date; values: Readonly<Record<string, unknown>> };

export const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export function sentFacts({ at, values }: SentRequest, { callback }: NextSteps): [string, string][] {
  const interest = COURSE_INTERESTS.find(({ value }) => value === values.courseInterest);
  const about = trimmedText(values.formation) || interest?.label;
  const phone = trimmedText(values.phone).replaceAll(' ', '\u00A0');
  const facts: [string, string][] = [['Reçue', receivedTime(at)]];
  if (about) facts.push(['Au sujet de', about]);
  if (callback) facts.push(['Notre appel', callbackTime(at, callback) + (phone && `, au ${phone}`)]);
  return facts;
}

type SentProps = { sent: SentRequest; nextSteps: NextSteps; subject: FormSubject | undefined };

export function SentNotice({ sent, nextSteps, subject }: SentProps) {
  const session = subject?.choices.find(({ value }) => value === sent.values.formation);
  return (
    <div ref={bringIntoView} className="form-sent">
      <h3>Votre demande est enregistrée</h3>
      <dl>
        {sentFacts(sent, nextSteps).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {session?.calendar && <a href={session.calendar}>Ajouter la session à mon agenda</a>}
      {nextSteps.next.length > 0 && (
        <ul>
          {nextSteps.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
