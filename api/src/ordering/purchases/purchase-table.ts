import type { Tier } from '@store/contract/rules/accounts/roles'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { nextSlabFor, priceLine } from '@store/contract/rules/pricing/price'
import { rhythmText } from '@store/contract/rules/purchases/purchase-habits'
import type { Column, Table } from '../../base/base.ts'
import type { BoughtProductRecord } from './purchase.ts'

/** What the usual quantity would cost today; undefined for a product that is no longer on sale. */
function lineToday({ product, habit }: BoughtProductRecord, tier: Tier) {
  return (
    product && {
      tierPrice: product.pricesPaise[tier],
      slabs: product.slabs,
      quantity: habit.usualQuantity,
    }
  )
}

function nextSlabText(bought: BoughtProductRecord, tier: Tier): string {
  const line = lineToday(bought, tier)
  if (!line) return 'no longer on sale'
  const next = nextSlabFor(line)
  return next ? `${next.slab.minQty} for ${formatPlainRupees(next.slab.price)} each` : ''
}

function columnsFor(tier: Tier): Column<BoughtProductRecord>[] {
  return [
    { heading: 'Model No', kind: 'text', value: ({ modelNo }) => modelNo },
    { heading: 'Product', kind: 'text', value: ({ name }) => name, width: 40 },
    { heading: 'Brand', kind: 'text', value: ({ brand }) => brand },
    { heading: 'Usual Quantity', kind: 'number', value: ({ habit }) => habit.usualQuantity },
    {
      heading: 'Rhythm',
      kind: 'text',
      value: ({ orders, habit }) => rhythmText({ orders, rhythmDays: habit.rhythmDays }),
      width: 22,
    },
    { heading: 'Last Order', kind: 'day', value: ({ last }) => indiaDayOf(last.at) },
    { heading: 'Last Quantity', kind: 'number', value: ({ last }) => last.quantity },
    { heading: 'Last Price', kind: 'money', value: ({ last }) => last.unitPrice },
    {
      heading: 'Price Today',
      kind: 'money',
      value: (bought) => {
        const line = lineToday(bought, tier)
        return line && priceLine(line).unitPrice
      },
    },
    { heading: 'Stock', kind: 'number', value: ({ product }) => product?.stock },
    { heading: 'Next Slab', kind: 'text', value: (bought) => nextSlabText(bought, tier) },
    // The buyer types here and drops the file on the page.
    { heading: 'Quantity', kind: 'number', value: () => undefined },
  ]
}

/** What a buyer has bought, a row per product: the columns of the screen, and one to fill in. */
export function purchaseTable(
  batches: AsyncIterable<readonly BoughtProductRecord[]>,
  tier: Tier,
): Table<BoughtProductRecord> {
  return { name: 'Purchases', columns: columnsFor(tier), batches }
}
