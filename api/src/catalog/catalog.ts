import type { BaseServices, CleanupJob, StoreDependencies, TypedApp } from '../base/base.ts'
import type { MailQueue, SettingsReader } from '../support/support.ts'
import { registerManagedProducts } from './administration/managed-product-routes.ts'
import { createProductPatches } from './administration/patch-product.ts'
import { createProductAdmin } from './administration/product-admin.ts'
import { registerProductAdmin } from './administration/product-admin-routes.ts'
import { registerExport } from './imports/export-routes.ts'
import { registerImports } from './imports/import-routes.ts'
import { createImports } from './imports/import-service.ts'
import { registerPriceChanges } from './imports/prices/price-change-routes.ts'
import { createPriceChanges } from './imports/prices/price-change-service.ts'
import { expiredRejectedRows } from './imports/rejected/kept-rows.ts'
import { countJobs } from './imports/running/import-job-repository.ts'
import type { RunImportTask } from './imports/running/import-tasks.ts'
import { resumeImports } from './imports/running/resume-imports.ts'
import {
  type DrawPriceList,
  drawPriceList as drawInThisThread,
} from './price-list/draw-price-list.ts'
import { registerPriceLists } from './price-list/price-list-routes.ts'
import { createPriceLists } from './price-list/price-list-service.ts'
import { type CatalogCache, openCatalogCache } from './products/cache/catalog-cache.ts'
import { registerCatalog as registerProducts } from './products/catalog-routes.ts'
import type { StartCatalogIndex } from './products/index/catalog-operations.ts'
import { createManagedProducts } from './products/managed/sql-managed-products.ts'
import { registerProductDocuments } from './products/product-documents.ts'
import { registerProductImages } from './products/product-images.ts'
import { createSqlCatalogReader } from './products/reader/sql-catalog-reader.ts'
import { registerRelated } from './products/related/related-routes.ts'
import {
  createRelatedService,
  type RelatedDependencies,
} from './products/related/related-service.ts'
import { createProductFinder, type FindProducts } from './products/search/find-products.ts'
import { createNearModels, type NearModels } from './products/search/near-models.ts'
import { streamProducts } from './products/stream-products.ts'
import { unusedProductFiles } from './products/unused-product-files.ts'
import { createMissedSearches, expiredMissedSearches } from './search-terms/missed-searches.ts'
import { registerSearchTerms } from './search-terms/search-term-routes.ts'
import { createSynonymService } from './search-terms/synonym-service.ts'
import { registerStockAlertSending } from './stock-alerts/send-stock-alerts.ts'
import { registerStockAlerts } from './stock-alerts/stock-alert-routes.ts'
import { createStockAlertService } from './stock-alerts/stock-alert-service.ts'
import { registerUploads } from './uploads/upload-routes.ts'
import { createUploadService } from './uploads/upload-service.ts'
import { registerWishlist } from './wishlist/wishlist-routes.ts'
import { createWishlistService } from './wishlist/wishlist-service.ts'

export { importTasksInThread } from './imports/running/import-thread.ts'
export { catalogPersonalData } from './personal-data.ts'
export { drawPriceListsInThread } from './price-list/draw-in-thread.ts'
export { ProductNotFoundError } from './products/catalog-errors.ts'
export {
  decrementStockStatement,
  findLastCosts,
  type LockedStock,
  lockStock,
  movementColumns,
  moveStock,
  type ProductQuantity,
  returnStock,
  selectMovements,
  selectStockStatement,
} from './products/changes/stock-changes.ts'
export { findModelsByKey, findModelsByPart, type ModelOfProduct } from './products/models-by-key.ts'
export type { ProductRecord } from './products/product.ts'
export {
  joinedProduct,
  joinedProductSql,
  joinProduct,
  joinProductOnSale,
  joinProductOnSaleSql,
  leftJoinProductOnSale,
} from './products/product-join.ts'
export { presentOffer, presentProduct } from './products/product-presenter.ts'
export {
  countProducts,
  filterProductKeys,
  findLiveProduct,
  findLiveProducts,
  findLiveProductsByModelNo,
  findLowStock,
  findNamesByPublicId,
  findProductNames,
  findProductsByIds,
  hasProducts,
  type ProductName,
  selectProductKeys,
} from './products/product-query.ts'
export { type ProductRow, recordOf } from './products/product-row.ts'
export type { FindProducts } from './products/search/find-products.ts'
export type { NearModels } from './products/search/near-models.ts'

/** What this domain asks of those below and above it, and of the process. */
export interface CatalogNeeds
  extends StoreDependencies,
    Pick<BaseServices, 'storages' | 'throttleStore'>,
    Omit<RelatedDependencies, 'db'> {
  mails: MailQueue
  settings: SettingsReader
  /** Starts the thread of the catalogue index; without it SQL answers. */
  startCatalogIndex?: StartCatalogIndex
  /** Starts the thread that parses product files; default: this thread. */
  runImportTask?: RunImportTask
  /** Draws price lists in a thread; default: this thread. */
  drawPriceList?: DrawPriceList
}

/** Services of this domain. */
export interface CatalogServices {
  /** Undefined without an index. */
  catalogCache: CatalogCache | undefined
  findProducts: FindProducts
  nearModels: NearModels
  /** Imports that wait. */
  countImportJobs(): ReturnType<typeof countJobs>
  cleanupJobs: CleanupJob[]
}

/** Registers the catalogue, its administration, imports, search terms, uploads, wishlists and stock alerts. */
export function registerCatalog(api: TypedApp, needs: CatalogNeeds): CatalogServices {
  const { db, reports = db, storages } = needs
  const catalogCache = openCatalogCache(api, needs.startCatalogIndex)
  const missedSearches = createMissedSearches(api, needs)
  const catalog = createSqlCatalogReader(db)
  registerProducts(api, catalog, { cache: catalogCache, onMissedSearch: missedSearches.add })
  registerPriceLists(api, {
    drawPriceList: needs.drawPriceList ?? drawInThisThread,
    readPriceList: createPriceLists({
      ...needs,
      db: reports,
      catalog: createSqlCatalogReader(reports),
      cache: catalogCache,
    }),
  })
  registerRelated(api, createRelatedService(needs))
  registerSearchTerms(api, { synonyms: createSynonymService(needs), missedSearches })
  registerProductAdmin(api, createProductAdmin(needs))
  registerManagedProducts(api, {
    products: createManagedProducts(db),
    patches: createProductPatches(needs),
  })
  registerImports(api, createImports({ ...needs, db: reports, log: api.log }))
  registerPriceChanges(api, createPriceChanges({ ...needs, db: reports }))
  resumeImports(api, needs)
  registerExport(api, () => streamProducts(reports))
  registerWishlist(api, createWishlistService(needs))
  registerProductImages(api, storages.pictures)
  registerProductDocuments(api, storages.documents)
  registerUploads(api, createUploadService({ ...needs, storage: storages.uploads }))
  registerStockAlerts(api, createStockAlertService(needs))
  registerStockAlertSending(api, needs)
  return {
    catalogCache,
    findProducts: createProductFinder(catalog, catalogCache),
    nearModels: createNearModels(catalog, catalogCache),
    countImportJobs: () => countJobs(db),
    cleanupJobs: [expiredMissedSearches(db), expiredRejectedRows(db), ...unusedProductFiles(needs)],
  }
}
