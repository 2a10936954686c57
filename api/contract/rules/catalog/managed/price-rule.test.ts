import { expect, it } from '@jest/globals'
import { paise } from '../../pricing/money.ts'
import {
  applyPriceRule,
  changePrice,
  describeRule,
  findRuleError,
  type PriceRule,
} from './price-rule.ts'

const rule: PriceRule = {
  tiers: ['enduser'],
  direction: 'up',
  unit: 'percent',
  amount: 5,
  rounding: 'none',
}
const prices = { enduser: paise(50_000), reseller: paise(45_000), distributor: paise(40_000) }
const product = { pricesPaise: prices, slabs: [{ minQty: 10, price: paise(39_000) }] }

const cases: [what: string, price: number, expected: number, change: Partial<PriceRule>][] = [
  ['percent up', 33_333, 35_000, {}],
  ['percent down', 50_000, 43_750, { direction: 'down', amount: 12.5 }],
  ['rupees up', 50_000, 50_050, { unit: 'rupees', amount: 0.5 }],
  ['rounded to a rupee', 33_333, 35_000, { rounding: 'one' }],
  ['rounded to ten rupees', 51_000, 54_000, { rounding: 'ten' }],
  ['rounded to the nearest price that ends in 9', 49_900, 51_900, { rounding: 'nine' }],
  ['rounded down to it when that is nearer', 50_000, 51_900, { rounding: 'nine', amount: 4 }],
]

it('changes a price by percent or rupees, and rounds it', () => {
  const changed = cases.map(([what, price, , change]) => [
    what,
    changePrice(paise(price), { ...rule, ...change }),
  ])
  expect(changed).toEqual(cases.map(([what, , expected]) => [what, expected]))
})

it('changes only the tiers of the rule', () => {
  expect(applyPriceRule(product, rule)).toEqual({ ...prices, enduser: 52_500 })
})

it.each([
  [
    'a quantity price that would be dearer',
    { direction: 'down', amount: 30 },
    'Slab 10+ costs more than the end-user price of ₹350.',
  ],
  [
    'a price below zero',
    { direction: 'down', unit: 'rupees', amount: 500 },
    'End-user price would be ₹0 or less.',
  ],
  [
    'a price that is too high',
    { unit: 'rupees', amount: 9_999_999 },
    'End-user price would be more than ₹1,00,00,000.',
  ],
] as const)('refuses %s', (_what, change, message) => {
  expect(applyPriceRule(product, { ...rule, ...change })).toEqual({ message })
})

it('refuses a rule without tiers, and amounts that are no amounts', () => {
  const errors = [
    { tiers: [] },
    { amount: 0 },
    { amount: 1.005 },
    { amount: Number.NaN },
    { amount: 1001 },
    { amount: 0.07 },
  ].map((change) => findRuleError({ ...rule, ...change }))
  expect(errors).toEqual([
    'Choose at least one price.',
    ...Array(3).fill('Enter an amount above 0 with at most two decimals.'),
    'Enter at most 1000 percent.',
    undefined,
  ])
})

it('is described in words', () => {
  expect(describeRule({ ...rule, rounding: 'ten' })).toBe('End-user price +5 %, to ₹10')
  const all: PriceRule = { ...rule, tiers: ['enduser', 'reseller', 'distributor'] }
  expect(describeRule({ ...all, direction: 'down', unit: 'rupees', amount: 20.5 })).toBe(
    'All prices −₹20.50',
  )
})
