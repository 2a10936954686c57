import { beforeEach, expect, it, jest } from '@jest/globals'
import * as messages from '@store/contract/rules/messages'
import { screen, waitFor } from '@testing-library/react'
import { aShop } from '../testing/open-shop.tsx'

const shop = aShop()
const path = 'GET /products/price-list'

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:prices')
  URL.revokeObjectURL = jest.fn()
})

it('downloads the price list of the filters of now, in the format that is asked for', async () => {
  shop.api.answers(path, {})
  const { user } = shop.open('/shop?brand=HP&q=26a&inStock=true&sort=highToLow&page=2')
  await shop.panel()
  for (const format of ['PDF', 'Excel'])
    await user.click(
      await screen.findByRole('button', { name: `Download price list as ${format}` }),
    )
  await waitFor(() => expect(shop.api.calls(path)).toHaveLength(2))
  const queries = shop.api.calls(path).map(({ query }) => Object.fromEntries(query))
  expect(queries).toEqual(
    ['pdf', 'xlsx'].map((format) => ({ brand: 'HP', q: '26a', inStock: 'true', format })),
  )
})

it('says so when a list is too long', async () => {
  shop.api.refuses(path, 400, messages.listing.priceListTooLong)
  const { user } = shop.open()
  await shop.panel()
  await user.click(await screen.findByRole('button', { name: 'Download price list as PDF' }))
  expect(await screen.findByText(messages.listing.priceListTooLong)).toBeVisible()
})
