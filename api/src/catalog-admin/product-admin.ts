import { mostProductImages } from '@store/contract/rules/limits'
import { removeFromCarts } from '../cart/remove-from-carts.ts'
import { ProductNotFoundError } from '../catalog/catalog-errors.ts'
import type { ProductRecord, StoredImage } from '../catalog/product.ts'
import { holdProducts, overwriteProducts, takeOffSale } from '../catalog/product-changes.ts'
import { imagesFolderOf } from '../catalog/product-images.ts'
import { insertProducts } from '../catalog/product-insert.ts'
import { findLiveProduct } from '../catalog/product-query.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Clock } from '../shared/clock.ts'
import { removeFromWishlists } from '../wishlist/remove-from-wishlists.ts'
import { ProductChangedError } from './product-admin-errors.ts'
import { shelvePicture } from './product-pictures.ts'
import type { ProductUpload } from './product-upload.ts'
import { keptImagesOf, readProductFields, versionOf } from './read-product-form.ts'

/** What the superadmin does to single products (api.md, Catalogue). */
export interface ProductAdmin {
  /** @throws RefusedError for a bad form or picture */
  create(upload: ProductUpload): Promise<ProductRecord>
  /** @throws RefusedError; ProductNotFoundError; ProductChangedError when the form is of an older version */
  update(publicId: string, upload: ProductUpload): Promise<ProductRecord>
  /** Takes a product off sale, out of carts and wishlists. @throws ProductNotFoundError */
  remove(publicId: string): Promise<void>
}

/** What the administration of products works with. */
export interface ProductAdminParts {
  db: Database
  clock: Clock
  config: { DATA_FOLDER: string }
}

async function findOrRefuse(db: Database, publicId: string): Promise<ProductRecord> {
  const product = await findLiveProduct(db, publicId)
  if (!product) throw new ProductNotFoundError()
  return product
}

export function createProductAdmin({ db, clock, config }: ProductAdminParts): ProductAdmin {
  const folder = imagesFolderOf(config.DATA_FOLDER)
  const shelve = async (kept: StoredImage[], pictures: Buffer[]): Promise<StoredImage[]> => {
    const images = kept.slice(0, mostProductImages)
    for (const picture of pictures.slice(0, mostProductImages - images.length)) {
      images.push(await shelvePicture(folder, picture))
    }
    return images
  }
  return {
    async create({ fields, pictures }) {
      const draft = readProductFields(fields)
      const images = await shelve([], pictures)
      const [publicId = ''] = await insertProducts(db, [{ ...draft, images }], clock.now())
      return findOrRefuse(db, publicId)
    },

    async update(publicId, { fields, pictures }) {
      const former = await findOrRefuse(db, publicId)
      const version = versionOf(fields) ?? former.version
      const isGuarded = fields.has('version')
      if (version !== former.version) throw new ProductChangedError()
      const draft = readProductFields(fields, former)
      const images = await shelve(
        keptImagesOf(fields, former.images, pictures.length > 0),
        pictures,
      )
      await inTransaction(db, async (trx) => {
        const [held] = await holdProducts(trx, [former.id])
        if (!held) throw new ProductNotFoundError()
        if (isGuarded && held.version !== version) throw new ProductChangedError()
        await overwriteProducts(trx, [{ id: held.id, ...draft, images }], clock.now())
      })
      return findOrRefuse(db, publicId)
    },

    async remove(publicId) {
      const { id } = await findOrRefuse(db, publicId)
      await inTransaction(db, async (trx) => {
        if ((await takeOffSale(trx, [id], clock.now())) === 0) throw new ProductNotFoundError()
        await removeFromCarts(trx, [id])
        await removeFromWishlists(trx, [id])
      })
    },
  }
}
