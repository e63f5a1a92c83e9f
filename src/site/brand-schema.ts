import { z } from 'zod';
import { boolean, group, int, line } from '#src/fields/fields.ts';
import { TONE_LABELS, type Tone } from './tones.ts';

const colour = (title: string, description: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: 'un dièse et six chiffres de 0 à f\u00a0: #1e2756' })
    .meta({ title, description });

const toneColours = z
  .strictObject({
    fill: colour('Aplat', 'Ce que les dessins remplissent'),
    wash: colour('Fond', 'Le fond des pastilles et des têtes de colonnes'),
    deep: colour('Texte', 'Le texte des pastilles, sur leur fond comme sur le papier'),
  })
  .partial()
  .meta({ editor: { summary: '{{fill}}, {{deep}}' } });

const tone = (name: Tone) => toneColours.describe(TONE_LABELS[name]).optional();

const tones = (title: string) =>
  group(title, {
    blue: tone('blue'),
    green: tone('green'),
    purple: tone('purple'),
    pink: tone('pink'),
    grey: tone('grey'),
  } satisfies Record<Tone, z.ZodType>)
    .meta({ editor: { summary: 'Cinq teintes' } })
    .optional();

/** The colours that both light and dark pages derive from the three colours of the brand. */
const themeColours = {
  sheet: colour('Feuille', 'Le fond des sections claires, des formulaires et des textes de boutons'),
  ruling: colour('Réglure', 'Les lignes fines, le fond de ce qui est survolé'),
  rulingStrong: colour('Réglure forte', 'Une ligne sur quatre dans les dessins, les filets des programmes'),
  inkSoft: colour('Encre claire', 'Les textes secondaires'),
  inkDeep: colour('Encre forte', 'Les boutons survolés, les titres des courriels'),
  marginDeep: colour('Accent foncé', 'Les notes de marge, les erreurs'),
  marginWash: colour('Fond d’alerte', 'Le fond des messages importants'),
  selection: colour('Sélection', 'Le fond du texte que le visiteur sélectionne'),
};

const palette = {
  ink: colour(
    'Encre',
    'Les textes, les boutons, le fond des sections foncées ; foncée au besoin, pour que tout se lise',
  ),
  margin: colour('Accent', 'Le trait de marge, les notes, les erreurs ; éclairci ou foncé au besoin'),
  paper: colour('Fond', 'Le papier des pages, clair'),
};

const lightColours = z.strictObject({
  ...themeColours,
  inkSoftOnInk: colour('Texte secondaire sur encre', 'Les textes secondaires des sections foncées'),
  marginOnInk: colour('Accent sur encre', 'Le trait et les notes de marge des sections foncées'),
  rulingOnInk: colour('Réglure sur encre', 'Les lignes fines des sections foncées'),
  caret: colour('Curseur', 'Le trait qui finit les boutons'),
  fieldLine: colour('Contour de champ', 'Le contour des champs de formulaire'),
  underline: colour('Soulignement', 'Le trait sous les liens des programmes'),
});

const slateColours = z.strictObject({
  paper: palette.paper,
  ink: colour('Craie', 'Les textes des pages sombres'),
  margin: palette.margin,
  ...themeColours,
  band: colour('Bande', 'Le fond des sections foncées, où le texte est celui de la craie'),
});

const FONT = /^(@[\w.-]+\/[\w.-]+|[\w.-]+|fonts\/[\w.-]+\.(woff2|woff|ttf|otf))$/i;

const typeface = (title: string, serif: boolean) => ({
  font: line(
    120,
    title,
    'Une police variable\u00a0: un paquet installé (@fontsource-variable/eczar), ou un fichier de content/brand (fonts/nom.woff2)',
  )
    .regex(FONT, { error: 'le nom d’un paquet npm, ou fonts/nom.woff2' })
    .meta({ editor: { hint: 'Le nom d’une police variable, que l’équipe technique installe avec vous' } }),
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

/** `content/brand.yaml`: the colours and the typefaces of the provider. */
export const brandSchema = group(
  'Marque',
  'Les couleurs, les polices et les dessins ; ils se voient au prochain démarrage de l’écran',
  {
    palette: group('Trois couleurs', 'Le reste s’en déduit, contrastes et pages sombres compris', palette).meta({
      editor: { summary: 'Encre {{ink}}, accent {{margin}}, fond {{paper}}' },
    }),
    overrides: group('Autres couleurs', 'Facultatif : chacune remplace celle que les trois premières donnent', {
      palette: lightColours
        .partial()
        .meta({ title: 'Pages claires', editor: { summary: 'Feuille {{sheet}}' } })
        .optional(),
      tones: tones('Teintes des catégories et des dessins'),
      slate: slateColours
        .partial()
        .meta({ title: 'Pages sombres', editor: { summary: 'Papier {{paper}}' } })
        .optional(),
      slateTones: tones('Teintes des pages sombres'),
    })
      .meta({ editor: { summary: 'Elles remplacent celles qui se déduisent' } })
      .optional(),
    typefaces: typefaces.optional().meta({
      title: 'Polices',
      description:
        'Sans elles, celles que le site apporte ; après un changement, « npm run fonts » en tire les fichiers que les pages chargent',
      editor: {
        summary: '{{heading.font}}, {{text.font}}',
        hint: 'Sans elles, celles que le site apporte ; un changement demande une commande à l’équipe technique',
      },
    }),
    drawings: boolean(
      'Dessins',
      'Les dessins à la plume, là où il n’y a pas de photo ; sans eux (false), une mise en page nue',
    )
      .default(true)
      .meta({
        editor: { hint: 'Les dessins à la plume, là où il n’y a pas de photo ; sans eux, une mise en page nue' },
      }),
  },
);

export type Brand = z.output<typeof brandSchema>;

type Tones = Record<Tone, Record<keyof z.output<typeof toneColours>, string>>;

/** All colours of a brand, set or derived. */
export type Colours = {
  palette: Brand['palette'] & z.output<typeof lightColours>;
  tones: Tones;
  slate: z.output<typeof slateColours>;
  slateTones: Tones;
};
