import { z } from 'zod';
import { line, link, text } from '#src/lib/content-fields.ts';
import { FORMS } from './contact-forms.ts';

/** `merci-rappel`, once for each page that a form leads to. */
const THANK_YOU_PAGES = [...new Set(Object.values(FORMS).map(({ thanks }) => thanks.slice(1)))];

const page = z
  .strictObject({
    path: z.enum(THANK_YOU_PAGES).meta({ title: 'Page', description: 'Adresse de la page, sans la barre du début' }),
    title: line(80).meta({ title: 'Titre', description: 'Titre de la page' }),
    lead: text(300).meta({ title: 'Phrase d’accueil', description: 'Phrase d’accueil : ce que nous avons reçu' }),
    promises: z
      .array(line(160))
      .max(3)
      .default([])
      .meta({ title: 'Engagements', description: 'Ce à quoi vous vous engagez, délai compris' }),
    next: z
      .array(line(200))
      .max(4)
      .default([])
      .meta({ title: 'Ensuite', description: 'Ce qui se passe ensuite, dans l’ordre' }),
    links: z
      .array(z.strictObject({ label: line(60).describe('Texte du lien'), href: link.describe('Page visée') }))
      .min(1)
      .max(3)
      .meta({ title: 'Liens', description: 'Où aller maintenant' }),
  })
  .meta({ editor: { summary: '{{title}}' } });

/** `content/thank-you.yaml`: the pages that a visitor reads once a form is sent. */
export const thankYouSchema = z
  .strictObject({
    pages: z
      .array(page)
      .min(1)
      .refine((pages) => new Set(pages.map(({ path }) => path)).size === pages.length, {
        error: 'chaque page une seule fois',
      })
      .meta({ title: 'Pages de remerciement', description: 'Une entrée par page de remerciement' }),
  })
  .meta({ title: 'Pages de remerciement', description: 'Ce que lit un visiteur après l’envoi d’un formulaire' });

export type ThankYouPage = z.output<typeof page>;
