import { z } from 'zod';
import { type EnvironmentProblem, problemsOf, requiredWith, withoutEmpty, type Variables } from './environment.ts';

/** The variables that each Git host requires. */
const REQUIRED_VARIABLES = {
  github: ['EDITING_REPOSITORY'],
  gitlab: ['EDITING_REPOSITORY', 'EDITING_APPLICATION'],
  forgejo: ['EDITING_REPOSITORY', 'EDITING_APPLICATION', 'EDITING_HOST'],
} as const;

type Backend = keyof typeof REQUIRED_VARIABLES;

const BACKENDS = Object.keys(REQUIRED_VARIABLES) as Backend[];

const CONSEQUENCE = 'personne ne peut se connecter à /admin';

const httpsUrl = z.url({ protocol: /^https$/, error: 'n’est pas une adresse qui commence par https://' }).optional();

const shortText = (max: number) => z.string().trim().min(1, 'est vide').max(max, 'est trop long');

const fields = {
  EDITING_BACKEND: z.enum(BACKENDS, `n’est aucun de ${BACKENDS.join(', ')}`).optional(),
  EDITING_REPOSITORY: z
    .string()
    // GitLab has nested groups.
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'n’est pas un dépôt, propriétaire/nom')
    .optional(),
  EDITING_BRANCH: shortText(80).optional(),
  EDITING_HOST: httpsUrl,
  EDITING_APPLICATION: shortText(200).optional(),
  EDITING_GATEWAY: httpsUrl,
};

const requiredBy = (backend: Backend) =>
  REQUIRED_VARIABLES[backend].map((name) =>
    z.refine<Variables>((variables) => variables.EDITING_BACKEND !== backend || variables[name] !== undefined, {
      path: [name],
      error: `manque, alors que EDITING_BACKEND dit ${backend}\u00a0: ${CONSEQUENCE}`,
      when: () => true,
    }),
  );

const editingSchema = z
  .object(fields)
  .check(
    ...BACKENDS.flatMap(requiredBy),
    ...Object.keys(fields).map((name) => requiredWith('EDITING_BACKEND', name, CONSEQUENCE)),
  );

/**
 * The login of editors on the published site, from the variables of `.env.example`. These settings are not content: an
 * editor must not be able to redirect the login of the others.
 */
export type Editing = {
  backend: Backend;
  repository: string;
  branch: string;
  host?: string | undefined;
  application?: string | undefined;
  /** The login service for GitHub. Defaults to Netlify's. */
  gateway?: string | undefined;
};

/** The login of editors; undefined when variables are missing or invalid. */
export function hostedEditing(env: Variables): Editing | undefined {
  const settings = editingSchema.safeParse(withoutEmpty(env)).data;
  if (settings?.EDITING_BACKEND === undefined || settings.EDITING_REPOSITORY === undefined) return undefined;
  return {
    backend: settings.EDITING_BACKEND,
    repository: settings.EDITING_REPOSITORY,
    branch: settings.EDITING_BRANCH ?? 'main',
    host: settings.EDITING_HOST,
    application: settings.EDITING_APPLICATION,
    gateway: settings.EDITING_GATEWAY,
  };
}

export const editingProblems = (env: Variables): EnvironmentProblem[] => problemsOf(editingSchema, env);
