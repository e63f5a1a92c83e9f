import { z } from 'zod';
import { aliases, line, published, text } from '#src/lib/content-fields.ts';

/** `content/creators/<name>.yaml`: a video creator's landing page, `/IA-<name>`. */
export const creatorSchema = z
  .strictObject({
    displayName: line(60).meta({ title: 'Nom', description: 'Nom du créateur, tel qu’il se présente' }),
    channel: line(120).meta({ title: 'Chaîne', description: 'Sa chaîne' }),
    welcome: text(400).meta({ title: 'Accueil', description: 'Mot d’accueil aux visiteurs venus de ses vidéos' }),
    partnership: text(400).meta({
      title: 'Mention légale',
      description: 'Mention légale : collaboration commerciale, financement public, conditions',
    }),
    suspended: text(400).meta({
      title: 'Mention sans financement public',
      description: 'La même mention, les jours où aucun fonds public ne peut payer la formation',
    }),
    blocks: z
      .array(
        z.strictObject({
          title: line(80).describe('Titre'),
          description: text(300).meta({ title: 'Description', description: 'Ce qu’on y apprend' }),
        }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Points', description: 'Outils IA, contenus écrits, images, automatisation' }),
    published,
    aliases,
  })
  .meta({
    title: 'Créateurs',
    description: 'Une page d’arrivée par créateur de vidéos : /IA-nom',
    editor: { one: 'Créateur' },
  });
