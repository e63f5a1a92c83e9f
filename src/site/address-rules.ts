import { paths } from './paths.ts';

/** A rule for an address where no file of the build stands, or where another file than that one answers. */
export type AddressRule = {
  /** A path; with `/:rest/*` at its end, whatever lies below it. */
  from: string;
  /** The parameters that the query must have, one or more. */
  query?: Readonly<Record<string, string>>;
  to: string;
  /** 200 serves another page under this address, 301 leads to another address, 404 says that nothing is here. */
  status: 200 | 301 | 404;
  /** Holds also where a file stands. */
  isForced?: boolean;
  /** Leaves the rule out of a build that lacks this page, which may be a draft. */
  page?: string;
};

/** The lists of the JSON mirrors: files of their own names, since a folder with the entries has the plain name. */
const MIRRORED_LISTS = [paths.apiCourses, paths.apiBlog, paths.apiTestimonials, paths.apiTeamMembers];

/** The rules that hold whatever stands in `content/`. */
export const FIXED_RULES: readonly AddressRule[] = [
  ...MIRRORED_LISTS.map((list) => ({ from: list, to: `${list}.json`, status: 200, isForced: true }) as const),
  // Netlify takes an address with a final slash for the one without: no rule can lead from the one to the other.
  { from: paths.aiCourseCampaign, to: paths.aiCourse, status: 200, page: paths.aiCourse },
  // Former addresses.
  { from: '/courses/filtre/*', to: paths.courses, status: 301 },
  { from: '/mots', to: paths.search, status: 301 },
  // Each kind of page says in its own words that there is none of this name.
  { from: `${paths.courses}/:rest/*`, to: paths.courseNotFound, status: 404 },
  { from: `${paths.blog}/:rest/*`, to: paths.articleNotFound, status: 404, page: paths.articleNotFound },
  { from: '/api/*', to: '/api/not-found.json', status: 404 },
];
