import { z } from 'zod';
import { httpsUrl, line } from '#src/lib/content-fields.ts';

/** Where editors log in, and what each host needs to be told beside the branch. */
const NEEDS = {
  github: ['repository', 'gateway'],
  gitlab: ['repository', 'application'],
  forgejo: ['repository', 'application', 'host'],
  'git-gateway': [],
} as const;

const WORDS = {
  repository: 'le dépôt, propriétaire/nom',
  gateway: 'l’adresse de la passerelle de connexion',
  application: 'l’identifiant de l’application, que le serveur donne quand on la crée',
  host: 'l’adresse du serveur, par exemple https://git.exemple.fr',
} as const;

type Needed = keyof typeof WORDS;

/** Where the published site's editors log in; docs/connexion-admin.md says what each host needs. */
export const editingSchema = z
  .strictObject({
    backend: z.enum(['github', 'gitlab', 'forgejo', 'git-gateway']).meta({
      title: 'Connexion',
      editor: {
        choices: {
          github: 'Par GitHub',
          gitlab: 'Par GitLab',
          forgejo: 'Par Forgejo (ou Codeberg)',
          'git-gateway': 'Par Netlify Identity',
        },
      },
      description:
        'Par GitHub : github ; GitLab : gitlab ; Forgejo ou Codeberg : forgejo ; Netlify Identity : git-gateway',
    }),
    repository: z
      .string()
      // Groups of GitLab hold groups.
      .regex(/^[\w.-]+(\/[\w.-]+)+$/, { error: 'un dépôt, propriétaire/nom : cursive/site' })
      .optional()
      .meta({ title: 'Dépôt', description: 'Le dépôt du site, propriétaire/nom' }),
    branch: line(80).default('main').describe('Branche publiée'),
    host: httpsUrl.optional().meta({
      title: 'Serveur',
      description: 'Adresse du serveur GitLab ou Forgejo ; sans elle, gitlab.com',
    }),
    application: line(200).optional().meta({
      title: 'Application',
      description: 'Identifiant de l’application, chez GitLab ou Forgejo (ce n’est pas un secret)',
    }),
    gateway: httpsUrl
      .optional()
      .meta({ title: 'Passerelle', description: 'Adresse de votre passerelle de connexion à GitHub' }),
    gatewayPath: line(80)
      .default('auth')
      .meta({ title: 'Chemin', description: 'Chemin de la connexion, sur cette passerelle' }),
  })
  .superRefine((editing, context) => {
    const needed: readonly Needed[] = NEEDS[editing.backend];
    for (const name of needed)
      if (editing[name] === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `${WORDS[name]}, quand la connexion passe par ${editing.backend}`,
        });
  });

export type Editing = z.output<typeof editingSchema>;
