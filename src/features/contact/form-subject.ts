/** The subject of a request, when the visitor comes from a course. */
export type FormSubject = {
  /** The field of the course, where the form offers it. */
  interest: string;
  /** The lines for the adviser to read, one for each session that can still be asked for; the first names none. */
  choices: readonly SubjectChoice[];
};

export type SubjectChoice = {
  /** Sent as `formation`: « Excel, les fondamentaux (session des 11 et 12 janvier 2027, Angers) ». */
  value: string;
  label: string;
  /** The session's first day, `2027-01-11`. */
  session?: string | undefined;
  /** The file that puts the session into a calendar. */
  calendar?: string | undefined;
};
