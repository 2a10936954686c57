import type { DeclaringProduct } from '@store/contract/rules/catalog/declarations/missing-declarations'
import { findRequiredDeclarations } from '@store/contract/rules/catalog/declarations/required-declarations'
import { resolveStock } from '@store/contract/rules/catalog/stock-change'
import {
  type Clock,
  type Database,
  type FileStorages,
  HttpError,
  inTransaction,
  newPublicId,
} from '../../base/base.ts'
import type { SettingsReader } from '../../support/support.ts'
import { assertNoImportRunning } from '../imports/running/import-lock.ts'
import { ProductNotFoundError } from '../products/catalog-errors.ts'
import { insertProducts } from '../products/changes/product-insert.ts'
import { findStockLastSet, markStockSet } from '../products/changes/product-stock.ts'
import {
  lockProducts,
  softDeleteProducts,
  updateProducts,
} from '../products/changes/product-updates.ts'
import type { ProductDetails, StoredDocument, StoredImage } from '../products/product.ts'
import { findLiveProduct } from '../products/product-query.ts'
import { auditProduct, productChanges } from './audit-product.ts'
import { checkDocuments, documentsOf, storeDocuments } from './form/product-documents.ts'
import { storePicture } from './form/product-pictures.ts'
import type { ProductUpload } from './form/product-upload.ts'
import { imagesOf, readProductFields, seenStockOf, versionOf } from './form/read-product-form.ts'
import { ProductChangedError, stockChangedError } from './product-admin-errors.ts'

/** The superadmin's operations on single products , each recorded in the audit log. */
export interface ProductAdmin {
  /** @throws HttpError for an invalid form, picture or document */
  create(actorId: number, upload: ProductUpload): Promise<ProductDetails>
  /**
   * @throws HttpError; ProductNotFoundError; ProductChangedError when the form is of an older version,
   * stockChangedError when it would overwrite a sale
   */
  update(actorId: number, publicId: string, upload: ProductUpload): Promise<ProductDetails>
  /** Removes a product from sale, carts and wishlists. @throws ProductNotFoundError */
  remove(actorId: number, publicId: string): Promise<void>
}

/** Dependencies of the administration of products. */
export interface ProductAdminDependencies {
  db: Database
  clock: Clock
  /** Public files of products. */
  storages: Pick<FileStorages, 'pictures' | 'documents'>
  settings: SettingsReader
}

async function findOrThrow(db: Database, publicId: string): Promise<ProductDetails> {
  const product = await findLiveProduct(db, publicId)
  if (!product) throw new ProductNotFoundError()
  return product
}

/** A product with its current stock and the stock as last set. */
type StoredProduct = ProductDetails & { stockLastSet: number | undefined }

async function withStockLastSet(db: Database, product: ProductDetails): Promise<StoredProduct> {
  return { ...product, stockLastSet: await findStockLastSet(db, product.id) }
}

/** @throws stockChangedError for a stock that would overwrite a sale */
function stockOf(
  fields: ProductUpload['fields'],
  product: StoredProduct,
  requested: number,
): number {
  if (!fields.has('stock')) return product.stock
  const isSeen = versionOf(fields) === product.version
  const seen = isSeen ? product.stock : seenStockOf(fields)
  const { stock, stockLastSet: lastSet } = product
  const result = resolveStock({ requested, seen, stock, lastSet })
  if ('message' in result) throw stockChangedError(result.message)
  return result.stock
}

/** Applies a form to a product; fields that were not sent stay unchanged, above all the stock. */
function changeOf(
  { fields }: ProductUpload,
  product: StoredProduct,
  added: { drawn?: readonly StoredImage[]; documents: readonly StoredDocument[] },
) {
  const draft = readProductFields(fields, product)
  const stock = stockOf(fields, product, draft.stock)
  const version = versionOf(fields)
  if (version !== undefined && version !== product.version) throw new ProductChangedError()
  return {
    ...draft,
    stock,
    images: imagesOf(fields, product.images, added.drawn ?? []),
    documents: documentsOf(fields, product.documents, added.documents),
  }
}

/** @throws HttpError (400) for what a product must declare to be on sale (declarations 2.3) */
function assertDeclared(product: DeclaringProduct, former?: DeclaringProduct): void {
  const fields = findRequiredDeclarations(product, former)
  const [first] = fields
  if (first) throw new HttpError({ message: first.message, fields })
}

export function createProductAdmin({
  db,
  clock,
  storages,
  settings,
}: ProductAdminDependencies): ProductAdmin {
  const areDeclarationsRequired = async () => (await settings.read()).products.declarationsRequired
  const storePictures = async (productId: string, contents: readonly Buffer[]) => {
    const images: StoredImage[] = []
    for (const content of contents) {
      images.push(await storePicture(storages.pictures, productId, content))
    }
    return images
  }
  return {
    async create(actorId, upload) {
      const draft = readProductFields(upload.fields)
      if (await areDeclarationsRequired()) assertDeclared(draft)
      const publicId = newPublicId()
      const added = checkDocuments(publicId, upload.documents)
      const documents = documentsOf(upload.fields, [], added)
      const images = await storePictures(publicId, upload.pictures)
      await storeDocuments(storages.documents, added)
      return inTransaction(db, async (trx) => {
        await assertNoImportRunning(trx)
        const at = clock.now()
        const cause = { kind: 'created', at, actorId } as const
        await insertProducts(trx, [{ ...draft, publicId, images, documents }], cause)
        const product = await findOrThrow(trx, publicId)
        await auditProduct(trx, { actorId, done: 'created', product, at })
        return product
      })
    },

    async update(actorId, publicId, upload) {
      const former = await findOrThrow(db, publicId)
      const documents = checkDocuments(former.publicId, upload.documents)
      // Rejected before a picture is processed; the product is read again under its lock.
      const wanted = changeOf(upload, await withStockLastSet(db, former), { documents })
      const isRequired = await areDeclarationsRequired()
      if (isRequired) assertDeclared(wanted, former)
      const drawn = await storePictures(former.publicId, upload.pictures)
      await storeDocuments(storages.documents, documents)
      await inTransaction(db, async (trx) => {
        await assertNoImportRunning(trx)
        const [held] = await lockProducts(trx, [former.id])
        if (!held) throw new ProductNotFoundError()
        const added = { drawn, documents }
        const changed = changeOf(upload, await withStockLastSet(trx, held), added)
        if (isRequired) assertDeclared(changed, held)
        const at = clock.now()
        await updateProducts(trx, [{ ...changed, id: held.id }], { kind: 'edited', at, actorId })
        if (upload.fields.has('stock')) await markStockSet(trx, [held.id])
        const changes = productChanges(held, changed)
        await auditProduct(trx, { actorId, done: 'changed', product: held, changes, at })
      })
      return findOrThrow(db, publicId)
    },

    async remove(actorId, publicId) {
      const product = await findOrThrow(db, publicId)
      const ids = [product.id]
      await inTransaction(db, async (trx) => {
        await assertNoImportRunning(trx)
        const at = clock.now()
        if ((await softDeleteProducts(trx, ids, at)) === 0) throw new ProductNotFoundError()
        await auditProduct(trx, { actorId, done: 'deleted', product, at })
      })
    },
  }
}
