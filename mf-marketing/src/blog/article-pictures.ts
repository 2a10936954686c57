import gstInputCredit from '../pictures/articles/article-gst-input-credit.webp'
import nvrOrDvr from '../pictures/articles/article-nvr-or-dvr.webp'
import poeBudget from '../pictures/articles/article-poe-budget.webp'
import tonerYield from '../pictures/articles/article-toner-yield.webp'
import { type Picture, scene } from '../pictures/picture.ts'
import type { Article } from './article.ts'
import type { ArticleSlug } from './article-slugs.ts'

const pictures: Readonly<Record<ArticleSlug, Picture>> = {
  'toner-yield-and-cost-per-page': scene(tonerYield, 960),
  'nvr-or-dvr': scene(nvrOrDvr, 960),
  'poe-budget': scene(poeBudget, 960),
  'gst-input-credit-on-it-purchases': scene(gstInputCredit, 960),
}

/** The header picture of an article. */
export function pictureOf({ slug }: Pick<Article, 'slug'>): Picture {
  return pictures[slug]
}
