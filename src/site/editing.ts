import { z } from 'zod';
import { type EnvironmentProblem, problemsOf, setOnly, together, type Variables } from './environment.ts';

/** What each host needs to be told beside the branch. */
const NEEDS = {
  github: ['EDITING_REPOSITORY'],
  gitlab: ['EDITING_REPOSITORY', 'EDITING_APPLICATION'],
  forgejo: ['EDITING_REPOSITORY', 'EDITING_APPLICATION', 'EDITING_HOST'],
} as const;

type Backend = keyof typeof NEEDS;

const BACKENDS = Object.keys(NEEDS) as Backend[];

const NOBODY = 'personne ne peut se connecter à /admin';

const httpsUrl = z.url({ protocol: /^https$/, error: 'n’est pas une adresse qui commence par https://' }).optional();

const words = (most: number) => z.string().trim().min(1, 'est vide').max(most, 'est trop long');

const fields = {
  EDITING_BACKEND: z.enum(BACKENDS, `n’est aucun de ${BACKENDS.join(', ')}`).optional(),
  EDITING_REPOSITORY: z
    .string()
    // Groups of GitLab hold groups.
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'n’est pas un dépôt, propriétaire/nom')
    .optional(),
  EDITING_BRANCH: words(80).optional(),
  EDITING_HOST: httpsUrl,
  EDITING_APPLICATION: words(200).optional(),
  EDITING_GATEWAY: httpsUrl,
};

const neededBy = (backend: Backend) =>
  NEEDS[backend].map((name) =>
    z.refine<Variables>((variables) => variables.EDITING_BACKEND !== backend || variables[name] !== undefined, {
      path: [name],
      error: `manque, alors que EDITING_BACKEND dit ${backend}\u00a0: ${NOBODY}`,
      when: () => true,
    }),
  );

const editingSchema = z
  .object(fields)
  .check(
    ...BACKENDS.flatMap(neededBy),
    ...Object.keys(fields).map((name) => together('EDITING_BACKEND', name, NOBODY)),
  );

/**
 * Where editors of the published site log in, by the variables that `.env.example` names. They are those of the deployment,
 * and no content: whoever may change a text could lead the login of all others elsewhere.
 */
export type Editing = {
  backend: Backend;
  repository: string;
  branch: string;
  host?: string | undefined;
  application?: string | undefined;
  /** The service by which editors log in to GitHub; Netlify's own where there is none. */
  gateway?: string | undefined;
};

/** Where editors log in; nowhere where nothing says so, or not all of it. */
export function hostedEditing(env: Variables): Editing | undefined {
  const given = editingSchema.safeParse(setOnly(env)).data;
  if (given?.EDITING_BACKEND === undefined || given.EDITING_REPOSITORY === undefined) return undefined;
  return {
    backend: given.EDITING_BACKEND,
    repository: given.EDITING_REPOSITORY,
    branch: given.EDITING_BRANCH ?? 'main',
    host: given.EDITING_HOST,
    application: given.EDITING_APPLICATION,
    gateway: given.EDITING_GATEWAY,
  };
}

export const editingProblems = (env: Variables): EnvironmentProblem[] => problemsOf(editingSchema, env);
