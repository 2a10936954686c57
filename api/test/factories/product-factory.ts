import { paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../src/base/database/database.ts'
import { systemClock } from '../../src/base/shared/clock.ts'
import {
  insertProducts,
  type NewProduct,
} from '../../src/catalog/products/changes/product-insert.ts'
import type { ProductRecord } from '../../src/catalog/products/product.ts'
import { findLiveProduct } from '../../src/catalog/products/product-query.ts'

let made = 0

/** Creates a product on sale, realistic by default, with a unique model number. */
export async function createProduct(
  db: Database,
  overrides: Partial<NewProduct> = {},
): Promise<ProductRecord> {
  made += 1
  const [publicId = ''] = await insertProducts(
    db,
    [
      {
        name: `HP 88A Black LaserJet Toner Cartridge ${made}`,
        brand: 'HP',
        category: 'Cartridge',
        modelNo: `CC388A-${made}`,
        description: 'Prints about 1,500 pages.',
        hsn: '84439959',
        gstPercent: 18,
        stock: 20,
        pricesPaise: {
          enduser: paise(500_000),
          reseller: paise(450_000),
          distributor: paise(420_000),
        },
        slabs: [],
        images: [],
        ...overrides,
      },
    ],
    { kind: 'created', at: systemClock.now() },
  )
  const product = await findLiveProduct(db, publicId)
  if (!product) throw new Error('the product that was just created does not exist')
  return product
}
