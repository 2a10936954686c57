import { beforeEach, expect, it } from '@jest/globals'
import { readWrittenLines } from '@store/contract/rules/orders/written-lines/written-lines'
import { aCartLine, aProduct, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { listTextOf, ShareCart } from './share-cart.tsx'

const lines = [
  aCartLine({ product: aProduct({ name: 'HP 26A Toner', modelNo: 'CF226A' }), quantity: 4 }),
  aCartLine({ product: aProduct({ name: 'HDMI cable 3 m', modelNo: '' }), quantity: 10 }),
]

beforeEach(() => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
})

it('sends models and quantities without any price, with the page where they are pasted', () => {
  renderWithStore(<ShareCart lines={lines} />)
  const link = screen.getByRole('link', { name: 'Share cart as a list' })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''
  expect(text).toMatch(/^CF226A - 4 pc\nHDMI cable 3 m - 10 pc\nhttp.*\/cart\?quick-order=open$/)
  expect(text).not.toMatch(/₹|\d\.\d\d/)
})

it('is a list that quick order reads as it was', () => {
  const [line] = lines
  const read = readWrittenLines(listTextOf(line ? [line] : []))
  expect(read).toMatchObject([{ modelNo: 'CF226A', quantity: 4 }])
})
