import type { Tier } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'

/** Prices in whole paise, of which no amount of one tier is an amount of another. */
export const tierPrices: Record<Tier, number> = {
  enduser: 731_113,
  reseller: 582_217,
  distributor: 493_319,
}
/** Everybody may see it: slabs are for all tiers (catalog 1.3). */
const slabPrice = 654_423
const gstPercent = 18
const mostPieces = 12

/** A product with these prices. */
export const pricedProduct = {
  gstPercent,
  stock: 500,
  pricesPaise: {
    enduser: paise(tierPrices.enduser),
    reseller: paise(tierPrices.reseller),
    distributor: paise(tierPrices.distributor),
  },
  slabs: [{ minQty: 10, maxQty: 99, price: paise(slabPrice) }],
}

/** The lakhs and crores of an amount of whole rupees, independently of the formats of the store. */
function groupDigits(rupees: string): string {
  return rupees.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
}

/** An amount in every form in which an answer, an event or a file may contain it. */
function formsOf(amount: number): string[] {
  const rupees = String(Math.floor(amount / 100))
  const decimals = String(amount % 100).padStart(2, '0')
  const short = decimals.replace(/0+$/, '')
  return [rupees, groupDigits(rupees)]
    .flatMap((whole) => [`${whole}.${decimals}`, short && `${whole}.${short}`])
    .concat(String(amount))
    .filter((form) => form !== '')
}

/** Whatever a price of a tier becomes: of up to twelve pieces, with tax, without it, and the tax. */
export function amountsOf(price: number): number[] {
  return Array.from({ length: mostPieces }, (_, index) => price * (index + 1)).flatMap((total) => {
    const taxable = Math.round((total * 100) / (100 + gstPercent))
    return [total, taxable, total - taxable]
  })
}

/** A search for the amounts of a tier in texts; digits that go on before or after are another number. */
export function createAmountSearch(tier: Tier): (text: string) => string[] {
  const forms = amountsOf(tierPrices[tier]).flatMap(formsOf)
  const escaped = [...new Set(forms)].map((form) => form.replaceAll('.', '\\.'))
  const pattern = new RegExp(`(?<![\\d.,])(?:${escaped.join('|')})(?!\\d)`, 'g')
  return (text) => [...text.matchAll(pattern)].map(([form]) => form)
}
