import { firstPictureOf } from '@store/contract/rules/catalog/first-picture'
import { type HeadElement, type PageHead, routeHead } from '@store/contract/rules/site/page-head'
import { matchRoute } from '@store/contract/rules/site/route-match'
import { productHead } from '@store/contract/rules/site/structured-data'
import type { PublicCatalogue } from './public-catalogue.ts'
import type { SiteSnapshot } from './site-snapshot.ts'

/** The status and head of a page. */
interface PageDescription {
  /** 404 for pages and products that do not exist. */
  status: 200 | 404
  head: PageHead
  /** Resources that the browser should preload. */
  preload?: HeadElement[]
}

const notFoundPage: PageDescription = {
  status: 404,
  head: { title: 'Page not found', isHidden: true },
}

/** Describes the page at a path on the server, before any of its code runs. */
export async function describePage(
  { routes }: SiteSnapshot,
  page: { pathname: string; origin: string },
  catalogue: PublicCatalogue,
): Promise<PageDescription> {
  const match = matchRoute(routes, page.pathname)
  if (match === undefined) return notFoundPage
  if (match.route.subject === 'product' && match.params.id) {
    const product = await catalogue.findProduct(match.params.id)
    if (product === null) return notFoundPage
    if (product) {
      const head = productHead(product, page.origin)
      return { status: 200, head, preload: firstPictureOf(product) }
    }
  }
  return { status: 200, head: routeHead(match.route) }
}
