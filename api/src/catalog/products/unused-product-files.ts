import {
  type CleanupJob,
  type Database,
  type FileStorages,
  unreferencedFiles,
} from '../../base/base.ts'
import { pictureNameOf, productOfDocument, productOfPicture } from './product.ts'
import { documentsOf, imagesOf } from './product-row.ts'

/** Those of the keys that are documents of a product, on sale or not. */
async function findDocumentKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const columns: string[] = await db('products')
    .whereIn('public_id', [...new Set(keys.map(productOfDocument))])
    .whereNotNull('documents')
    .pluck('documents')
  const known = new Set(columns.flatMap((json) => documentsOf(json).map(({ key }) => key)))
  return keys.filter((key) => known.has(key))
}

/**
 * Those of the file names that are pictures of a product, on sale or not. A hash always counts as one: no index finds its
 * products, and a seed may be about to refer to it again.
 */
async function findPictureNames(db: Database, names: readonly string[]): Promise<string[]> {
  const products = new Set(names.flatMap((name) => productOfPicture(name) ?? []))
  if (products.size === 0) return [...names]
  const columns: string[] = await db('products')
    .whereIn('public_id', [...products])
    .pluck('images')
  const known = new Set(
    columns
      .flatMap(imagesOf)
      .flatMap(({ key, widths }) => widths.map((width) => pictureNameOf(key, width))),
  )
  return names.filter((name) => known.has(name) || !productOfPicture(name))
}

/** Deletes pictures and documents that were removed from their product, or whose product was never saved. */
export function unusedProductFiles({
  db,
  storages,
}: {
  db: Database
  storages: Pick<FileStorages, 'pictures' | 'documents'>
}): CleanupJob[] {
  return [
    unreferencedFiles({
      name: 'pictures without a product',
      storage: storages.pictures,
      findKnown: async (names) => findPictureNames(db, names),
    }),
    unreferencedFiles({
      name: 'documents without a product',
      storage: storages.documents,
      findKnown: async (keys) => findDocumentKeys(db, keys),
    }),
  ]
}
