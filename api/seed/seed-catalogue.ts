import type { Slab } from '@store/contract/rules/pricing/price'
import type { Database } from '../src/base/database/database.ts'
import type { FileStorage } from '../src/base/files/storage/file-storage.ts'
import { newPublicId } from '../src/base/shared/ids.ts'
import { insertProducts, type NewProduct } from '../src/catalog/products/changes/product-insert.ts'
import type { StoredImage } from '../src/catalog/products/product.ts'
import { countProducts } from '../src/catalog/products/product-query.ts'
import { generateCatalogue } from './catalogue.ts'
import { dataSheetDrawer } from './data-sheets.ts'
import type { DemoSlab } from './demo-prices.ts'
import type { PictureStore } from './picture-store.ts'
import type { PictureSubject } from './pictures/drawing.ts'

/** Products inserted by one statement. */
const batchSize = 1000

/** Products that get pictures of their own; a larger catalogue, for measuring, borrows from these. */
const picturedProducts = 400

/** Gives each product pictures: its own among the first, one of its category's after that. */
function pictureChooser(pictures: PictureStore, picturedPerCategory: number) {
  const byCategory = new Map<string, StoredImage[][]>()
  let seen = 0
  return (category: string, picture: PictureSubject): StoredImage[] => {
    const known = byCategory.get(category) ?? []
    seen += 1
    const isPictured = seen <= picturedProducts && known.length < picturedPerCategory
    if (!isPictured) return known[seen % known.length] ?? []
    const images = pictures.imagesOf(picture)
    byCategory.set(category, [...known, images])
    return images
  }
}

function storedSlab({ pricePaise, ...range }: DemoSlab): Slab {
  return { ...range, price: pricePaise }
}

/** What the catalogue is filled with. */
interface CatalogueContent {
  products: number
  /**
   * How many products of a category get pictures of their own; by default all of a demo catalogue, which takes most of
   * the time.
   */
  picturedPerCategory?: number
  pictures: PictureStore
  /** The storage of the documents of products. */
  documents: FileStorage
  now: Date
}

/**
 * Fills the catalogue up to a number of demo products; those already there stay as they are.
 * @returns how many were added
 */
export async function seedCatalogue(db: Database, catalogue: CatalogueContent): Promise<number> {
  const present = await countProducts(db)
  const imagesFor = pictureChooser(
    catalogue.pictures,
    catalogue.picturedPerCategory ?? picturedProducts,
  )
  const sheetsOf = dataSheetDrawer(catalogue.documents, catalogue.now)
  let batch: NewProduct[] = []
  let made = 0
  let added = 0
  const flush = async () => {
    await insertProducts(db, batch, { kind: 'created', at: catalogue.now })
    added += batch.length
    batch = []
  }
  for (const { picture, slabs, ...product } of generateCatalogue(catalogue)) {
    made += 1
    const images = imagesFor(product.category, picture)
    if (made > present) {
      const publicId = newPublicId()
      const documents = await sheetsOf(publicId, product)
      batch.push({ ...product, publicId, slabs: slabs.map(storedSlab), images, documents })
    }
    if (batch.length === batchSize) await flush()
  }
  await flush()
  return added
}
