import { agendaSessions } from '#src/features/agenda/agenda-sessions.ts';
import { allCourses, hasCatalogueFile } from '#src/features/courses/course-collection.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { lheoOffers } from './lheo.ts';

export async function openDataFiles(today: Date) {
  const courses = await allCourses();
  const hasFile = await hasCatalogueFile();
  const offers = lheoOffers(courses, site, today).length;
  const sessions = agendaSessions(courses, today).length;
  return [
    {
      name: 'Catalogue LHÉO',
      href: paths.lheo,
      count: `${offers} sur ${courses.length}`,
      text: 'Le langage commun de l’offre de formation (LHÉO 2.3, XML)\u00a0: formations, actions par lieu, sessions par date, organisme. Les numéros ne changent pas d’un jour à l’autre\u00a0: un nouvel import met à jour le précédent. Une formation sans date à venir n’y figure pas.',
    },
    {
      name: 'Tableau des sessions',
      href: paths.catalogueTable,
      count: sessions,
      text: 'Une ligne par session\u00a0: dates, lieu, durée, tarif, certification, codes de domaine. Le fichier CSV s’ouvre tel quel dans une feuille de calcul.',
    },
    {
      name: 'Catalogue JSON',
      href: paths.apiCourses,
      count: courses.length,
      text: 'Toutes les formations, avec leur tarif et leurs dates. Chacune a aussi son fichier, avec sa fiche entière, à la même adresse suivie de son numéro.',
    },
    {
      name: 'Catalogue PDF',
      href: paths.catalogueFile,
      count: courses.length,
      text: `Une page par formation, avec le sommaire, les financements, les résultats et nos coordonnées. Édition du ${formatDay(today)}, lisible par les lecteurs d’écran (PDF/UA).`,
    },
  ].filter(({ href }) => (href !== paths.lheo || offers > 0) && (href !== paths.catalogueFile || hasFile));
}
