import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { articleMotif, articleTone } from '#src/features/blog/article.ts';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { DRAWINGS } from '#src/site/drawings.ts';
import { drawIllustration } from '#src/features/illustration/drawing.ts';
import { PAPER_OR_SLATE_STYLE, styled } from '#src/features/illustration/drawing-style.ts';

export const getStaticPaths = (async () =>
  (DRAWINGS ? await allArticles() : []).map(({ id, data }) => ({
    params: { id: String(articleNumber(id)) },
    props: { seed: id, motif: articleMotif(data), tone: articleTone(data.category) },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(styled(drawIllustration(props), PAPER_OR_SLATE_STYLE), { headers: { 'Content-Type': 'image/svg+xml' } });
