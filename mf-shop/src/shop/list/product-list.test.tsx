import { describe, expect, it } from '@jest/globals'
import { aCart, aUser } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { aShop, toner } from '../testing/open-shop.tsx'

const shop = aShop()
const mouse = {
  ...toner,
  _id: 'mouse',
  name: 'Logitech M90 Mouse',
  modelNo: 'M90',
  stock: 1200,
  quantityBasedPrices: [],
}

async function openList(role: 'enduser' | 'superadmin' = 'enduser') {
  shop.sell([toner, mouse])
  shop.api.answers('POST /cart/add', aCart())
  const page = shop.open('/shop', aUser({ role }))
  await shop.card()
  await page.user.click(screen.getByRole('button', { name: 'List' }))
  return { ...page, table: await screen.findByRole('table') }
}

const quantityOf = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` })

describe('the list of products', () => {
  it('shows a product in a row: model, name, stock, price and the next slab', async () => {
    const { table } = await openList()
    const row = within(within(table).getAllByRole('row')[1] as HTMLElement)
    const texts = row.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(texts).toEqual(
      expect.arrayContaining([
        'CF226A',
        `CF226A · 12 in stock${toner.name}`,
        '12',
        '₹420',
        '10+ at ₹390 — save ₹30 each',
      ]),
    )
    expect(row.getByRole('link', { name: toner.name })).toHaveAttribute('href', '/product/toner')
  })

  it('moves by arrow keys in one column, and adds the quantity by Enter', async () => {
    const { user } = await openList()
    await user.click(quantityOf(toner.name))
    await user.keyboard('{ArrowDown}7{Enter}')
    expect(quantityOf(mouse.name)).toHaveFocus()
    expect(await screen.findByText('Product added to cart')).toBeVisible()
    expect(shop.api.calls('POST /cart/add')[0]?.body).toEqual({ productId: 'mouse', quantity: 7 })
    await user.keyboard('{ArrowUp}')
    expect(quantityOf(toner.name)).toHaveFocus()
    await user.tab()
    expect(screen.getAllByRole('button', { name: 'Add to Cart' })[0]).toHaveFocus()
  })

  it('is one row in the tab order', async () => {
    await openList()
    const inTabOrder = screen
      .getAllByRole('button', { name: 'Add to Cart' })
      .filter(({ tabIndex }) => tabIndex === 0)
    expect(inTabOrder).toHaveLength(1)
  })

  it('shows the price for the quantity', async () => {
    const { user, table } = await openList()
    await user.clear(quantityOf(toner.name))
    await user.type(quantityOf(toner.name), '10')
    expect(within(table).getByText('₹390')).toBeVisible()
  })

  it('is remembered in this browser', async () => {
    const { unmount } = await openList()
    unmount()
    shop.open()
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('offers an admin nothing to order', async () => {
    const { table } = await openList('superadmin')
    expect(within(table).queryByRole('button')).toBeNull()
    expect(within(table).queryByRole('textbox')).toBeNull()
  })
})
