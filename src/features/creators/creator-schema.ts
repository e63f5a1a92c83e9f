import { z } from 'zod';
import { line, published, text } from '#src/lib/content-fields.ts';

/** `content/creators/<name>.yaml`: a video creator's landing page, `/IA-<name>`. */
export const creatorSchema = z.strictObject({
  displayName: line(60).describe('Nom du créateur, tel qu’il se présente'),
  channel: line(120).describe('Sa chaîne'),
  welcome: text(400).describe('Mot d’accueil aux visiteurs venus de ses vidéos'),
  partnership: text(400).describe('Mention légale : collaboration commerciale, financement public, conditions'),
  blocks: z
    .array(z.strictObject({ title: line(80).describe('Titre'), description: text(300).describe('Ce qu’on y apprend') }))
    .length(4)
    .describe('Outils IA, contenus écrits, images, automatisation'),
  published,
});
