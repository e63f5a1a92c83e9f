/**
 * Whether a page of another origin made the browser send this. Browsers say so in `Sec-Fetch-Site`, older ones
 * in `Origin`; a client that sends neither is no browser and carries nobody's cookies.
 */
export function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
