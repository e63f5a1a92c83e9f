/** « 24 sessions » */
export const sessionCount = (total: number): string =>
  total === 0 ? 'Aucune session' : `${String(total)} session${total > 1 ? 's' : ''}`;
