import { expect, test } from 'vitest';
import { contentDocuments } from '#tests/support/content-documents.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { createSearch } from './search-engine.ts';
import { searchSchema } from './search-schema.ts';

const search = createSearch({
  documents: contentDocuments(),
  synonyms: readContentFile('search.yaml', searchSchema).synonyms,
});

/** What visitors type, as they type it, and a page that they must see among the first four. */
const QUERIES: readonly (readonly [string, string])[] = [
  ['excel', '/courses/excel-fondamentaux'],
  ['Excel débutant', '/courses/excel-fondamentaux'],
  ['exel', '/courses/excel-fondamentaux'],
  ['ecxel', '/courses/excel-fondamentaux'],
  ['exell', '/courses/excel-fondamentaux'],
  ['tableur', '/courses/excel-fondamentaux'],
  ['feuille de calcul', '/courses/excel-fondamentaux'],
  ['formation excel', '/courses/excel-fondamentaux'],
  ['tableaux croisés dynamiques', '/courses/excel-tableaux-croises-power-query'],
  ['tableau croisé', '/courses/excel-tableaux-croises-power-query'],
  ['tableau croise dynamique', '/blog/9'],
  ['tcd', '/courses/excel-tableaux-croises-power-query'],
  ['power query', '/courses/excel-tableaux-croises-power-query'],
  ['powerquery', '/courses/excel-tableaux-croises-power-query'],
  ['recherchex', '/blog/1'],
  ['recherche x', '/blog/1'],
  ['word', '/courses/word-documents-longs'],
  ['traitement de texte', '/courses/word-documents-longs'],
  ['table des matières', '/courses/word-documents-longs'],
  ['table des matiere', '/courses/word-documents-longs'],
  ['rapport word', '/blog/5'],
  ['styles word', '/blog/5'],
  ['powerpoint', '/courses/powerpoint-presentations-claires'],
  ['power point', '/courses/powerpoint-presentations-claires'],
  ['powerpont', '/courses/powerpoint-presentations-claires'],
  ['diaporama', '/courses/powerpoint-presentations-claires'],
  ['slides', '/courses/powerpoint-presentations-claires'],
  ['diapositives', '/courses/powerpoint-presentations-claires'],
  ['présentation orale', '/courses/powerpoint-presentations-claires'],
  ['outlook', '/courses/outlook-messagerie-agenda'],
  ['outlok', '/courses/outlook-messagerie-agenda'],
  ['mail', '/courses/outlook-messagerie-agenda'],
  ['gérer ses mails', '/courses/outlook-messagerie-agenda'],
  ['messagerie', '/courses/outlook-messagerie-agenda'],
  ['boîte de réception', '/courses/outlook-messagerie-agenda'],
  ['teams', '/courses/microsoft-365-travailler-a-plusieurs'],
  ['sharepoint', '/courses/microsoft-365-travailler-a-plusieurs'],
  ['share point', '/courses/microsoft-365-travailler-a-plusieurs'],
  ['office 365', '/courses/microsoft-365-travailler-a-plusieurs'],
  ['onedrive', '/courses/microsoft-365-travailler-a-plusieurs'],
  ['access', '/courses/access-base-de-donnees'],
  ['base de donnée', '/courses/sql-interroger-des-donnees'],
  ['bases de données', '/courses/access-base-de-donnees'],
  ['sql', '/courses/sql-interroger-des-donnees'],
  ['mysql', '/courses/sql-interroger-des-donnees'],
  ['requetes', '/courses/sql-interroger-des-donnees'],
  ['ChatGPT', '/courses/ia-generative-au-travail'],
  ['chat gpt', '/courses/ia-generative-au-travail'],
  ['formation chatgpt', '/courses/ia-generative-au-travail'],
  ['mistral', '/courses/ia-generative-au-travail'],
  ['ia', '/courses/ia-generative-au-travail'],
  ['IA générative', '/courses/ia-generative-au-travail'],
  ['intelligence artificielle', '/courses/ia-generative-au-travail'],
  ['inteligence artificiel', '/courses/ia-generative-au-travail'],
  ['prompt', '/courses/ia-generative-au-travail'],
  ['midjourney', '/courses/images-et-ia-generative'],
  ['créer des images', '/courses/images-et-ia-generative'],
  ['image ia', '/courses/images-et-ia-generative'],
  ['copilot', '/courses/copilot-excel-word-outlook'],
  ['co-pilote', '/courses/copilot-excel-word-outlook'],
  ['copilote microsoft', '/courses/copilot-excel-word-outlook'],
  ['écrire avec l’ia', '/courses/ecrire-avec-l-ia'],
  ['ecrire ia', '/courses/ecrire-avec-l-ia'],
  ['automatisation', '/courses/automatiser-avec-l-ia-sans-coder'],
  ['no code', '/courses/automatiser-avec-l-ia-sans-coder'],
  ['zapier', '/courses/automatiser-avec-l-ia-sans-coder'],
  ['python', '/courses/python-taches-de-bureau'],
  ['pyton', '/courses/python-taches-de-bureau'],
  ['apprendre à programmer', '/courses/python-taches-de-bureau'],
  ['coder', '/courses/python-taches-de-bureau'],
  ['linux', '/courses/linux-administrer-un-serveur'],
  ['serveurs', '/courses/linux-administrer-un-serveur'],
  ['debian', '/courses/linux-administrer-un-serveur'],
  ['ccna', '/courses/reseaux-preparation-ccna'],
  ['cisco', '/courses/reseaux-preparation-ccna'],
  ['reseau', '/courses/reseaux-preparation-ccna'],
  ['cybersecurité', '/courses/cybersecurite-petites-structures'],
  ['cyber sécurité', '/courses/cybersecurite-petites-structures'],
  ['phishing', '/courses/cybersecurite-petites-structures'],
  ['sécurité informatique', '/courses/cybersecurite-petites-structures'],
  ['mot de passe', '/blog/2'],
  ['mots de passes', '/blog/2'],
  ['aws', '/courses/cloud-aws-azure-premiers-pas'],
  ['azur', '/courses/cloud-aws-azure-premiers-pas'],
  ['wordpress', '/courses/wordpress-site-vitrine'],
  ['word press', '/courses/wordpress-site-vitrine'],
  ['créer un site internet', '/courses/wordpress-site-vitrine'],
  ['facebook', '/courses/reseaux-sociaux-structure-locale'],
  ['réseau social', '/courses/reseaux-sociaux-structure-locale'],
  ['manager à distance', '/courses/encadrer-une-equipe-a-distance'],
  ['télétravail', '/courses/encadrer-une-equipe-a-distance'],
  ['photoshop', '/outils-graphiques'],
  ['javascript', '/developpement-web'],
  ['cpf', '/blog/8'],
  ['financement', '/financing'],
  ['opco', '/blog/3'],
  ['pôle emploi', '/financing'],
  ['rncp', '/blog/11'],
  ['démarchage', '/blog/10'],
  ['qualiopi', '/certificat-qualiopi'],
];

test('is tried on a hundred queries', () => {
  expect(QUERIES).toHaveLength(100);
  expect(new Set(QUERIES.map(([query]) => query)).size).toBe(100);
});

test.each(QUERIES)('finds for « %s » %s among the first', (query, href) => {
  const { exact, near } = search(query);
  expect([...exact, ...near].slice(0, 4).map((document) => document.href)).toContain(href);
});

test.each(['zzzzqqq', 'xwvkj', '!!', '1234567890'])('finds nothing for « %s »', (query) => {
  expect(search(query)).toEqual({ exact: [], near: [] });
});
