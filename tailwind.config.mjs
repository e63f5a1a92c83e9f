import plugin from 'tailwindcss/plugin';

/** Only what CSS cannot say: colours, type and spacing are tokens in src/styles/tokens.css. */
export default {
  plugins: [
    plugin(({ addVariant }) => {
      // Pointing and focusing are one intention, so they look alike.
      addVariant('hocus', ['&:hover', '&:focus-visible']);
    }),
  ],
};
