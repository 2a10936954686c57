import { describe, expect, it } from '@jest/globals'
import { aUser } from '@store/sdk/testing'
import { act, screen, within } from '@testing-library/react'
import { refetchUntilFailed } from '../testing/refetch-until-failed.ts'
import { aShop, toner } from './testing/open-shop.tsx'

const shop = aShop()

describe('the shop', () => {
  it('shows everything a buyer needs to order from the list', async () => {
    shop.open()
    const { getByRole, getByText } = within(await shop.card())
    expect(getByRole('link', { name: toner.name })).toHaveAttribute('href', '/product/toner')
    expect(getByRole('button', { name: 'Copy model number CF226A' })).toBeVisible()
    expect(getByText('₹420')).toBeVisible()
    expect(getByText('10+ at ₹390 — save ₹30 each')).toBeVisible()
    expect(getByText('12 in stock')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('1 product')
  })

  it('says which words it searched when no product was found as typed', async () => {
    const headers = { 'X-Search-Match': 'near', 'X-Search-Showing': 'hp%20toner' }
    shop.api.answers('GET /products', [toner], { headers })
    shop.open('/shop?q=hp+305a+toner')
    await screen.findByText('No exact match for “hp 305a toner”. Showing “hp toner”.')
  })

  it('shows a reseller the reseller price and what the slab saves against it', async () => {
    shop.open('/reseller/shop', aUser({ role: 'reseller' }))
    const { getByText } = within(await shop.card())
    expect(getByText('₹410')).toBeVisible()
    expect(getByText('10+ at ₹390 — save ₹20 each')).toBeVisible()
    expect(screen.getByText('Reseller prices, GST included')).toBeVisible()
  })

  it('shows the price for the quantity on the card', async () => {
    const { user } = shop.open()
    const { getByRole, getByText } = within(await shop.card())
    const quantity = getByRole('textbox', { name: `Quantity of ${toner.name}` })
    await user.clear(quantity)
    await user.type(quantity, '10')
    expect(getByText('₹390')).toBeVisible()
  })

  it('keeps the cards and a typed quantity when a refresh fails', async () => {
    const { user, store } = shop.open()
    const quantity = within(await shop.card()).getByRole('textbox')
    await user.clear(quantity)
    await user.type(quantity, '7')
    shop.api.breaks('GET /products')
    await refetchUntilFailed(store, 'Product')
    expect(screen.queryByText('Failed to load products')).toBeNull()
    expect(quantity).toHaveValue('7')
    expect(quantity).toBeVisible()
  })

  it.each([
    [0, 'Out of stock'],
    [3, 'Only 3 left'],
    [1200, '1,200 in stock'],
  ])('shows a stock of %i as “%s”', async (stock, part) => {
    shop.sell([{ ...toner, stock }])
    shop.open()
    expect(within(await shop.card()).getByText(part)).toBeVisible()
  })

  it('loads the pictures of the first row at once, the others lazily', async () => {
    const picture = { src: '/p.webp', srcSet: '', width: 480, height: 480 }
    const products = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      ...toner,
      _id: name,
      name,
      pictures: [picture],
    }))
    shop.sell(products)
    shop.open()
    const pictureOf = async (name: string) => (await shop.card(name)).querySelector('img')
    expect(await pictureOf('a')).toHaveAttribute('loading', 'eager')
    expect(await pictureOf('e')).toHaveAttribute('loading', 'lazy')
  })
})

describe('the other states of the shop', () => {
  it('show that it is loading', async () => {
    const letGo = shop.api.holds('GET /products')
    shop.open()
    expect(screen.getByText('Loading products...')).toBeInTheDocument()
    letGo()
    await shop.card()
  })

  it('show why it is empty, and clear the filters', async () => {
    shop.sell([])
    const { user, router } = shop.open('/shop?q=teapot&brand=HP&category=Cartridge')
    expect(await screen.findByText('Nothing matches “teapot” in HP · Cartridge.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    expect(router.state.location.search).toBe('')
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('link back from a page that does not exist', async () => {
    shop.sell([], 51)
    const { user, router } = shop.open('/shop?page=9')
    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }))
    expect(router.state.location.search).toBe('?page=2')
  })

  it('show an error, and load again on Retry', async () => {
    shop.api.breaks('GET /products')
    const { user } = shop.open()
    expect(await screen.findByText('Failed to load products')).toBeVisible()
    shop.sell()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await shop.card()).toBeVisible()
  })

  it("show the server's message when there is one", async () => {
    shop.api.refuses('GET /products', 503, 'Please come back in an hour.')
    shop.open()
    expect(await screen.findByText('Please come back in an hour.')).toBeVisible()
  })

  it('never show a previous error, not even for a moment', async () => {
    shop.api.breaks('GET /products')
    const { router } = shop.open()
    await screen.findByText('Failed to load products')
    await act(() => router.navigate('/elsewhere'))
    shop.sell()
    const takenAway: (string | null)[] = []
    const watch = new MutationObserver((changes) => {
      for (const { removedNodes } of changes) {
        takenAway.push(...Array.from(removedNodes, (node) => node.textContent))
      }
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await act(() => router.navigate('/shop'))
    await shop.card()
    watch.disconnect()
    expect(takenAway).toContainEqual(expect.stringContaining('Loading products...'))
    expect(takenAway).not.toContainEqual(expect.stringContaining('Failed to load products'))
  })
})
