import { paths } from '#src/site/paths.ts';

/** A page of each kind. */
export const KINDS_OF_PAGES = [
  paths.home,
  paths.courses,
  paths.course('excel-fondamentaux'),
  paths.aiCourse,
  paths.aiEnrolment,
  paths.blog,
  paths.article(1),
  paths.article(9),
  paths.contact,
  paths.courseRequest('excel-fondamentaux'),
  paths.agenda,
  paths.compare(['excel-fondamentaux', 'word-documents-longs']),
  paths.fundingEstimate({ price: 980, register: 'RS' }),
  paths.about,
  paths.results,
  paths.qualityCertificate,
  paths.law,
  paths.privacy,
  paths.sitePlan,
  paths.searchFor('excel'),
  paths.complaints,
  paths.formRefused,
  '/merci-inscription',
  paths.courseNotFound,
];
