import { describe, expect, it } from '@jest/globals'
import { isGst, isMobile, isPan } from '@store/contract/rules/accounts/account-validation'
import { checkGstNumber } from '@store/contract/rules/accounts/gst-number'
import { findState, stateOfGstin } from '@store/contract/rules/shipping/gst-states'
import { validateShipping } from '@store/contract/rules/shipping/shipping-validation'
import type { ProductRecord } from '../../../src/catalog/products/product.ts'
import { statesOfPincode } from '../../../src/people/shipping/pincodes/pincode-states.ts'
import { generateCatalogue } from '../../catalogue.ts'
import { inventedBuyers } from '../buyers/demo-buyers.ts'
import { roleBuyers } from '../buyers/role-buyers.ts'
import { planActivity } from './plan-activity.ts'

const now = new Date('2026-11-25T09:00:00Z')
const products: ProductRecord[] = [...generateCatalogue()].map((product, index) => {
  const { picture: _picture, facts: _facts, slabs, ...known } = product
  const priced = slabs.map(({ pricePaise, ...range }) => ({ ...range, price: pricePaise }))
  return { ...known, slabs: priced, id: index, publicId: `${index}`, images: [], version: 1 }
})
const plan = planActivity(now, { orders: 400, products })
const placed = plan.steps.flatMap((step) => (step.kind === 'place-order' ? [step.order] : []))

describe('the buyers of the demo', () => {
  const buyers = [
    ...roleBuyers(),
    ...inventedBuyers('enduser'),
    ...inventedBuyers('reseller'),
    ...inventedBuyers('distributor'),
  ]

  it('have addresses, phones and tax numbers as they are in India', () => {
    expect(new Set(buyers.map(({ email }) => email)).size).toBe(buyers.length)
    for (const { role, mobile, shipping, firm } of buyers) {
      const { pincode, state, gstNumber = '' } = shipping
      const states = statesOfPincode(pincode).map(({ name }) => name)
      expect([pincode, states]).toEqual([pincode, expect.arrayContaining([state])])
      expect([mobile, isMobile(mobile), validateShipping(role, shipping)]).toEqual([
        mobile,
        true,
        undefined,
      ])
      if (!firm) continue
      expect([firm.panNumber, isPan(firm.panNumber), isGst(gstNumber)]).toEqual([
        firm.panNumber,
        true,
        true,
      ])
      expect(stateOfGstin(gstNumber)).toBe(findState(state))
      expect(checkGstNumber(gstNumber).hasRightCheckDigit).toBe(true)
    }
  })
})

describe('the plan of the demo', () => {
  it('is the same for the same time and products, and over when the demo starts', () => {
    expect(planActivity(now, { orders: 400, products })).toEqual(plan)
    const times = plan.steps.map(({ at }) => at.getTime())
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(now.getTime())
  })

  it('has about 400 orders, each tier many, more in the last month than in the first', () => {
    expect(Math.abs(placed.length - 400)).toBeLessThan(8)
    const ofTier = (tier: string) => placed.filter(({ buyer }) => buyer.role === tier).length
    expect(ofTier('enduser')).toBeGreaterThan(120)
    expect(ofTier('reseller')).toBeGreaterThan(100)
    expect(ofTier('distributor')).toBeGreaterThan(40)
    const third = (placed.at(-1)?.at.getTime() ?? 0) - 30 * 86_400_000
    expect(placed.filter(({ at }) => at.getTime() > third).length).toBeGreaterThan(150)
  })

  it('sells no more of a product than there is', () => {
    const sold = new Map<number, number>()
    for (const { product, quantity } of placed.flatMap(({ lines }) => lines)) {
      sold.set(product.id, (sold.get(product.id) ?? 0) + quantity)
    }
    for (const { id, stock } of products) expect(sold.get(id) ?? 0).toBeLessThanOrEqual(stock)
  })

  it.each(['2026-11-22T21:00:00Z', '2026-11-23T03:00:00Z', '2027-01-01T12:00:00Z'])(
    'leaves proofs to check, also on a Sunday, at night and on a holiday: %s',
    (time) => {
      const { steps } = planActivity(new Date(time), { orders: 400, products })
      const reviewed = new Set(
        steps.flatMap((step) =>
          'order' in step && step.kind !== 'place-order' ? [step.order] : [],
        ),
      )
      const waiting = steps.filter(
        (step) => step.kind === 'place-order' && !reviewed.has(step.order),
      )
      expect(waiting.length).toBeGreaterThan(8)
      expect(waiting.length).toBeLessThan(40)
    },
  )
})
