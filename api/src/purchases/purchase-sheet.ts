import type { Readable } from 'node:stream'
import type { Tier } from '@store/contract/rules/accounts/roles'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { type Paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { nextSlabFor, priceLine } from '@store/contract/rules/pricing/price'
import { rhythmText } from '@store/contract/rules/purchases/purchase-habits'
import type { ProductRecord } from '../catalog/product.ts'
import { writeWorkbook } from '../imports/sheets/write-workbook.ts'
import type { BoughtProductRecord } from './purchase.ts'

const columns = [
  'Model No',
  'Product',
  'Brand',
  'Usual Quantity',
  'Rhythm',
  'Last Order',
  'Last Quantity',
  'Last Price',
  'Price Today',
  'Stock',
  'Next Slab',
  // Blank: the buyer types here and drops the file on the page.
  'Quantity',
] as const

type PurchaseCells = Record<(typeof columns)[number], string>

const numberColumns = new Set<keyof PurchaseCells>([
  'Usual Quantity',
  'Last Quantity',
  'Last Price',
  'Price Today',
  'Stock',
  'Quantity',
])

const plain = (amount: Paise) => String(rupeesFromPaise(amount))

function todayCells(
  product: ProductRecord | undefined,
  { tier, quantity }: { tier: Tier; quantity: number },
): Pick<PurchaseCells, 'Price Today' | 'Stock' | 'Next Slab'> {
  if (!product) return { 'Price Today': '', Stock: '', 'Next Slab': 'no longer on sale' }
  const line = { tierPrice: product.pricesPaise[tier], slabs: product.slabs, quantity }
  const next = nextSlabFor(line)
  return {
    'Price Today': plain(priceLine(line).unitPrice),
    Stock: String(product.stock),
    'Next Slab': next ? `${next.slab.minQty} for ${formatPlainRupees(next.slab.price)} each` : '',
  }
}

function cellsOf(bought: BoughtProductRecord, tier: Tier): PurchaseCells {
  const { habit, last, orders } = bought
  const { usualQuantity: quantity, rhythmDays } = habit
  return {
    'Model No': bought.modelNo,
    Product: bought.name,
    Brand: bought.brand,
    'Usual Quantity': String(quantity),
    Rhythm: rhythmText({ orders, rhythmDays }),
    'Last Order': indiaDayOf(last.at),
    'Last Quantity': String(last.quantity),
    'Last Price': plain(last.unitPrice),
    ...todayCells(bought.product, { tier, quantity }),
    Quantity: '',
  }
}

async function* asCells(
  batches: AsyncIterable<readonly BoughtProductRecord[]>,
  tier: Tier,
): AsyncGenerator<PurchaseCells[]> {
  for await (const batch of batches) yield batch.map((bought) => cellsOf(bought, tier))
}

/** What a buyer has bought as an .xlsx workbook, a row per product: the columns of the screen, and one to fill in. */
export function writePurchases(
  batches: AsyncIterable<readonly BoughtProductRecord[]>,
  tier: Tier,
): Readable {
  return writeWorkbook({ name: 'Purchases', columns, numberColumns }, asCells(batches, tier))
}
