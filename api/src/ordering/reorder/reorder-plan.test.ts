import { expect, it } from '@jest/globals'
import { largestCartLines } from '@store/contract/rules/limits'
import { paise } from '@store/contract/rules/pricing/money'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { planReorder } from './reorder-plan.ts'

const store = useTestStore()

it('adds no line to a full cart, but more pieces of its products', async () => {
  const [held, other] = [await createProduct(store.db), await createProduct(store.db)]
  const lineOf = ({ id, name }: typeof held, line: number) => ({
    line,
    productId: id,
    name,
    quantity: 2,
    unitPrice: paise(500_000),
  })
  const full = Array.from({ length: largestCartLines - 1 }, (_, index) => [-index, 1] as const)
  const plan = planReorder([lineOf(other, 1), lineOf(held, 2)], {
    products: new Map([held, other].map((product) => [product.id, product])),
    inCart: new Map([...full, [held.id, 1]]),
    tier: 'enduser',
  })
  expect(plan).toEqual({
    additions: [{ productId: held.id, quantity: 2 }],
    rejected: [{ line: 1, message: 'Your cart is full. Please place this order first.' }],
  })
})
