import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { toFullArticle } from '#src/features/blog/article-json.ts';
import { jsonResponse } from '#src/lib/json-response.ts';

export const getStaticPaths = (async () =>
  (await allArticles()).map(toFullArticle).map((article) => ({
    params: { id: String(article.id) },
    props: { article },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => jsonResponse(props.article);
