// Every URL of the site, without trailing slash or `.html`. Import them as `paths` from `paths.ts`.

const listPage = (list: string, page: number, categorySlug: string | undefined): string =>
  [list, categorySlug && `categorie/${categorySlug}`, page > 1 && `page/${String(page)}`].filter(Boolean).join('/');

export const home = '/';
export const homeFaq = '/#faq';
export const courses = '/courses';
export const course = (id: string) => `/courses/${id}`;
export const courseNotFound = '/formation-non-trouvee';
export const courseCategory = (category: string) => `/courses?category=${encodeURIComponent(category)}`;
export const comparison = '/comparer';
export const compare = (ids: readonly string[]) =>
  ids.length > 0 ? `/comparer?formations=${ids.join(',')}` : '/comparer';
/** The built path of a catalogue page. Page 1 of a category is served under `courseCategory`. */
export const coursePage = (page: number, categorySlug?: string) => listPage('/courses', page, categorySlug);
export const agenda = '/agenda';
export const agendaMonth = (month: string) => `/agenda/${month}`;
export const agendaCalendar = '/agenda.ics';
export const courseCalendar = (id: string) => `/calendriers/${id}.ics`;
export const sessionCalendar = ({ course, key }: { course: string; key: string }) =>
  `/calendriers/${course}/${key}.ics`;
export const financing = '/financing';
export const fundingEstimate = ({ price, register }: { price: number; register: string }) =>
  `/financing?price=${String(price)}&register=${encodeURIComponent(register)}#estimation`;
export const about = '/about';
export const person = (id: string) => `/about#personne-${id}`;
export const contact = '/contact';
export const contactForm = '/contact#demande';
export const courseRequest = (id: string, session?: string) =>
  `/contact?formation=${id}${session === undefined ? '' : `&session=${session}`}#demande`;
export const employerLetter = (id: string) => `/contact?formation=${id}#employeur`;
export const courseRequestPage = (id: string) => `/contact/${id}`;
export const cookies = '/contact#cookies';
export const blog = '/blog';
export const articleCategory = (category: string) => `/blog?category=${encodeURIComponent(category)}`;
export const articlePage = (page: number, categorySlug?: string) => listPage('/blog', page, categorySlug);
/** An article, by its number or by the name of its file: `/blog/3` for `3-dossier-opco`. */
export const article = (name: number | string) => `/blog/${parseInt(String(name), 10)}`;
export const articleNotFound = '/article-non-trouve';
export const tailoredPage = (id: string) => `/${id}`;
export const legalPage = (id: string) => `/${id}`;
export const qualityCertificate = '/certificat-qualiopi';
export const legalNotice = '/mentions-legales';
export const privacy = '/confidentialite';
export const terms = '/cgv';
export const complaints = '/reclamations';
export const reporting = '/signalement';
export const internalRules = '/reglement-interieur';
export const results = '/resultats';
export const reviewMethod = '/resultats#avis';
export const law = '/loi';
export const accessibility = '/accessibilite';
export const sitePlan = '/plan-du-site';
export const search = '/recherche';
export const searchFor = (query: string) => (query === '' ? search : `${search}?q=${encodeURIComponent(query)}`);
export const searchIndex = '/recherche.json';
export const aiCourse = '/formation-ia';
export const aiCourseCampaign = '/landing-formation-ia';
export const aiEnrolment = '/contact-inscription-ia';
export const aiProgramme = '/contact-programme-ia';
export const aiCpf = '/contact-cpf-ia';
export const aiProgrammeFile = '/programmes/formation-ia.pdf';
export const creator = (name: string) => `/IA-${name}`;
export const embeddedForm = (name: string) => `/embed/${name}`;
export const thanksCallback = '/merci-rappel';
export const thanksEnrolment = '/merci-inscription';
export const thanksDownload = '/merci-telechargement';
export const thanksAiEnrolment = '/merci-inscription-ia';
export const thanksAiProgramme = '/merci-programme-ia';
export const thanksAiCpf = '/merci-demande-cpf';
export const thanksComplaint = '/merci-reclamation';
export const formRefused = '/demande-non-envoyee';
export const admin = '/admin';
export const apiContact = '/api/contact';
export const apiCourses = '/api/courses';
export const apiCourse = (id: string) => `/api/courses/${id}`;
export const apiBlog = '/api/blog';
export const apiArticle = (name: string) => `/api${article(name)}`;
export const apiTestimonials = '/api/testimonials';
export const apiTeamMembers = '/api/team-members';
export const courseProgramme = (id: string) => `/programmes/${id}.pdf`;
export const catalogueFile = '/catalogue.pdf';
export const courseIllustration = (id: string) => `/illustrations/courses/${id}.svg`;
export const articleIllustration = (name: number | string) => `/illustrations${article(name)}.svg`;
export const shareImage = (name: string) => `/images/partage/${name}.png`;
export const brandImage = '/images/partage.png';
export const feed = '/rss.xml';
export const openData = '/donnees';
export const lheo = '/lheo.xml';
export const catalogueTable = '/catalogue.csv';
export const icons = '/icons.svg';
export const trainingAccount = 'https://www.moncompteformation.gouv.fr/';
export const publicProviderList =
  'https://www.data.gouv.fr/fr/datasets/liste-publique-des-organismes-de-formation-l-6351-7-1-du-code-du-travail/';
