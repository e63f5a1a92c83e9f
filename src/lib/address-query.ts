/** The values after the question mark of an address. Some mail programs escape its `&` as in HTML. */
export const addressQuery = (search = location.search): URLSearchParams =>
  new URLSearchParams(search.replaceAll('&amp;', '&'));
