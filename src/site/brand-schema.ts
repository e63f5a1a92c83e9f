import { z } from 'zod';
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

/** What the exercise book is made of, by day and on a slate. */
const book = {
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

const IN_SHORT = 'Papier {{paper}}, encre {{ink}}, marge {{margin}}';

/** `content/brand.yaml`: the colours of the provider. */
export const brandSchema = z
  .strictObject({
    palette: z
      .strictObject({
        ...book,
        inkSoftOnInk: colour('Texte secondaire sur encre', 'Les textes secondaires des sections foncées'),
        marginOnInk: colour('Marge sur encre', 'Le trait et les notes de marge des sections foncées'),
        rulingOnInk: colour('Réglure sur encre', 'Les lignes fines des sections foncées'),
        caret: colour('Curseur', 'Le trait qui finit les boutons'),
        fieldLine: colour('Contour de champ', 'Le contour des champs de formulaire'),
        underline: colour('Soulignement', 'Le trait sous les liens des programmes'),
      })
      .meta({ title: 'Palette', editor: { summary: IN_SHORT } }),
    tones: tones.meta({
      title: 'Teintes',
      description: 'Celles que les catégories et les dessins choisissent par leur nom',
      editor: { summary: 'Cinq teintes' },
    }),
    slate: z
      .strictObject({
        ...book,
        band: colour('Bande', 'Le fond des sections foncées, où le texte est celui de l’encre'),
      })
      .meta({
        title: 'Ardoise',
        description: 'La palette des pages sombres : une craie claire y tient lieu d’encre',
        editor: { summary: IN_SHORT },
      }),
    slateTones: tones.meta({
      title: 'Teintes sur ardoise',
      description: 'Les mêmes sur les pages sombres',
      editor: { summary: 'Cinq teintes' },
    }),
  })
  .meta({
    title: 'Couleurs',
    description: 'Les couleurs de la marque ; elles se voient au prochain démarrage de l’écran',
  });

export type Brand = z.output<typeof brandSchema>;
