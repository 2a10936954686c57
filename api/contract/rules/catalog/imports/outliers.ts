import { type Tier, tiers } from '../../accounts/roles.ts'
import type { Paise } from '../../pricing/money.ts'
import type { ImportColumn } from './import-columns.ts'

/** What of a product an import may change by mistake. */
export interface Outlying {
  stock: number
  pricesPaise: Record<Tier, Paise>
}

/** A changed cell that is probably a mistake, and why. It can be imported nevertheless. */
export interface Outlier {
  column: ImportColumn
  message: string
}

/** A price that changes by more than this many percent is marked. */
export const mostPriceChangePercent = 50
/** A stock that becomes more than this many times what it was is marked… */
export const mostStockFactor = 10
/** …once it has grown by this many pieces, so that two pieces instead of none are not. */
export const leastStockGrowth = 50

const columns = {
  enduser: 'priceEnduser',
  reseller: 'priceReseller',
  distributor: 'priceDistributor',
} as const satisfies Record<Tier, ImportColumn>

function findPriceJump(price: Paise, was: Paise | undefined): string | undefined {
  const isJump = was !== undefined && Math.abs(price - was) * 100 > was * mostPriceChangePercent
  return isJump ? `The price changes by more than ${mostPriceChangePercent} %.` : undefined
}

function findOddPrice(price: Paise, enduserPrice: Paise): string | undefined {
  if (price > enduserPrice) return 'higher than the end-user price'
  return price * 2 < enduserPrice ? 'less than half the end-user price' : undefined
}

function findPriceOutliers({ pricesPaise }: Outlying, former: Outlying | undefined): Outlier[] {
  const isChanged = (tier: Tier) => pricesPaise[tier] !== former?.pricesPaise[tier]
  return tiers.flatMap((tier): Outlier[] => {
    const jump = findPriceJump(pricesPaise[tier], former?.pricesPaise[tier])
    if (jump !== undefined) return [{ column: columns[tier], message: jump }]
    const odd = findOddPrice(pricesPaise[tier], pricesPaise.enduser)
    if (odd === undefined) return []
    if (isChanged(tier)) return [{ column: columns[tier], message: `The price is ${odd}.` }]
    if (!isChanged('enduser')) return []
    return [{ column: columns.enduser, message: `The ${tier} price is then ${odd}.` }]
  })
}

/**
 * Finds the changed cells of a row that are probably mistakes: a price that changes by more than half, a price of a tier
 * above the end-user price or below half of it, a stock of more than ten times what it was.
 * @param former the product before the import; undefined for a new one
 */
export function findOutliers(draft: Outlying, former: Outlying | undefined): Outlier[] {
  const outliers = findPriceOutliers(draft, former)
  if (!former) return outliers
  const growth = draft.stock - former.stock
  if (draft.stock > former.stock * mostStockFactor && growth >= leastStockGrowth) {
    const message = `The stock becomes more than ${mostStockFactor} times what it was.`
    outliers.push({ column: 'stock', message })
  }
  return outliers
}
