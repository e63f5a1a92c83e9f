import type { RawFinding } from '../../src/content-audit/finding.ts';
import { visibleLines } from './visible-text.ts';
import { paths } from '../../src/site/paths.ts';
import type { BuiltPage } from './built-pages.ts';

/** Pages about one course, and pages that campaigns lead to. */
const QUALITY_FREE = /^\/(courses\/|formation-ia|landing-|IA-|programmes\/|contact-[a-z]+-ia|embed\/)/;
/** The words of a review's stars for a screen reader, and the two dates that the law wants beside them. */
const RATED = /Note\s?: [\d,]+ sur 5/;
const REVIEW_DATES = [/suivie en \S+ \d{4}/i, /publié le \d+(er)? \S+ \d{4}/];
const CPF_DATA = /solde|balance|\bnir\b|securite|franceconnect|password|mot-?de-?passe/i;

/** Who promises a call, and within what; a page that says two things of one act promises neither. */
const CALL = /vous r?appel(?:le|ons)\b|\bappel dans\b|\brappel (?:dans|sous)\b/i;
const ACTS: Readonly<Record<string, RegExp>> = {
  rappel: CALL,
  réponse: /vous répon(?:d|dons)\b|\bréponse sous\b/i,
};
const WITHIN = /(?:sous|dans les?) (\d+ (?:h|heures?|jours?))\b/;

/** The words that nobody may be made to say before they are answered. */
const ACCEPTS = /accept|consen|autoris/i;

const words = (text: string): string => text.replace(/\s+/g, ' ');

/** Acts for which one page gives two delays. */
function doubledDelays(root: BuiltPage['root']): string[] {
  const sentences = visibleLines(root).flatMap((line) => words(line).split(/(?<=[.;]) /));
  return Object.entries(ACTS).flatMap(([act, named]) => {
    const given = sentences.flatMap((sentence) =>
      named.test(sentence) ? (WITHIN.exec(sentence)?.[1]?.replace(/ heures?/, ' h') ?? []) : [],
    );
    const delays = [...new Set(given)];
    return delays.length > 1 ? [`${act} : ${delays.join(' et ')}`] : [];
  });
}

/** The findings in a page whatever its words: files from elsewhere, and forms that ask for too much or say too little. */
export function partsOfPage({ path, root }: BuiltPage): RawFinding[] {
  const found = (check: RawFinding['check'], what: string): RawFinding => ({
    check,
    file: 'src',
    field: `page ${path}`,
    found: what,
  });
  const attributes = (selector: string, name: string): string[] =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  const sources = attributes('img[src], script[src], iframe[src]', 'src');
  const reviews = root.querySelectorAll('figure').filter(({ text }) => RATED.test(text));
  const undated = reviews.filter(({ text }) => !REVIEW_DATES.every((date) => date.test(text.replace(/\s+/g, ' '))));
  const forms = root.querySelectorAll(`form[action="${paths.apiContact}"]`);
  const callers = forms.filter((form) => {
    const around = words((form.closest('dialog, section') ?? form).text);
    return CALL.test(around) && !around.includes('vous écri') && form.querySelector('input[type="tel"]:not([required])');
  });
  const forced = root.querySelectorAll('input[type="checkbox"][required]').flatMap((box) => {
    const label = words(root.querySelector(`label[for="${box.id}"]`)?.text ?? '').trim();
    return ACCEPTS.test(label) ? [label] : [];
  });
  const uninformed = forms
    .filter((form) => !form.querySelector(`a[href="${paths.privacy}"]`) && !form.getAttribute('aria-describedby'));
  return [
    ...sources.filter((source) => /^(https?:)?\/\//.test(source)).map((source) => found('third-party', source)),
    ...(QUALITY_FREE.test(path) && sources.some((source) => source.includes('qualiopi'))
      ? [found('quality-mark-misplaced', 'le logo Qualiopi')]
      : []),
    ...root
      .querySelectorAll('input[type="checkbox"][checked]')
      .map(() => found('consent-forced', 'une case cochée d’avance')),
    ...forced.map((label) => found('consent-forced', `une case obligatoire, « ${label} »`)),
    ...undated.map(({ text }) => found('review-undated', `« ${text.replace(/\s+/g, ' ').trim().slice(0, 80)}… »`)),
    ...(reviews.length > 0 && path !== paths.results && !root.querySelector(`a[href="${paths.reviewMethod}"]`)
      ? [found('review-undated', 'aucun lien vers la façon dont les avis sont recueillis')]
      : []),
    ...doubledDelays(root).map((delays) => found('delay-doubled', delays)),
    ...callers.map(() => found('call-without-number', 'le téléphone y est facultatif')),
    ...uninformed.map(() => found('consent-forced', 'un formulaire sans lien vers la politique de confidentialité')),
    ...attributes('input[name], textarea[name]', 'name')
      .filter((name) => CPF_DATA.test(name))
      .map((name) => found('cpf-data-asked', `le champ ${name}`)),
  ];
}
