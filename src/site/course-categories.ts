/** The categories that have a filter button; courses may have others, which get a badge only. */
export const COURSE_CATEGORIES = ['Bureautique', 'Informatique', 'Intelligence Artificielle'] as const;
