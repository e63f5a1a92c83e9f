import type { EditorialPartName } from './editorial-parts.ts';

/** Each part as editors call it, with one that is filled in, as docs/composants-mdx.md shows it. */
export const PART_EXAMPLES: Readonly<Record<EditorialPartName, { label: string; example: string }>> = {
  Note: {
    label: 'Note',
    example: `<Note title="Avant le premier clic" tone="attention">

Trois conditions, sans lesquelles rien ne marche bien.

</Note>`,
  },
  KeyFigures: {
    label: 'Chiffres clés',
    example: `<KeyFigures source="règles en vigueur au 10 novembre 2026">

- **150 €** de participation, sauf exonération
- **1 500 €** au plus pour une certification RS

</KeyFigures>`,
  },
  Steps: {
    label: 'Étapes',
    example: `<Steps>

1. Mettre les données à plat.
2. Croiser, regrouper, afficher des parts.

</Steps>`,
  },
  CallToAction: {
    label: 'Bouton',
    example: `<CallToAction href="/contact" label="Demander un devis">

Trois jours pour croiser, importer et actualiser vos propres fichiers.

</CallToAction>`,
  },
  Question: {
    label: 'Question',
    example: `<Question question="Mon employeur peut-il payer la participation ?">

Oui. Lui, votre OPCO ou votre branche peuvent la prendre en charge.

</Question>`,
  },
  DataTable: {
    label: 'Tableau',
    example: `<DataTable caption="Montant et part de chaque rayon" source="le fichier d’exercice">

| Rayon   | Montant  | Part |
| ------- | -------- | ---- |
| Papiers | 38 210 € | 41 % |

</DataTable>`,
  },
};
