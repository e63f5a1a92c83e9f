import { z } from 'zod';

/** A wrong variable and the reason. `problem` never repeats the value, which may be a secret. */
export type EnvironmentProblem = { variable: string; problem: string };

export type Variables = Readonly<Record<string, string | undefined>>;

export const isLoopback = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? '');

const encryptedUrl = (danger: string) =>
  z
    .url({ protocol: /^https?$/, error: 'n’est pas une adresse http:// ou https://' })
    .refine((url) => URL.parse(url)?.protocol !== 'http:' || isLoopback(url), `est en http://\u00a0: ${danger}`)
    .optional();

const MIN_SECRET_BYTES = 24;
const isStrongSecret = (secret: string): boolean => {
  const text = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(secret)?.[1] ?? '';
  return Buffer.from(text, 'base64').length >= MIN_SECRET_BYTES;
};

const mailAddress = z.email('n’est pas une adresse électronique, seule et sans nom devant').optional();

/** Fails if `name` is needed and missing. Runs even after other checks failed. */
export const required = (name: string, isNeeded: (variables: Variables) => boolean, reason: string) =>
  z.refine<Variables>((variables) => variables[name] !== undefined || !isNeeded(variables), {
    path: [name],
    error: `manque, ${reason}`,
    when: () => true,
  });

export const requiredWith = (name: string, other: string, consequence: string) =>
  required(name, (variables) => variables[other] !== undefined, `alors que ${other} est là\u00a0: ${consequence}`);

const sendingSchema = z
  .object({
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'n’est pas une adresse smtp:// ou smtps://' }).optional(),
    MAIL_FROM: mailAddress,
    MAIL_TO: mailAddress,
    ALERT_URL: encryptedUrl('tout le monde saurait y écrire à notre place'),
    CRM_WEBHOOK_URL: encryptedUrl('les demandes y passeraient en clair'),
    CRM_WEBHOOK_SECRET: z
      .string()
      .refine(isStrongSecret, 'doit commencer par « whsec_ », suivi de 24 octets au moins en base64')
      .optional(),
  })
  .check(
    requiredWith('CRM_WEBHOOK_SECRET', 'CRM_WEBHOOK_URL', 'les demandes attendent au lieu d’aller au CRM'),
    requiredWith('CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET', 'aucune demande ne va au CRM'),
    requiredWith('SMTP_URL', 'MAIL_FROM', 'aucun courriel ne part du site'),
    requiredWith('SMTP_URL', 'MAIL_TO', 'aucun courriel ne part du site'),
    // Without a mail server, only an alert can report that a delivery to the CRM failed.
    required(
      'ALERT_URL',
      ({ SMTP_URL, CRM_WEBHOOK_URL }) => CRM_WEBHOOK_URL !== undefined && SMTP_URL === undefined,
      'comme SMTP_URL, alors que CRM_WEBHOOK_URL est là\u00a0: personne ne serait averti d’un envoi qui échoue',
    ),
  );

const siteAccessSchema = z
  .object({
    NETLIFY_SITE_ID: z.string().optional(),
    NETLIFY_AUTH_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'contient une espace, un retour à la ligne ou un autre signe qu’aucun jeton n’a')
      .optional(),
    NETLIFY_API_URL: encryptedUrl('le jeton y passerait en clair'),
  })
  .check(
    requiredWith('NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID', 'Netlify n’ouvre rien sans jeton'),
    requiredWith('NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN', 'Netlify ne sait pas de quel site il s’agit'),
  );

export const withoutEmpty = (env: Variables): Variables =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value));

export const problemsOf = (schema: z.ZodType, env: Variables): EnvironmentProblem[] => {
  const { error } = schema.safeParse(withoutEmpty(env));
  const found = (error?.issues ?? []).map(({ path, message }) => ({ variable: String(path[0]), problem: message }));
  return found.filter(({ variable }, index) => found.findIndex((one) => one.variable === variable) === index);
};

export type SendingVariables = Readonly<Partial<Record<keyof z.input<typeof sendingSchema>, string>>>;

export const sendingProblems = (env: SendingVariables): EnvironmentProblem[] => problemsOf(sendingSchema, env);

export function siteAccess(env: Variables) {
  const problems = problemsOf(siteAccessSchema, env);
  if (problems.length > 0) throw new Error(problems.map(environmentSentence).join('\n'));
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: apiURL } = withoutEmpty(env);
  return siteID === undefined || token === undefined ? null : { siteID, token, apiURL };
}

export const environmentSentence = ({ variable, problem }: EnvironmentProblem): string => `${variable} ${problem}.`;
