import type { AssertBuyerGstNumber } from './accounts/gst-number-check.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { registerCart } from './cart/cart-routes.ts'
import { createCartService } from './cart/cart-service.ts'
import { registerCartPreview } from './cart/preview/preview-routes.ts'
import { createCartPreview } from './cart/preview/preview-service.ts'
import { openCatalogCache } from './catalog/cache/catalog-cache.ts'
import { registerCatalog } from './catalog/catalog-routes.ts'
import { createManagedProducts } from './catalog/managed/sql-managed-products.ts'
import { registerProductDocuments } from './catalog/product-documents.ts'
import { registerProductImages } from './catalog/product-images.ts'
import { createSqlCatalogReader } from './catalog/reader/sql-catalog-reader.ts'
import { registerRelated } from './catalog/related/related-routes.ts'
import { createRelatedService } from './catalog/related/related-service.ts'
import { createProductFinder } from './catalog/search/find-products.ts'
import { createNearModels } from './catalog/search/near-models.ts'
import { streamProducts } from './catalog/stream-products.ts'
import { unusedProductFiles } from './catalog/unused-product-files.ts'
import { registerManagedProducts } from './catalog-admin/managed-product-routes.ts'
import { createProductPatches } from './catalog-admin/patch-product.ts'
import { createProductAdmin } from './catalog-admin/product-admin.ts'
import { registerProductAdmin } from './catalog-admin/product-admin-routes.ts'
import type { FileStorages } from './files/storage/open-file-storages.ts'
import type { TypedApp } from './http/typed-app.ts'
import { registerExport } from './imports/export-routes.ts'
import { registerImports } from './imports/import-routes.ts'
import { createImports } from './imports/import-service.ts'
import { registerPriceChanges } from './imports/prices/price-change-routes.ts'
import { createPriceChanges } from './imports/prices/price-change-service.ts'
import { resumeImports } from './imports/running/resume-imports.ts'
import { isNewBuyer } from './orders/reserved/new-buyer-orders.ts'
import { createOrderLimits } from './orders/reserved/order-limits.ts'
import { registerReviews } from './reviews/review-routes.ts'
import { createReviewService } from './reviews/review-service.ts'
import { createMissedSearches } from './search-terms/missed-searches.ts'
import { registerSearchTerms } from './search-terms/search-term-routes.ts'
import { createSynonymService } from './search-terms/synonym-service.ts'
import { registerSettings } from './settings/settings-routes.ts'
import type { SettingsReader } from './settings/settings-service.ts'
import { registerAddresses } from './shipping/addresses/address-routes.ts'
import { createAddressService } from './shipping/addresses/address-service.ts'
import { registerPincodes } from './shipping/pincodes/pincode-routes.ts'
import { registerShipping } from './shipping/shipping-routes.ts'
import { createShippingService } from './shipping/shipping-service.ts'
import { registerUploads } from './uploads/upload-routes.ts'
import { createUploadService } from './uploads/upload-service.ts'
import { registerWishlist } from './wishlist/wishlist-routes.ts'
import { createWishlistService } from './wishlist/wishlist-service.ts'

/** Registers the catalogue, its administration, carts and wishlists. */
export function registerShop(
  api: TypedApp,
  dependencies: AppDependencies & {
    settings: SettingsReader
    assertGstNumber: AssertBuyerGstNumber
    storages: FileStorages
  },
) {
  const { db, reports = db, storages } = dependencies
  const catalogCache = openCatalogCache(api, dependencies.startCatalogIndex)
  const missedSearches = createMissedSearches(api, dependencies)
  const catalog = createSqlCatalogReader(db)
  registerCatalog(api, catalog, {
    cache: catalogCache,
    onMissedSearch: missedSearches.add,
  })
  registerRelated(api, createRelatedService(dependencies))
  registerSearchTerms(api, { synonyms: createSynonymService(dependencies), missedSearches })
  registerProductAdmin(api, createProductAdmin(dependencies))
  registerManagedProducts(api, {
    products: createManagedProducts(db),
    patches: createProductPatches(dependencies),
  })
  registerImports(api, createImports({ ...dependencies, db: reports, log: api.log }))
  registerPriceChanges(api, createPriceChanges({ ...dependencies, db: reports }))
  resumeImports(api, dependencies)
  registerExport(api, () => streamProducts(reports))
  registerReviews(api, createReviewService(dependencies))
  registerWishlist(api, createWishlistService(dependencies))
  const cart = createCartService(dependencies)
  registerCart(api, cart)
  const nearModels = createNearModels(catalog, catalogCache)
  registerCartPreview(api, createCartPreview({ db, nearModels }))
  registerShipping(api, createShippingService(dependencies))
  registerAddresses(api, createAddressService(dependencies))
  registerPincodes(api)
  registerSettings(api, {
    ...dependencies,
    isNewBuyer: (actor) => isNewBuyer(db, actor),
    readOrderLimits: createOrderLimits(db, dependencies.config),
  })
  registerProductImages(api, storages.pictures)
  registerProductDocuments(api, storages.documents)
  registerUploads(api, createUploadService({ ...dependencies, storage: storages.uploads }))
  const findProducts = createProductFinder(catalog, catalogCache)
  return { catalogCache, cart, findProducts, cleanupJobs: unusedProductFiles(dependencies) }
}
