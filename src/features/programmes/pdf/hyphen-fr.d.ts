declare module 'hyphen/fr/index.js' {
  type Options = { hyphenChar: string; minWordLength: number };
  const hyphenation: { hyphenateSync: (text: string, options: Options) => string };
  export default hyphenation;
}
