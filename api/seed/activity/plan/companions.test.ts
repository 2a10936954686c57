import { expect, it } from '@jest/globals'
import type { ProductRecord } from '../../../src/catalog/products/product.ts'
import { generateCatalogue } from '../../catalogue.ts'
import { createCompanionFinder, isSameTrade } from './companions.ts'
import { planActivity } from './plan-activity.ts'

const products = [...generateCatalogue({ products: 400 })].map((product, index) => ({
  ...product,
  id: index + 1,
  slabs: product.slabs.map(({ pricePaise: price, ...range }) => ({ ...range, price })),
})) as unknown as ProductRecord[]

const named = (modelNo: string) => {
  const found = products.find((product) => product.modelNo === modelNo)
  if (!found) throw new Error(`not in the demo catalogue: ${modelNo}`)
  return found
}

it('are supplies that fit, else of a category that goes with it', () => {
  const companionsOf = createCompanionFinder(products)
  const modelsWith = (modelNo: string) => companionsOf(named(modelNo)).map((each) => each.modelNo)
  expect(modelsWith('Q2612A')).toContain('PLH-12A')
  const [mouse] = products.filter(({ category }) => category === 'Mouse')
  const [keyboard] = companionsOf(mouse as ProductRecord)
  expect(keyboard?.category).toBe('Keyboard')
})

it('make up what several buyers of the demo ordered together', () => {
  const plan = planActivity(new Date('2026-06-17T09:30:00Z'), { orders: 600, products })
  const buyersOf = new Map<string, { pair: [ProductRecord, ProductRecord]; emails: Set<string> }>()
  for (const step of plan.steps) {
    if (step.kind !== 'place-order') continue
    const { buyer, lines } = step.order
    for (const { product } of lines) {
      for (const { product: other } of lines) {
        if (product.id >= other.id) continue
        const key = `${product.id} ${other.id}`
        const known = buyersOf.get(key) ?? { pair: [product, other], emails: new Set() }
        buyersOf.set(key, { ...known, emails: known.emails.add(buyer.email) })
      }
    }
  }
  const often = [...buyersOf.values()].filter(({ emails }) => emails.size >= 3)
  const sensible = often.filter(({ pair: [one, other] }) => isSameTrade(one, other))
  expect(often.length).toBeGreaterThan(50)
  expect(sensible.length / often.length).toBeGreaterThan(0.85)
})
