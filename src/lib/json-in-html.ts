const DANGEROUS = /[<>&\u2028\u2029]/g;

/** JSON that no text in it can close or open anything with, to stand in a `<script>`: `</script>` becomes `\u003c/script\u003e`. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    DANGEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
