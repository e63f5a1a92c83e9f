/** Parses the query of a URL. Some mail programs escape `&` as `&amp;`. */
export const addressQuery = (search = location.search): URLSearchParams =>
  new URLSearchParams(search.replaceAll('&amp;', '&'));
