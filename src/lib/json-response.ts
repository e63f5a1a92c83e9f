/** A JSON mirror's answer, built once into a file. */
export const jsonResponse = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
