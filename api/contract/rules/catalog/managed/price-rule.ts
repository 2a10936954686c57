import { type Tier, tiers } from '../../accounts/roles.ts'
import * as adminMessages from '../../admin-messages.ts'
import { highestPricePaise } from '../../limits.ts'
import { type Paise, paise, paiseFromRupees, shareOf } from '../../pricing/money.ts'
import { formatRupees } from '../../pricing/money-text.ts'
import type { Slab } from '../../pricing/price.ts'
import { validateSlabs } from '../../pricing/slabs.ts'
import { findPricesAboveMrp } from '../declarations/price-above-mrp.ts'
import { nameOfTierPrice } from '../tier-price-names.ts'

/** To what a changed price is rounded: not at all, to ₹1, to ₹10, or to the nearest price that ends in 9 rupees. */
export const priceRoundings = ['none', 'one', 'ten', 'nine'] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** A change of many prices. */
export interface PriceRule {
  /** The tiers whose prices change. */
  tiers: Tier[]
  direction: 'up' | 'down'
  unit: 'percent' | 'rupees'
  /** Percent or rupees, above zero, with at most two decimals. */
  amount: number
  rounding: PriceRounding
}

/** The prices of a product, in paise. */
export interface TierPrices {
  pricesPaise: Record<Tier, Paise>
  slabs: readonly Slab[]
  /** Its MRP, above which no changed price may be. */
  mrp?: Paise | undefined
}

const words = adminMessages.priceChanges
const wholePercent = 10_000

const nearest = (amount: number, step: number) => Math.round(amount / step) * step

function round(amount: number, rounding: PriceRounding): Paise {
  switch (rounding) {
    case 'none':
      return paise(amount)
    case 'one':
      return paise(nearest(amount, 100))
    case 'ten':
      return paise(nearest(amount, 1000))
    case 'nine':
      return paise(nearest(amount - 900, 1000) + 900)
  }
}

/**
 * Changes one price; half a paisa is rounded up before the rule's own rounding.
 * @returns the new price, which may be zero or less
 * @example changePrice(paise(49_900), { direction: 'up', unit: 'percent', amount: 5, rounding: 'nine', tiers: [] }) // 51900
 */
export function changePrice(price: Paise, rule: PriceRule): Paise {
  const hundredths = paiseFromRupees(rule.amount) * (rule.direction === 'up' ? 1 : -1)
  const changed =
    rule.unit === 'rupees'
      ? price + hundredths
      : shareOf(price, wholePercent + hundredths, wholePercent)
  return round(changed, rule.rounding)
}

/**
 * Changes the prices of a product. Its quantity prices stay, so that one may become dearer than the end-user price.
 * @returns the new prices, or why they cannot be
 */
export function applyPriceRule(
  { pricesPaise, slabs, mrp }: TierPrices,
  rule: PriceRule,
): Record<Tier, Paise> | { message: string } {
  const prices = { ...pricesPaise }
  for (const tier of rule.tiers) {
    const price = changePrice(prices[tier], rule)
    if (price <= 0) return { message: words.belowZero(nameOfTierPrice(tier)) }
    if (price > highestPricePaise) return { message: words.tooHigh(nameOfTierPrice(tier)) }
    prices[tier] = price
  }
  const [slabError] = validateSlabs(slabs, prices.enduser)
  if (slabError) return { message: slabError.message }
  const changed = Object.fromEntries(rule.tiers.map((tier) => [tier, prices[tier]]))
  const [aboveMrp] = findPricesAboveMrp({ pricesPaise: changed, mrp })
  return aboveMrp ? { message: aboveMrp.message } : prices
}

/** Why a rule cannot be applied to any product; undefined for a valid one. */
export function findRuleError({ tiers: chosen, amount, unit }: PriceRule): string | undefined {
  if (chosen.length === 0) return words.noTier
  const isWhole = Number.isFinite(amount) && amount > 0 && amount * 100 <= highestPricePaise
  if (!isWhole || Math.abs(Math.round(amount * 100) - amount * 100) > 1e-6) return words.amount
  return unit === 'percent' && amount > 1000 ? words.tooManyPercent : undefined
}

const roundingNames: Record<PriceRounding, string> = {
  none: '',
  one: ', to ₹1',
  ten: ', to ₹10',
  nine: ', to ₹…9',
}

/**
 * A rule in words, for the list of imports and the audit log.
 * @example describeRule({ tiers: ['enduser'], direction: 'up', unit: 'percent', amount: 5, rounding: 'ten' })
 * // 'End-user price +5 %, to ₹10'
 */
export function describeRule({
  tiers: chosen,
  direction,
  unit,
  amount,
  rounding,
}: PriceRule): string {
  const names =
    chosen.length === tiers.length ? 'All prices' : chosen.map(nameOfTierPrice).join(', ')
  const size = unit === 'percent' ? `${amount} %` : formatRupees(amount)
  return `${names} ${direction === 'up' ? '+' : '−'}${size}${roundingNames[rounding]}`
}
