/** Why the work stopped, in words that say what to do about it. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = /\((\d{3}) status code/.exec(error.message)?.[1];
  if (status === '401' || status === '403')
    return `Netlify refuse l’accès (${status})\u00A0: vérifiez NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN.`;
  if (status !== undefined) return `Netlify répond ${status}\u00A0: réessayez plus tard.`;
  if (error.message === 'fetch failed') return 'Netlify est injoignable\u00A0: vérifiez la connexion au réseau.';
  return error.message;
}
