import { z } from 'zod';
import { boolean, group, int, line } from '#src/content-model/fields.ts';
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
  .meta({ editor: { summary: '{{fill}}, {{deep}}' } });

const tone = (name: Tone) => toneColours.describe(TONE_LABELS[name]);

/** The colours that the light and the dark palette both define. */
const commonColours = {
  paper: colour('Papier', 'Le fond des pages'),
  sheet: colour('Feuille', 'Le fond des sections claires, des formulaires et des textes de boutons'),
  ruling: colour('Réglure', 'Les lignes fines, le fond de ce qui est survolé'),
  rulingStrong: colour('Réglure forte', 'Une ligne sur quatre dans les dessins, les filets des programmes'),
  ink: colour('Encre', 'Les textes, les boutons, le fond des sections foncées'),
  inkSoft: colour('Encre claire', 'Les textes secondaires'),
  inkDeep: colour('Encre forte', 'Les boutons survolés, les titres des courriels'),
  margin: colour('Marge', 'Le trait de marge, les corrections'),
  marginDeep: colour('Marge forte', 'Les notes de marge, les erreurs'),
  marginWash: colour('Fond d’alerte', 'Le fond des messages importants'),
  selection: colour('Sélection', 'Le fond du texte que le visiteur sélectionne'),
};

const tones = z.strictObject({
  blue: tone('blue'),
  green: tone('green'),
  purple: tone('purple'),
  pink: tone('pink'),
  grey: tone('grey'),
} satisfies Record<Tone, z.ZodType>);

const FONT = /^(@[\w.-]+\/[\w.-]+|[\w.-]+|fonts\/[\w.-]+\.(woff2|woff|ttf|otf))$/i;

const typeface = (title: string, serif: boolean) => ({
  font: line(
    120,
    title,
    'Une police variable\u00a0: un paquet installé (@fontsource-variable/eczar), ou un fichier de content/brand (fonts/nom.woff2)',
  )
    .regex(FONT, { error: 'le nom d’un paquet npm, ou fonts/nom.woff2' })
    .meta({ editor: { hint: 'Le nom d’une police variable, que l’équipe technique installe avec vous' } }),
  serif: boolean('À empattements', 'Choisit la police de l’ordinateur qui la remplace le temps qu’elle vienne').default(
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

const SUMMARY = 'Papier {{paper}}, encre {{ink}}, marge {{margin}}';

/** `content/brand.yaml`: the colours and the typefaces of the provider. */
export const brandSchema = group(
  'Marque',
  'Les couleurs, les polices et les dessins ; ils se voient au prochain démarrage de l’écran',
  {
    palette: z
      .strictObject({
        ...commonColours,
        inkSoftOnInk: colour('Texte secondaire sur encre', 'Les textes secondaires des sections foncées'),
        marginOnInk: colour('Marge sur encre', 'Le trait et les notes de marge des sections foncées'),
        rulingOnInk: colour('Réglure sur encre', 'Les lignes fines des sections foncées'),
        caret: colour('Curseur', 'Le trait qui finit les boutons'),
        fieldLine: colour('Contour de champ', 'Le contour des champs de formulaire'),
        underline: colour('Soulignement', 'Le trait sous les liens des programmes'),
      })
      .meta({ title: 'Palette', editor: { summary: SUMMARY } }),
    tones: tones.meta({
      title: 'Teintes',
      description: 'Celles que les catégories et les dessins choisissent par leur nom',
      editor: { summary: 'Cinq teintes' },
    }),
    slate: group('Ardoise', 'La palette des pages sombres : une craie claire y tient lieu d’encre', {
      ...commonColours,
      band: colour('Bande', 'Le fond des sections foncées, où le texte est celui de l’encre'),
    }).meta({ editor: { summary: SUMMARY } }),
    slateTones: tones.meta({
      title: 'Teintes sur ardoise',
      description: 'Les mêmes sur les pages sombres',
      editor: { summary: 'Cinq teintes' },
    }),
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
