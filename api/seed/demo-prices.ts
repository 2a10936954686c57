import { type Paise, paiseFromRupees } from '@store/contract/rules/pricing/money'

/** A quantity discount as the catalogue stores it; without `maxQty` it is open-ended. */
export interface DemoSlab {
  minQty: number
  maxQty?: number
  pricePaise: Paise
}

/** The three tier prices of a product. */
export interface TierPrices {
  enduser: Paise
  reseller: Paise
  distributor: Paise
}

/** Prices in whole rupees, before they become paise. */
export interface RupeePrices {
  enduser: number
  reseller: number
  distributor: number
}

/** Rounds to a typical price: one that ends in 0 or 9 stays, others end in 9 below ₹ 1,000, else in 0. */
function tidy(rupees: number): number {
  if (rupees % 10 === 0 || rupees % 10 === 9) return rupees
  const tens = Math.max(2, Math.round(rupees / 10)) * 10
  return tens < 1000 ? tens - 1 : tens
}

/** The nearest lower typical price. */
function below(rupees: number): number {
  return rupees % 10 === 9 ? rupees - 9 : rupees - 1
}

function tidyBelow(rupees: number, ceiling: number): number {
  return Math.min(tidy(rupees), below(ceiling))
}

/** Tier prices in rupees from the end-user price and the margins in percent; each tier pays less. */
export function tierRupees(
  rupees: number,
  [reseller, distributor]: readonly [number, number],
): RupeePrices {
  const enduser = tidy(rupees)
  const resellerPrice = tidyBelow(enduser * (1 - reseller / 100), enduser)
  return {
    enduser,
    reseller: resellerPrice,
    distributor: tidyBelow(enduser * (1 - distributor / 100), resellerPrice),
  }
}

/** The same prices in paise. */
export function tierPaise(prices: RupeePrices): TierPrices {
  return {
    enduser: paiseFromRupees(prices.enduser),
    reseller: paiseFromRupees(prices.reseller),
    distributor: paiseFromRupees(prices.distributor),
  }
}

function quantitiesFor(rupees: number): readonly number[] {
  if (rupees >= 20_000) return [2, 5, 10, 20]
  if (rupees >= 2_000) return [3, 10, 25, 50]
  return [10, 25, 50, 100]
}

/**
 * Slabs for a product: none for about one in eight, else two to four with falling prices, the last
 * open-ended. Half of them fall below the distributor price, so that a slab matters to every tier.
 */
export function slabsFor(prices: RupeePrices, random: () => number): DemoSlab[] {
  if (random() < 0.12) return []
  const quantities = quantitiesFor(prices.enduser).slice(0, 2 + Math.floor(random() * 3))
  const lowest =
    random() < 0.5
      ? prices.distributor * (0.97 - random() * 0.02)
      : (prices.reseller + prices.distributor) / 2
  const fall = (prices.enduser - lowest) / quantities.length
  let ceiling = prices.enduser
  return quantities.map((minQty, index) => {
    ceiling = tidyBelow(prices.enduser - fall * (index + 1), ceiling)
    const next = quantities[index + 1]
    const pricePaise = paiseFromRupees(ceiling)
    return next === undefined ? { minQty, pricePaise } : { minQty, maxQty: next - 1, pricePaise }
  })
}
