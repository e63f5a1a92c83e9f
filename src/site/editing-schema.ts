import { z } from 'zod';
import { httpsUrl, line } from '#src/lib/content-fields.ts';

/** Where the published site's editors log in; docs/connexion-admin.md says what each host needs. */
export const editingSchema = z
  .strictObject({
    backend: z.enum(['github', 'git-gateway']).meta({
      title: 'Connexion',
      editor: { choices: { github: 'Par GitHub', 'git-gateway': 'Par Netlify Identity' } },
      description: 'Par GitHub : github ; par Netlify Identity : git-gateway',
    }),
    repository: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, { error: 'un dépôt, propriétaire/nom : cursive/site' })
      .optional()
      .meta({ title: 'Dépôt', description: 'Dépôt GitHub, propriétaire/nom' }),
    branch: line(80).default('main').describe('Branche publiée'),
    gateway: httpsUrl
      .optional()
      .meta({ title: 'Passerelle', description: 'Adresse de votre passerelle de connexion à GitHub' }),
    gatewayPath: line(80)
      .default('auth')
      .meta({ title: 'Chemin', description: 'Chemin de la connexion, sur cette passerelle' }),
  })
  .refine(({ backend, repository }) => backend !== 'github' || repository !== undefined, {
    error: 'le dépôt, propriétaire/nom, quand la connexion passe par GitHub',
    path: ['repository'],
  })
  .refine(({ backend, gateway }) => backend !== 'github' || gateway !== undefined, {
    error: 'l’adresse de la passerelle, quand la connexion passe par GitHub',
    path: ['gateway'],
  });

export type Editing = z.output<typeof editingSchema>;
