import type { AppDependencies } from './app-dependencies.ts'
import type { FileStorages } from './base/files/storage/open-file-storages.ts'
import type { TypedApp } from './base/http/typed-app.ts'
import { registerManagedProducts } from './catalog/administration/managed-product-routes.ts'
import { createProductPatches } from './catalog/administration/patch-product.ts'
import { createProductAdmin } from './catalog/administration/product-admin.ts'
import { registerProductAdmin } from './catalog/administration/product-admin-routes.ts'
import { registerExport } from './catalog/imports/export-routes.ts'
import { registerImports } from './catalog/imports/import-routes.ts'
import { createImports } from './catalog/imports/import-service.ts'
import { registerPriceChanges } from './catalog/imports/prices/price-change-routes.ts'
import { createPriceChanges } from './catalog/imports/prices/price-change-service.ts'
import { resumeImports } from './catalog/imports/running/resume-imports.ts'
import { openCatalogCache } from './catalog/products/cache/catalog-cache.ts'
import { registerCatalog } from './catalog/products/catalog-routes.ts'
import { createManagedProducts } from './catalog/products/managed/sql-managed-products.ts'
import { registerProductDocuments } from './catalog/products/product-documents.ts'
import { registerProductImages } from './catalog/products/product-images.ts'
import { createSqlCatalogReader } from './catalog/products/reader/sql-catalog-reader.ts'
import { registerRelated } from './catalog/products/related/related-routes.ts'
import { createRelatedService } from './catalog/products/related/related-service.ts'
import { createProductFinder } from './catalog/products/search/find-products.ts'
import { createNearModels } from './catalog/products/search/near-models.ts'
import { streamProducts } from './catalog/products/stream-products.ts'
import { unusedProductFiles } from './catalog/products/unused-product-files.ts'
import { createMissedSearches } from './catalog/search-terms/missed-searches.ts'
import { registerSearchTerms } from './catalog/search-terms/search-term-routes.ts'
import { createSynonymService } from './catalog/search-terms/synonym-service.ts'
import { registerUploads } from './catalog/uploads/upload-routes.ts'
import { createUploadService } from './catalog/uploads/upload-service.ts'
import { registerWishlist } from './catalog/wishlist/wishlist-routes.ts'
import { createWishlistService } from './catalog/wishlist/wishlist-service.ts'
import { registerSettings } from './office/settings/settings-routes.ts'
import { registerCart } from './ordering/cart/cart-routes.ts'
import { createCartService } from './ordering/cart/cart-service.ts'
import { registerCartPreview } from './ordering/cart/preview/preview-routes.ts'
import { createCartPreview } from './ordering/cart/preview/preview-service.ts'
import { findBoughtTogether } from './ordering/orders/order-line-query.ts'
import { isNewBuyer } from './ordering/orders/reserved/new-buyer-orders.ts'
import { createOrderLimits } from './ordering/orders/reserved/order-limits.ts'
import { registerReviews } from './ordering/reviews/review-routes.ts'
import { createReviewService } from './ordering/reviews/review-service.ts'
import type { AssertBuyerGstNumber } from './people/accounts/gst-number-check.ts'
import { registerAddresses } from './people/shipping/addresses/address-routes.ts'
import { createAddressService } from './people/shipping/addresses/address-service.ts'
import { registerPincodes } from './people/shipping/pincodes/pincode-routes.ts'
import { registerShipping } from './people/shipping/shipping-routes.ts'
import { createShippingService } from './people/shipping/shipping-service.ts'
import type { SettingsReader } from './support/settings/settings-service.ts'

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
  registerRelated(api, createRelatedService({ db, findBoughtTogether }))
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
