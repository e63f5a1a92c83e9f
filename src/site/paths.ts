/** Where a page of a list is built: `/courses/page/2`, `/blog/categorie/financement`. */
const listPage = (list: string, page: number, categorySlug: string | undefined): string =>
  [list, categorySlug && `categorie/${categorySlug}`, page > 1 && `page/${String(page)}`].filter(Boolean).join('/');

/** Every URL of the site, made here and nowhere else. No trailing slash, no `.html`. */
export const paths = {
  home: '/',
  homeFaq: '/#faq',
  courses: '/courses',
  course: (id: string) => `/courses/${id}`,
  courseNotFound: '/formation-non-trouvee',
  /** The catalogue of one category, as visitors see and share it. */
  courseCategory: (category: string) => `/courses?category=${encodeURIComponent(category)}`,
  /** The catalogue by other choices, as visitors see and share it: `/courses?lieu=angers`. */
  courseFilter: (query: string) => (query === '' ? '/courses' : `/courses?${query}`),
  /** Where that is really built, page by page: `/courses/filtre/lieu-angers`. */
  courseFilterPage: (name: string, page = 1) => listPage(`/courses/filtre/${name}`, page, undefined),
  comparison: '/comparer',
  /** Courses side by side, three at most; without any, the page where they are chosen. */
  compare: (ids: readonly string[]) => (ids.length > 0 ? `/comparer?formations=${ids.join(',')}` : '/comparer'),
  /** Where that catalogue is really built, page by page; page 1 is served under `courseCategory`. */
  coursePage: (page: number, categorySlug?: string) => listPage('/courses', page, categorySlug),
  /** The sessions of all courses, month by month. */
  agenda: '/agenda',
  /** A later month of them, where there are too many for one page: `/agenda/mars-2027`. */
  agendaMonth: (month: string) => `/agenda/${month}`,
  /** The same for calendars. */
  agendaCalendar: '/agenda.ics',
  /** The sessions of one course, for calendars. */
  courseCalendar: (id: string) => `/calendriers/${id}.ics`,
  /** One session alone, to be put into a calendar; `key` tells it from the others of its course. */
  sessionCalendar: ({ course, key }: { course: string; key: string }) => `/calendriers/${course}/${key}.ics`,
  financing: '/financing',
  /** The CPF estimator, filled in: `/financing?price=980&register=RS#estimation`. */
  fundingEstimate: ({ price, register }: { price: number; register: string }) =>
    `/financing?price=${String(price)}&register=${register}#estimation`,
  about: '/about',
  /** Somebody of the team, by the name of their file. */
  person: (id: string) => `/about#${id}`,
  contact: '/contact',
  contactForm: '/contact#demande',
  /** The contact form about a course, and about one of its sessions by its first day, `2027-01-11`. */
  courseRequest: (id: string, session?: string) =>
    `/contact?formation=${id}${session === undefined ? '' : `&session=${session}`}#demande`,
  /** Where the form about a course is really built. */
  courseRequestPage: (id: string) => `/contact/${id}`,
  cookies: '/contact#cookies',
  blog: '/blog',
  /** The articles of one category, as visitors see and share them. */
  articleCategory: (category: string) => `/blog?category=${encodeURIComponent(category)}`,
  /** Where those articles are really built; page 1 is served under `articleCategory`. */
  articlePage: (page: number, categorySlug?: string) => listPage('/blog', page, categorySlug),
  article: (id: number) => `/blog/${String(id)}`,
  articleNotFound: '/article-non-trouve',
  /** A catalogue page of `content/catalogues`, for example `/bureautique`. */
  catalogue: (id: string) => `/${id}`,
  /** A legal page of `content/legal`, for example `/cgv`. */
  legalPage: (id: string) => `/${id}`,
  qualityCertificate: '/certificat-qualiopi',
  legalNotice: '/mentions-legales',
  privacy: '/confidentialite',
  terms: '/cgv',
  complaints: '/reclamations',
  /** How to report violence or harassment. */
  reporting: '/signalement',
  internalRules: '/reglement-interieur',
  results: '/resultats',
  /** How reviews are gathered. */
  reviewMethod: '/resultats#avis',
  /** What has changed in the law. */
  law: '/loi',
  accessibility: '/accessibilite',
  sitePlan: '/plan-du-site',
  search: '/recherche',
  searchFor: (query: string) => (query === '' ? '/recherche' : `/recherche?q=${encodeURIComponent(query)}`),
  searchIndex: '/recherche.json',
  /** What the search answers, word by word: for those who have no script. */
  wordIndex: '/mots',
  aiCourse: '/formation-ia',
  /** The same page under the name that campaigns use. */
  aiCourseCampaign: '/landing-formation-ia',
  aiEnrolment: '/contact-inscription-ia',
  aiProgramme: '/contact-programme-ia',
  aiCpf: '/contact-cpf-ia',
  aiProgrammeFile: '/programmes/formation-ia.pdf',
  /** Where visitors who come from a video creator land; `name` is a file of `content/creators`. */
  creator: (name: string) => `/IA-${name}`,
  /** A marketing form on a page of its own, to be framed. */
  embeddedForm: (name: string) => `/embed/${name}`,
  formRefused: '/demande-non-envoyee',
  /** The editors' screen. */
  admin: '/admin',
  apiContact: '/api/contact',
  apiCourses: '/api/courses',
  apiCourse: (id: string) => `/api/courses/${id}`,
  apiBlog: '/api/blog',
  apiTestimonials: '/api/testimonials',
  apiTeamMembers: '/api/team-members',
  /** The programme of a course, a PDF to print and to forward. */
  courseProgramme: (id: string) => `/programmes/${id}.pdf`,
  courseIllustration: (id: string) => `/illustrations/courses/${id}.svg`,
  articleIllustration: (id: number) => `/illustrations/blog/${String(id)}.svg`,
  /** What social networks show of a page; `name` is an image of the build. */
  shareImage: (name: string) => `/images/partage/${name}.png`,
  brandImage: '/images/partage.png',
  feed: '/rss.xml',
  lawFeed: '/loi.xml',
  icons: '/icons.svg',
  trainingAccount: 'https://www.moncompteformation.gouv.fr/',
  /** Where the ministry publishes which providers are certified, every day. */
  publicProviderList:
    'https://www.data.gouv.fr/fr/datasets/liste-publique-des-organismes-de-formation-l-6351-7-1-du-code-du-travail/',
} as const;

const UNLISTED = [
  /^\/merci-/,
  /^\/contact-[a-z]+-ia$/,
  /^\/contact\/[^/]+$/,
  /^\/(IA-|embed\/)/,
  /-non-trouvee?$/,
  /^\/(demande-non-envoyee|comparer|recherche|mots|admin)$/,
  /^\/404$/,
  /^\/(courses|blog)\/categorie\/[^/]+$/,
  /^\/courses\/filtre\//,
];

/** Whether search engines may list a page: `isIndexed('/merci-rappel')` is false. */
export const isIndexed = (pathname: string): boolean => !UNLISTED.some((pattern) => pattern.test(pathname));
