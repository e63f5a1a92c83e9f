/** The surroundings in which Netlify runs the functions of the published site. */
export const PRODUCTION = { deploy: { context: 'production', id: '0', published: true } };
