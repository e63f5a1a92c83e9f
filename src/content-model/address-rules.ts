import { paths } from '#src/site/paths.ts';

export type AddressRule = {
  /** A path. `/:rest/*` at its end matches everything below it. */
  from: string;
  query?: Readonly<Record<string, string>>;
  to: string;
  status: 200 | 301 | 404;
  force?: boolean;
  /** The build leaves the rule out when this page does not exist. */
  page?: string;
};

/** The lists of the API. Their files end with `.json`, because folders have the same names. */
const MIRRORED_LISTS = [paths.apiCourses, paths.apiBlog, paths.apiTestimonials, paths.apiTeamMembers];

export const FIXED_RULES: readonly AddressRule[] = [
  ...MIRRORED_LISTS.map((list) => ({ from: list, to: `${list}.json`, status: 200, force: true }) as const),
  { from: paths.aiCourseCampaign, to: paths.aiCourse, status: 200, page: paths.aiCourse },
  { from: '/courses/filtre/*', to: paths.courses, status: 301 },
  { from: '/mots', to: paths.search, status: 301 },
  { from: `${paths.courses}/:rest/*`, to: paths.courseNotFound, status: 404 },
  { from: `${paths.blog}/:rest/*`, to: paths.articleNotFound, status: 404, page: paths.articleNotFound },
  { from: '/api/*', to: '/api/not-found.json', status: 404 },
];
