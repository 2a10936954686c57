import gstInputCredit from '../pictures/articles/article-gst-input-credit.webp'
import nvrOrDvr from '../pictures/articles/article-nvr-or-dvr.webp'
import poeBudget from '../pictures/articles/article-poe-budget.webp'
import tonerYield from '../pictures/articles/article-toner-yield.webp'
import { type Picture, scene } from '../pictures/picture.ts'
import type { Article } from './article.ts'

/** Separate from the articles, because their slugs are also read outside of the bundler. */
const pictures: Readonly<Record<string, Picture>> = {
  'toner-yield-and-cost-per-page': scene(tonerYield, 960),
  'nvr-or-dvr': scene(nvrOrDvr, 960),
  'poe-budget': scene(poeBudget, 960),
  'gst-input-credit-on-it-purchases': scene(gstInputCredit, 960),
}

/**
 * The header picture of an article.
 * @throws Error for an article without one
 */
export function pictureOf({ slug }: Pick<Article, 'slug'>): Picture {
  const picture = pictures[slug]
  if (picture === undefined) throw new Error(`no picture for the article ${slug}`)
  return picture
}
