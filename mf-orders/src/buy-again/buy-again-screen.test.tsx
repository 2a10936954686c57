import { describe, expect, it } from '@jest/globals'
import type { Purchase } from '@store/contract/schemas/orders/purchases'
import { aCart, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { BuyAgainScreen } from './buy-again-screen.tsx'

const api = fakeApi()

function aPurchase(n: number, given: Partial<Purchase> = {}): Purchase {
  return {
    productId: `p${n}`,
    name: `Toner ${n}`,
    brand: 'HP',
    category: 'Cartridge',
    modelNo: `M-${n}`,
    orders: 4,
    usualQuantity: 12,
    rhythmDays: 30,
    lastOrder: { _id: 'o1', createdAt: '2026-10-24T06:00:00.000Z', quantity: 10, price: 450 },
    offer: { stock: 100, price: 450, quantityBasedPrices: [{ minQty: 25, price: 400 }] },
    ...given,
  }
}

async function open(purchases: Purchase[], session = aUser({ role: 'reseller' })) {
  api.answers('GET /purchases', { purchases })
  const rendered = renderWithStore(<BuyAgainScreen />, { route: '/buy-again', session })
  await screen.findByRole('heading', { name: 'Buy again' })
  if (purchases.length > 0) await screen.findByRole('table')
  return { ...rendered, session }
}
const field = (n: number) => screen.getByRole('textbox', { name: `Quantity of Toner ${n}` })
const sent = () => api.calls('POST /cart/bulk')[0]?.body

describe('buying again', () => {
  it('takes a monthly order from the keyboard alone', async () => {
    const purchases = Array.from({ length: 12 }, (_, index) => aPurchase(index + 1))
    const { user, router } = await open(purchases)
    api.answers('POST /cart/bulk', { cart: aCart(), rejected: [] })
    field(1).focus()
    const focused = () => document.activeElement ?? document.body
    // Space fills in the usual quantity, Enter goes to the next row: two keys a line.
    for (const index of purchases.keys()) {
      if (index % 2 === 0) fireEvent.keyDown(focused(), { key: ' ' })
      else fireEvent.change(focused(), { target: { value: '7' } })
      fireEvent.keyDown(focused(), { key: 'Enter' })
    }
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveFocus()
    expect(screen.getByText(/^12 lines, ₹/)).toBeTruthy()
    await user.keyboard('{Enter}')
    await screen.findByText('12 lines added to cart')
    expect(sent()).toEqual({
      lines: purchases.map(({ productId, modelNo }, index) => ({
        ...{ productId, modelNo },
        quantity: index % 2 === 0 ? 12 : 7,
      })),
    })
    expect(field(1)).toHaveValue('')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/checkout')
  })

  it('takes usual quantities by one tap each, and a piece more or less by the next ones', async () => {
    const { user } = await open([aPurchase(1), aPurchase(2)])
    const tap = (name: string) => user.click(screen.getByRole('button', { name }))
    expect(field(1)).toHaveAttribute('placeholder', '12')
    await tap('Fill 12 of Toner 1')
    await tap('Fill 12 of Toner 2')
    expect(screen.getByText('2 lines, ₹10,800')).toBeTruthy()
    await tap('One more of Toner 1')
    await tap('One less of Toner 2')
    expect([field(1), field(2)].map((input) => (input as HTMLInputElement).value)).toEqual([
      '13',
      '11',
    ])
    expect(document.activeElement).not.toBe(field(2))
  })

  it('shows habits, the last order, and the price of the usual or the typed quantity', async () => {
    const { user } = await open([aPurchase(1)])
    const table = within(screen.getByRole('table', { name: 'What you bought' }))
    for (const text of ['12 pieces', 'about every 30 days', '10 × ₹450', '100 in stock']) {
      expect(table.getByText(text)).toBeTruthy()
    }
    expect(table.getByText('25+: ₹400 each')).toBeTruthy()
    await user.type(field(1), '25')
    expect(table.getByText('₹400')).toBeTruthy()
    expect(screen.getByText('1 line, ₹10,000')).toBeTruthy()
  })

  it('keeps refused lines with their reasons, and what was typed after a reload', async () => {
    const { user, session, unmount } = await open([aPurchase(1), aPurchase(2)])
    await user.type(field(1), '101')
    expect(screen.getByText('Quantity exceeds available stock')).toBeTruthy()
    await user.type(field(2), '5')
    const rejected = [{ line: 1, message: 'Out of stock' }]
    api.answers('POST /cart/bulk', { cart: aCart(), rejected })
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('1 line added to cart')
    expect(screen.getByText('Out of stock')).toBeTruthy()
    expect([field(1), field(2)].map((input) => (input as HTMLInputElement).value)).toEqual([
      '101',
      '',
    ])
    unmount()
    await open([aPurchase(1), aPurchase(2)], session)
    expect(field(1)).toHaveValue('101')
  })

  it('filters in place, and keeps what is typed in rows that do not match', async () => {
    const { user } = await open([aPurchase(1), aPurchase(2, { brand: 'Canon' })])
    await user.type(field(1), '3')
    await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'canon')
    expect(screen.queryByText('Toner 1')).toBeNull()
    expect(screen.getByText('1 line, ₹1,350')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Fill in all usual quantities' }))
    expect(screen.getByText(/^2 lines/)).toBeTruthy()
  })

  it('shows products that cannot be ordered as such', async () => {
    const { offer: _, ...gone } = aPurchase(1)
    const out = aPurchase(2, { offer: { stock: 0, price: 450, quantityBasedPrices: [] } })
    await open([gone, out])
    expect(screen.getByText('No longer on sale')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Tell me when Toner 2 is back' })
    expect(link).toHaveAttribute('href', '/product/p2')
    expect(screen.queryByRole('textbox', { name: /^Quantity/ })).toBeNull()
  })

  it('fills quantities from a dropped file and names what was never bought', async () => {
    await open([aPurchase(1), aPurchase(2)])
    api.answers('POST /purchases/quantities', {
      lines: [
        { modelNo: 'm-2', quantity: 9 },
        { modelNo: 'X-1', quantity: 1 },
      ],
      rejected: Array.from({ length: 10 }, (_, at) => ({
        ...{ row: at + 4, modelNo: 'M-1', quantity: `${at + 1} box` },
        message: 'Quantity must be a whole number from 1.',
      })),
    })
    fireEvent.change(screen.getByLabelText(/^Quantities from a file/), {
      target: { files: [new File(['x'], 'order.xlsx')] },
    })
    await waitFor(() => expect(field(2)).toHaveValue('9'))
    expect(screen.getByText('Not bought before: X-1')).toBeTruthy()
    expect(screen.getByText(/^Row 4, M-1, quantity “1 box”: Quantity must be/)).toBeTruthy()
    expect(screen.getByText(/^and 3 more/)).toBeTruthy()
  })

  it('asks for the columns of a file, and says from which sheet it filled quantities', async () => {
    const { user } = await open([aPurchase(1)])
    const head = { headings: ['Part No', 'Qty', 'Order Qty'], rows: [['M-1', '90', '5']] }
    const question = { code: 'columns_unknown', message: 'Nothing tells', head } as const
    api.refuses('POST /purchases/quantities', 400, question)
    fireEvent.change(screen.getByLabelText(/^Quantities from a file/), {
      target: { files: [new File(['x'], 'order.xlsx')] },
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Quantity' }), 'Order Qty')
    api.answers('POST /purchases/quantities', {
      sheet: 'Order',
      lines: [{ modelNo: 'M-1', quantity: 5 }],
      rejected: [],
    })
    await user.click(screen.getByRole('button', { name: 'Read with these columns' }))
    await waitFor(() => expect(field(1)).toHaveValue('5'))
    expect(await screen.findByText('Read from the sheet “Order”.')).toBeTruthy()
  })

  it('empties what a file filled in when its columns are changed, and keeps what was typed', async () => {
    const { user } = await open([1, 2, 3, 4].map((n) => aPurchase(n)))
    const head = { headings: ['Part No', 'Stock', 'Need'], rows: [['M-1', '90', '5']] }
    const question = { code: 'columns_unknown', message: 'Nothing tells', head } as const
    const stocks = [1, 2, 3].map((n) => ({ modelNo: `M-${n}`, quantity: n * 10 }))
    api.refuses('POST /purchases/quantities', 400, question)
    fireEvent.change(screen.getByLabelText(/^Quantities from a file/), {
      target: { files: [new File(['x'], 'order.xlsx')] },
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Quantity' }), 'Stock')
    api.answers('POST /purchases/quantities', { lines: stocks, rejected: [] })
    await user.click(screen.getByRole('button', { name: 'Read with these columns' }))
    await waitFor(() => expect(field(3)).toHaveValue('30'))
    fireEvent.change(field(2), { target: { value: '21' } })
    fireEvent.change(field(4), { target: { value: '4' } })

    api.refuses('POST /purchases/quantities', 400, question)
    await user.click(await screen.findByRole('button', { name: 'Change the columns' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Quantity' }), 'Need')
    api.answers('POST /purchases/quantities', {
      lines: [{ modelNo: 'M-1', quantity: 5 }],
      rejected: [],
    })
    await user.click(screen.getByRole('button', { name: 'Read with these columns' }))
    await waitFor(() => expect(field(1)).toHaveValue('5'))
    expect([2, 3, 4].map((n) => (field(n) as HTMLInputElement).value)).toEqual(['21', '', '4'])
  })

  it('keeps what is typed while a file is read', async () => {
    await open([aPurchase(1), aPurchase(2)])
    api.answers('POST /purchases/quantities', {
      lines: [{ modelNo: 'M-1', quantity: 5 }],
      rejected: [],
    })
    fireEvent.change(screen.getByLabelText(/^Quantities from a file/), {
      target: { files: [new File(['x'], 'order.xlsx')] },
    })
    fireEvent.change(field(2), { target: { value: '7' } })
    await waitFor(() => expect(field(1)).toHaveValue('5'))
    expect(field(2)).toHaveValue('7')
  })

  it('saves typed lines as a list, and shows the message when the name is taken', async () => {
    const { user } = await open([aPurchase(1)])
    await user.type(field(1), '3')
    api.refuses('POST /lists', 409, {
      message: 'You have a list of this name already.',
      errors: [{ field: 'name', message: 'You have a list of this name already.' }],
    })
    await user.click(screen.getByRole('button', { name: 'Save as list' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /Name of the list/ }), 'Monthly{Enter}')
    await dialog.findByText('You have a list of this name already.')
    const list = { _id: 'l1', name: 'Monthly 2', updatedAt: '2026-11-24T06:00:00.000Z', lines: [] }
    api.answers('POST /lists', { list, rejected: [] })
    await user.type(dialog.getByRole('textbox', { name: /Name of the list/ }), ' 2{Enter}')
    await screen.findByText('Saved as “Monthly 2”')
    expect(api.calls('POST /lists').at(-1)?.body).toEqual({
      name: 'Monthly 2',
      lines: [{ productId: 'p1', quantity: 3 }],
    })
  })

  it('reads all pages, and offers the shop to those who never bought', async () => {
    api.answers(
      'GET /purchases',
      ({ query }) => ({ purchases: [aPurchase(Number(query.get('page') ?? 1))] }),
      { headers: { 'X-Total-Count': '201' } },
    )
    const session = aUser({ role: 'reseller' })
    const first = renderWithStore(<BuyAgainScreen />, { route: '/buy-again', session })
    await screen.findByText('Toner 2')
    first.unmount()
    await open([])
    const link = await screen.findByRole('link', { name: 'Browse Products' })
    expect(link).toHaveAttribute('href', '/reseller/shop')
  })
})
