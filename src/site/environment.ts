import { z } from 'zod';

/** A variable that keeps something from working, and why: one sentence that repeats no value, since some are secrets. */
export type EnvironmentProblem = { variable: string; problem: string };

export type Variables = Readonly<Record<string, string | undefined>>;

/** `URL.parse` is younger than some of the runtimes that a site may be set to. */
const parseUrl = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null);

const hasWholeLogin = (url: string): boolean => {
  const parsed = parseUrl(url);
  return (parsed?.username === '') === (parsed?.password === '');
};

/** Nodemailer takes options from an address over those of its caller: one of them switches encryption off. */
const hasNoOptions = (url: string): boolean => !/[?#]/.test(url);

/** `fetch` calls no address that holds a login. */
const hasNoLogin = (url: string): boolean => {
  const parsed = parseUrl(url);
  return parsed?.username === '' && parsed.password === '';
};
const LOGIN = 'contient un identifiant\u00a0: aucun appel n’y partirait';

/** Whether an address stays on this computer, where nobody listens. */
export const isLoopback = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(parseUrl(url)?.hostname ?? '');

const isEncrypted = (url: string): boolean => parseUrl(url)?.protocol !== 'http:' || isLoopback(url);

/** The minimum of Standard Webhooks. */
const LEAST_SECRET_BYTES = 24;
const isStrongSecret = (secret: string): boolean => {
  const text = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(secret)?.[1] ?? '';
  return Buffer.from(text, 'base64').length >= LEAST_SECRET_BYTES;
};

const mailAddress = z.email('n’est pas une adresse électronique, seule et sans nom devant').optional();

/** Without a mail server, an alert is the only way to tell somebody of a failure. */
const CRM_FAILURE_IS_TOLD = z.refine<Variables>(
  ({ SMTP_URL, ALERT_URL, CRM_WEBHOOK_URL }) => CRM_WEBHOOK_URL === undefined || Boolean(SMTP_URL ?? ALERT_URL),
  {
    path: ['ALERT_URL'],
    error:
      'manque, comme SMTP_URL, alors que CRM_WEBHOOK_URL est là\u00a0: personne ne serait averti d’un envoi qui échoue',
    when: () => true,
  },
);

/** The variables that decide where requests go; `.env.example` says what each is for. */
const sendingSchema = z
  .object({
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'n’est pas une adresse smtp:// ou smtps://' })
      .refine(hasWholeLogin, 'donne un identifiant sans mot de passe, ou un mot de passe sans identifiant')
      .refine(hasNoOptions, 'porte des réglages après un « ? » ou un « # »\u00a0: seule l’adresse du serveur y va')
      .optional(),
    MAIL_FROM: mailAddress,
    MAIL_TO: mailAddress,
    ALERT_URL: z
      .url({ protocol: /^https?$/, error: 'n’est pas une adresse http:// ou https://' })
      .refine(isEncrypted, 'est en http://\u00a0: tout le monde saurait y écrire à notre place')
      .refine(hasNoLogin, LOGIN)
      .optional(),
    CRM_WEBHOOK_URL: z
      .url({ protocol: /^https?$/, error: 'n’est pas une adresse http:// ou https://' })
      .refine(isEncrypted, 'est en http://\u00a0: les demandes y passeraient en clair')
      .refine(hasNoLogin, LOGIN)
      .optional(),
    CRM_WEBHOOK_SECRET: z
      .string()
      .refine(isStrongSecret, 'doit commencer par « whsec_ », suivi de 24 octets au moins en base64')
      .optional(),
  })
  .check(
    together('CRM_WEBHOOK_SECRET', 'CRM_WEBHOOK_URL', 'les demandes attendent au lieu d’aller au CRM'),
    together('CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET', 'aucune demande ne va au CRM'),
    together('SMTP_URL', 'MAIL_FROM', 'aucun courriel ne part du site'),
    together('SMTP_URL', 'MAIL_TO', 'aucun courriel ne part du site'),
    CRM_FAILURE_IS_TOLD,
  );

/** The variables that lead a command of this computer to the stores of the site itself. */
const siteAccessSchema = z
  .object({
    NETLIFY_SITE_ID: z.string().optional(),
    NETLIFY_AUTH_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'contient une espace, un retour à la ligne ou un autre signe qu’aucun jeton n’a')
      .optional(),
    NETLIFY_API_URL: z
      .url({ protocol: /^https?$/, error: 'n’est pas une adresse http:// ou https://' })
      .refine(isEncrypted, 'est en http://\u00a0: le jeton y passerait en clair')
      .optional(),
  })
  .check(
    together('NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID', 'Netlify n’ouvre rien sans jeton'),
    together('NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN', 'Netlify ne sait pas de quel site il s’agit'),
  );

/** One variable wants another: said of the one that is missing, whatever else is wrong. */
export function together(missing: string, present: string, consequence: string) {
  return z.refine<Variables>((variables) => variables[present] === undefined || variables[missing] !== undefined, {
    path: [missing],
    error: `manque, alors que ${present} est là\u00a0: ${consequence}`,
    when: () => true,
  });
}

/** `.env.example` is copied with its lines left empty: a variable without a value is not set. One of blanks is, and is wrong. */
export const setOnly = (env: Variables): Variables =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value));

export const problemsOf = (schema: z.ZodType, env: Variables): EnvironmentProblem[] => {
  const { error } = schema.safeParse(setOnly(env));
  const found = (error?.issues ?? []).map(({ path, message }) => ({ variable: String(path[0]), problem: message }));
  return found.filter(({ variable }, index) => found.findIndex((one) => one.variable === variable) === index);
};

export type SendingVariables = Readonly<Partial<Record<keyof z.input<typeof sendingSchema>, string>>>;

/** The problems of the settings that say where requests go. Nothing here throws: a request is stored whatever the answer. */
export const sendingProblems = (env: SendingVariables): EnvironmentProblem[] => problemsOf(sendingSchema, env);

export type SiteAccess = { siteID: string; token: string; apiURL: string | undefined };

/** The way to the site's own stores, null where none is given; half of one is a mistake. */
export function siteAccess(env: Variables): SiteAccess | null {
  const problems = problemsOf(siteAccessSchema, env);
  if (problems.length > 0) throw new Error(problems.map(environmentSentence).join('\n'));
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: apiURL } = setOnly(env);
  return siteID === undefined || token === undefined ? null : { siteID, token, apiURL };
}

/** « CRM_WEBHOOK_SECRET manque, alors que… » */
export const environmentSentence = ({ variable, problem }: EnvironmentProblem): string => `${variable} ${problem}.`;
