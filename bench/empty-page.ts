export const EMPTY_PAGE_PATH = '/page-vide';

/** The base of every page's cost on this machine: the least HTML that has something to paint. */
export const EMPTY_PAGE = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="description" content="Une page sans rien">
    <title>Une page sans rien</title>
  </head>
  <body>
    <h1>Une page sans rien</h1>
  </body>
</html>
`;
