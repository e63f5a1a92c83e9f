import { z } from 'zod';
import {
  type EnvironmentProblem,
  problemsOf,
  required,
  requiredWith,
  withoutEmpty,
  type Variables,
} from './environment.ts';

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
  EDITING_BACKEND: z.enum(BACKENDS, `doit être l’un de ces noms\u00a0: ${BACKENDS.join(', ')}`).optional(),
  EDITING_REPOSITORY: z
    .string()
    // On GitLab, a repository may be in nested groups.
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'n’est pas un dépôt, propriétaire/nom')
    .optional(),
  EDITING_BRANCH: shortText(80).optional(),
  EDITING_HOST: httpsUrl,
  EDITING_APPLICATION: shortText(200).optional(),
  EDITING_GATEWAY: httpsUrl,
};

const requiredBy = (backend: Backend) =>
  REQUIRED_VARIABLES[backend].map((name) =>
    required(
      name,
      ({ EDITING_BACKEND }) => EDITING_BACKEND === backend,
      `alors que EDITING_BACKEND dit ${backend}\u00a0: ${CONSEQUENCE}`,
    ),
  );

const editingSchema = z
  .object(fields)
  .check(
    ...BACKENDS.flatMap(requiredBy),
    ...Object.keys(fields).map((name) => requiredWith('EDITING_BACKEND', name, CONSEQUENCE)),
  );

type Settings = z.output<typeof editingSchema>;

export type Editing = Settings & { EDITING_BACKEND: Backend; EDITING_REPOSITORY: string };

const isComplete = (settings: Settings | undefined): settings is Editing => settings?.EDITING_BACKEND !== undefined;

export function hostedEditing(env: Variables): Editing | undefined {
  const { data } = editingSchema.safeParse(withoutEmpty(env));
  return isComplete(data) ? data : undefined;
}

export const editingProblems = (env: Variables): EnvironmentProblem[] => problemsOf(editingSchema, env);
