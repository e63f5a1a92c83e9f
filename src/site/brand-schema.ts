import { z } from 'zod';
import { boolean, group, int, line } from '#src/fields/fields.ts';

const colour = z
  .string()
  .trim()
  .regex(/^#[0-9a-fA-F]{6}$/, { error: 'un dièse, puis six signes, de 0 à 9 ou de a à f\u00a0: #1e2756' })
  .toLowerCase();

const palette = {
  ink: colour.meta({
    title: 'Encre',
    description: 'Les textes, les boutons, le fond des sections foncées ; foncée au besoin, pour que tout se lise',
  }),
  margin: colour.meta({
    title: 'Accent',
    description: 'Le trait de marge, les notes, les erreurs ; éclairci ou foncé au besoin',
  }),
  paper: colour.meta({ title: 'Fond', description: 'Le papier des pages, clair' }),
};

const FONT = /^(@[\w.-]+\/[\w.-]+|[\w.-]+|fonts\/[\w.-]+\.(woff2|woff|ttf|otf))$/i;

const typeface = (title: string, serif: boolean) => ({
  font: line(
    120,
    title,
    'Une police variable, que l’équipe technique installe\u00a0: un paquet (@fontsource-variable/eczar), ou un fichier de content/brand (fonts/nom.woff2)',
  ).regex(FONT, { error: 'le nom d’un paquet npm, ou fonts/nom.woff2' }),
  serif: boolean('À empattements', 'Choisit la police de l’ordinateur qui la remplace avant son chargement').default(
    serif,
  ),
});

const typefaces = z.strictObject({
  heading: z
    .strictObject({
      ...typeface('Police des titres', true),
      weight: int(100, 900, 'Graisse', 'De 100 (fin) à 900 (noir)\u202f; 600 sans elle').default(600),
    })
    .meta({ title: 'Titres', editor: { summary: '{{font}}, {{weight}}' } }),
  text: group('Textes', 'Sa graisse va de 400 à 700 au moins', typeface('Police des textes', false)).meta({
    editor: { summary: '{{font}}' },
  }),
});

export type Typefaces = z.output<typeof typefaces>;

export const brandSchema = group(
  'Marque',
  'Les couleurs, les polices et les dessins ; ils se voient au prochain démarrage de l’écran',
  {
    palette: group('Trois couleurs', 'Le reste s’en déduit, contrastes et pages sombres compris', palette).meta({
      editor: { summary: 'Encre {{ink}}, accent {{margin}}, fond {{paper}}' },
    }),
    typefaces: typefaces.optional().meta({
      title: 'Polices',
      description:
        'Sans elles, celles que le site apporte ; après un changement, l’équipe technique lance « npm run fonts »',
      editor: { summary: '{{heading.font}}, {{text.font}}' },
    }),
    drawings: boolean(
      'Dessins',
      'Les dessins à la plume, là où il n’y a pas de photo ; sans eux, une mise en page nue',
    ).default(true),
  },
);
