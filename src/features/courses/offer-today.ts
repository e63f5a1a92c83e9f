import { allCourses } from './course-collection.ts';
import { type OfferWords, offerWords } from './offer-words.ts';

/** The words about all courses of this build together. */
export const offerToday = async (): Promise<OfferWords> => offerWords((await allCourses()).map(({ data }) => data));
