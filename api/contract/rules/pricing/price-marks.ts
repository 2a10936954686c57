import { type Tier, tiers } from '../accounts/roles.ts'
import { largestStock } from '../limits.ts'
import { type Paise, paise } from './money.ts'
import { formatPlainRupees } from './money-text.ts'
import type { Slab } from './price.ts'
import { nameOfSlab } from './slabs.ts'

/** The prices of a product. */
export interface ProductPrices {
  pricesPaise: Readonly<Record<Tier, Paise>>
  slabs: readonly Slab[]
}

/** A price that is valid and probably a mistake: the price of a tier, or the slabs. */
export interface PriceMark {
  of: Tier | 'slabs'
  message: string
}

/** Each tier and the one that never pays less. */
const tiersAbove = [
  ['reseller', 'enduser'],
  ['distributor', 'reseller'],
] as const satisfies readonly (readonly [Tier, Tier])[]

const tierNames: Readonly<Record<Tier, string>> = {
  enduser: 'end-user',
  reseller: 'reseller',
  distributor: 'distributor',
}

function findUpsideDown({ pricesPaise }: ProductPrices): PriceMark[] {
  return tiersAbove.flatMap(([of, above]) => {
    const [price, limit] = [pricesPaise[of], pricesPaise[above]]
    if (price <= limit) return []
    const own = `The ${tierNames[of]} price of ${formatPlainRupees(price)}`
    const message = `${own} is higher than the ${tierNames[above]} price of ${formatPlainRupees(limit)}.`
    return [{ of, message }]
  })
}

/** Slabs after which a piece costs the price of a tier again: before a gap, or the last one when it is closed. */
function findJumps({ pricesPaise, slabs }: ProductPrices): PriceMark[] {
  const dearest = tiers
    .map((tier) => pricesPaise[tier])
    .reduce((most, price) => paise(Math.max(price, most)))
  return slabs.flatMap((slab) => {
    const next = (slab.maxQty ?? largestStock) + 1
    const isFollowed = slabs.some(
      ({ minQty, maxQty }) => minQty <= next && next <= (maxQty ?? next),
    )
    if (next > largestStock || isFollowed || slab.price >= dearest) return []
    const ways = slabs.some(({ minQty }) => minQty > next)
      ? 'close the gap to the next slab'
      : 'leave its largest quantity empty'
    const message = `From ${next} pieces on, a piece costs up to ${formatPlainRupees(dearest)} again, after ${formatPlainRupees(slab.price)} in slab ${nameOfSlab(slab)}. If this is a mistake, ${ways}.`
    return [{ of: 'slabs' as const, message }]
  })
}

/**
 * Finds prices that are valid and probably a mistake: a reseller who pays more than an end user, a distributor who pays
 * more than a reseller, and a slab after which more pieces cost more again. The form, the check of an import and the
 * preview of a price change show the same marks; whoever confirms them may have them so.
 * @example findPriceMarks({ pricesPaise, slabs: [{ minQty: 10, maxQty: 24, price: paise(39_000) }] })
 * // [{ of: 'slabs', message: 'From 25 pieces on, a piece costs up to ₹500 again, after ₹390 in slab 10–24. …' }]
 */
export function findPriceMarks(product: ProductPrices): PriceMark[] {
  return [...findUpsideDown(product), ...findJumps(product)]
}

/**
 * The marks that a change brings: a tier, or the slabs, that were marked before are known.
 * @param former the product before; undefined for a new one
 */
export function findNewPriceMarks(
  product: ProductPrices,
  former: ProductPrices | undefined,
): PriceMark[] {
  const known = new Set(former ? findPriceMarks(former).map(({ of }) => of) : [])
  return findPriceMarks(product).filter(({ of }) => !known.has(of))
}
