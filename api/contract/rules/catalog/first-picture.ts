import type { Product } from '../../schemas/catalog/catalog.ts'
import type { HeadElement } from '../site/page-head.ts'

/** The `sizes` attribute of the large picture on a product's page. */
export const productPictureSizes = '(width < 48rem) 100vw, 36rem'

/**
 * Preloads the first picture of a product's page before the code of the page has arrived: exactly the file that the
 * page's `<img>` will choose. Without pictures there is nothing to preload.
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
