/** Every URL of the site, made here and nowhere else. No trailing slash, no `.html`. */
export const paths = {
  home: '/',
  homeFaq: '/#faq',
  courses: '/courses',
  course: (id: string) => `/courses/${id}`,
  courseNotFound: '/formation-non-trouvee',
  /** The catalogue of one category, as visitors see and share it. */
  courseCategory: (category: string) => `/courses?category=${encodeURIComponent(category)}`,
  /** Where that catalogue is really built, page by page; page 1 is served under `courseCategory`. */
  coursePage: (page: number, categorySlug?: string) =>
    categorySlug === undefined
      ? page === 1
        ? '/courses'
        : `/courses/page/${String(page)}`
      : `/courses/categorie/${categorySlug}${page === 1 ? '' : `/page/${String(page)}`}`,
  financing: '/financing',
  about: '/about',
  contact: '/contact',
  contactForm: '/contact#demande',
  cookies: '/contact#cookies',
  blog: '/blog',
  article: (id: number) => `/blog/${String(id)}`,
  articleNotFound: '/article-non-trouve',
  qualityCertificate: '/certificat-qualiopi',
  legalNotice: '/mentions-legales',
  privacy: '/confidentialite',
  terms: '/cgv',
  aiCourse: '/formation-ia',
  formRefused: '/demande-non-envoyee',
  apiContact: '/api/contact',
  apiCourses: '/api/courses',
  courseIllustration: (id: string) => `/illustrations/courses/${id}.svg`,
  articleIllustration: (id: number) => `/illustrations/blog/${String(id)}.svg`,
  icons: '/icons.svg',
} as const;

const UNLISTED = [/^\/merci-/, /-non-trouvee?$/, /^\/demande-non-envoyee$/, /^\/404$/, /^\/courses\/categorie\/[^/]+$/];

/** Whether search engines may list a page: `isIndexed('/merci-rappel')` is false. */
export const isIndexed = (pathname: string): boolean => !UNLISTED.some((pattern) => pattern.test(pathname));
