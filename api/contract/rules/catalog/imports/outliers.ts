import { type Tier, tiers } from '../../accounts/roles.ts'
import type { Paise } from '../../pricing/money.ts'
import { findPriceMarks, type PriceMark, type ProductPrices } from '../../pricing/price-marks.ts'
import { describeUnusualRate } from '../tax/gst-rates.ts'
import type { ImportColumn } from './import-columns.ts'

/** What of a product an import may change by mistake. */
export interface Outlying extends ProductPrices {
  stock: number
  gstPercent: number
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
  slabs: 'slabs',
} as const satisfies Record<PriceMark['of'], ImportColumn>

function findPriceJump(price: Paise, was: Paise | undefined): string | undefined {
  const isJump = was !== undefined && Math.abs(price - was) * 100 > was * mostPriceChangePercent
  return isJump ? `The price changes by more than ${mostPriceChangePercent} %.` : undefined
}

/** A price below half the end-user price: a mark of it, or of the end-user price when only that changes. */
function findLowPrice(
  tier: Tier,
  { pricesPaise }: Outlying,
  isChanged: (tier: Tier) => boolean,
): Outlier | undefined {
  if (pricesPaise[tier] * 2 >= pricesPaise.enduser) return undefined
  const low = 'less than half the end-user price.'
  if (isChanged(tier)) return { column: columns[tier], message: `The price is ${low}` }
  if (!isChanged('enduser')) return undefined
  return { column: columns.enduser, message: `The ${tier} price is then ${low}` }
}

/** The first column of a mark that the row changes: its own, or that of a price it is compared with. */
function changedColumnOf(
  { of }: PriceMark,
  isChanged: (part: PriceMark['of']) => boolean,
): ImportColumn | undefined {
  const parts = of === 'slabs' ? (['slabs', ...tiers] as const) : ([of, ...tiers] as const)
  const changed = parts.find(isChanged)
  return changed && columns[changed]
}

function findPriceOutliers(draft: Outlying, former: Outlying | undefined): Outlier[] {
  const { pricesPaise, slabs } = draft
  const isChanged = (part: PriceMark['of']) =>
    part === 'slabs'
      ? !former || JSON.stringify(slabs) !== JSON.stringify(former.slabs)
      : pricesPaise[part] !== former?.pricesPaise[part]
  const own = tiers.flatMap((tier): Outlier[] => {
    const jump = findPriceJump(pricesPaise[tier], former?.pricesPaise[tier])
    if (jump !== undefined) return [{ column: columns[tier], message: jump }]
    const low = findLowPrice(tier, draft, isChanged)
    return low ? [low] : []
  })
  const compared = findPriceMarks(draft).flatMap((mark): Outlier[] => {
    const column = changedColumnOf(mark, isChanged)
    return column && !own.some((one) => one.column === column)
      ? [{ column, message: mark.message }]
      : []
  })
  return [...own, ...compared]
}

/** A rate that the row sets and usual goods do not have. */
function findRateOutliers({ gstPercent }: Outlying, former: Outlying | undefined): Outlier[] {
  const message = gstPercent === former?.gstPercent ? undefined : describeUnusualRate(gstPercent)
  return message === undefined ? [] : [{ column: 'gst', message }]
}

/**
 * Finds the changed cells of a row that are probably mistakes: a price that changes by more than half or is below half
 * the end-user price, what `findPriceMarks` finds, an unusual GST rate, a stock of more than ten times what it was.
 * @param former the product before the import; undefined for a new one
 */
export function findOutliers(draft: Outlying, former: Outlying | undefined): Outlier[] {
  const outliers = [...findPriceOutliers(draft, former), ...findRateOutliers(draft, former)]
  if (!former) return outliers
  const growth = draft.stock - former.stock
  if (draft.stock > former.stock * mostStockFactor && growth >= leastStockGrowth) {
    const message = `The stock becomes more than ${mostStockFactor} times what it was.`
    outliers.push({ column: 'stock', message })
  }
  return outliers
}
