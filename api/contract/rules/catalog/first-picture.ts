import type { Product } from '../../schemas/catalog/catalog.ts'
import type { HeadElement } from '../site/page-head.ts'

/** How wide the large picture of a product's page is, as for `<img sizes>`. */
export const productPictureSizes = '(width < 48rem) 100vw, 36rem'

/**
 * Has the browser fetch the picture a product's page opens with before any code of the page has arrived. Asks
 * for the very file the page's `<img>` will choose; without pictures there is nothing to fetch.
 */
export function firstPictureOf({ pictures }: Pick<Product, 'pictures'>): HeadElement[] {
  const [picture] = pictures
  if (picture === undefined) return []
  const attributes = {
    rel: 'preload',
    as: 'image',
    href: picture.src,
    imagesrcset: picture.srcSet,
    imagesizes: productPictureSizes,
    fetchpriority: 'high',
  }
  return [{ tag: 'link', attributes }]
}
