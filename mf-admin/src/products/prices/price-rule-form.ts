import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import {
  findRuleError,
  type PriceRounding,
  type PriceRule,
} from '@store/contract/rules/catalog/managed/price-rule'
import { nameOfTierPrice } from '@store/contract/rules/catalog/tier-price-names'
import { readHundredths } from '@store/contract/rules/catalog/typed-numbers'
import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import type { ProductSelection } from '@store/contract/schemas/catalog/managed-products'

/** The form of a change of prices, as typed. */
export interface PriceRuleValues extends Record<Tier, boolean> {
  scope: 'selected' | 'all'
  direction: PriceRule['direction']
  unit: PriceRule['unit']
  amount: string
  rounding: PriceRounding
}

/** The products that a change may be about. */
export interface PriceScope {
  selectedIds: readonly string[]
  /** The filters of the list, and how many products match them. */
  filters: Extract<ProductSelection, { filters: unknown }>['filters']
  total: number
}

/** The initial values: of the selected products, if there are any. */
export function blankRuleOf({ selectedIds }: PriceScope): PriceRuleValues {
  return {
    scope: selectedIds.length > 0 ? 'selected' : 'all',
    enduser: true,
    reseller: true,
    distributor: true,
    direction: 'up',
    unit: 'percent',
    amount: '',
    rounding: 'one',
  }
}

/** The tiers with the names of their prices. */
export const tierChoices = tiers.map((tier) => ({ tier, label: nameOfTierPrice(tier) }))

/** The rule as typed; an amount that is no number is not a number. */
export function ruleOf({
  direction,
  unit,
  amount,
  rounding,
  ...values
}: PriceRuleValues): PriceRule {
  return {
    tiers: tiers.filter((tier) => values[tier]),
    direction,
    unit,
    amount: (readHundredths(amount) ?? Number.NaN) / 100,
    rounding,
  }
}

/** The products of a change. */
export function selectionOf(
  { scope }: PriceRuleValues,
  { selectedIds, filters }: PriceScope,
): ProductSelection {
  return scope === 'selected' ? { ids: [...selectedIds] } : { filters }
}

/** Validates the form by the contract's rule. */
export function validateRule(values: PriceRuleValues): FormError | undefined {
  const rule = ruleOf(values)
  const message = findRuleError(rule)
  if (message === undefined) return undefined
  return fieldError(rule.tiers.length === 0 ? 'enduser' : 'amount', message)
}
