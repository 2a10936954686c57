import { beforeEach, describe, expect, it } from '@jest/globals'
import type { CartPreview, PreviewLine } from '@store/contract/schemas/orders/cart-preview'
import { aCart, aCartLine, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { QuickOrderScreen } from './quick-order-screen.tsx'

const api = fakeApi()

const known: PreviewLine = {
  product: { _id: 'p', name: 'HP 26A Toner', modelNo: 'CF226A', stock: 40 },
  price: 850,
  total: 10_200,
  quantity: 12,
}

const near = { _id: 'n', name: 'HP 88A Toner', modelNo: 'CC388A', stock: 7, price: 900 }
const twin = { ...near, _id: 't', name: 'HP 88A twin pack', modelNo: 'CC388AD' }

/** Knows CF226A alone; CC388 is a part of two models, and everything else is near to one. */
function answerPreviews() {
  api.answers('POST /cart/preview', ({ body }): CartPreview => {
    const { lines } = body as { lines: { text: string }[] }
    const unknown: PreviewLine = {
      message: 'Product not found.',
      quantity: 3,
      suggestions: [near],
    }
    const several: PreviewLine = {
      message: 'Several products may be meant. Please choose one of those below.',
      quantity: 3,
      suggestions: [near, twin],
    }
    const answerOf = (text: string) => (/CC388 /.test(text) ? several : unknown)
    return { lines: lines.map(({ text }) => (/226/.test(text) ? known : answerOf(text))) }
  })
}

function open(session?: ReturnType<typeof aUser>) {
  const rendered = renderWithStore(<QuickOrderScreen />, {
    route: '/quick-order',
    ...(session && { session }),
  })
  return { ...rendered, box: screen.getByRole('textbox') }
}

beforeEach(answerPreviews)

describe('the page of quick orders', () => {
  it('shows name, price, stock and sum of a line before it is added', async () => {
    const { user, box } = open(aUser())
    expect(box).toHaveFocus()
    await user.paste('CF226A x 12')
    const lines = screen.getByRole('region', { name: 'Lines of your quick order' })
    expect(await within(lines).findByText('HP 26A Toner')).toBeVisible()
    expect(within(lines).getByText('₹850 each · 40 in stock')).toBeVisible()
    expect(within(lines).getByText('₹10,200')).toBeVisible()
    expect(screen.getByText('1 ready to add')).toBeVisible()
  })

  it('takes a near model with one click', async () => {
    const { user, box } = open(aUser())
    await user.paste('CC388X x 3\nCF226A, 1')
    await user.click(await screen.findByRole('button', { name: /^CC388A HP 88A Toner · ₹/ }))
    expect(box).toHaveValue('CC388A, 3\nCF226A, 1')
    expect(box).toHaveFocus()
  })

  it('says what a line was read as', async () => {
    const { user } = open(aUser())
    await user.paste('[28/11/26, 10:14] Ravi: 226 a - 12 pcs @ 850/-')
    expect(await screen.findByText('“226 a - 12 pcs @ 850/-” read as CF226A')).toBeVisible()
    expect(screen.getByText('CF226A × 12')).toBeVisible()
    expect(screen.getByText('1 ready to add')).toBeVisible()
  })

  it('offers several models on the line, for the keyboard', async () => {
    const { user, box } = open(aUser())
    await user.paste('CC388 3 pcs, CF226A 12 pcs')
    const choices = await screen.findByRole('list', { name: 'Did you mean' })
    expect(within(choices).getAllByRole('button')).toHaveLength(2)
    within(choices)
      .getByRole('button', { name: /^CC388AD HP 88A twin pack · ₹/ })
      .focus()
    await user.keyboard('{Enter}')
    expect(box).toHaveValue('CC388AD, 3\nCF226A 12 pcs')
  })

  it('says what packages were read as', async () => {
    const { user } = open(aUser())
    await user.paste('CF226A 1 dozen')
    expect(await screen.findByText('“1 dozen” read as 12 pieces')).toBeVisible()
  })

  it('asks whether a number in brackets is the quantity, and takes the answer', async () => {
    const { user, box } = open(aUser())
    api.answers('POST /cart/preview', ({ body }): CartPreview => {
      const { lines } = body as { lines: { text: string }[] }
      const { quantity: _unsaid, ...unclear } = known
      return { lines: lines.map(({ text }) => (text === '(4) CF226A' ? unclear : known)) }
    })
    await user.paste('(4) CF226A')
    expect(await screen.findByText('Is 4 the quantity, or the number of the line?')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '4 pieces' }))
    expect(box).toHaveValue('CF226A, 4')
    expect(await screen.findByText('1 ready to add')).toBeVisible()
  })

  it('leads to the lines to correct one after the other, in a list that is read in its order', async () => {
    const { user } = open(aUser())
    const written = Array.from({ length: 60 }, (_, line) => `CF226A, ${line + 1}`)
    await user.paste([...written, 'CC388X x 3', 'CF226A, 99', 'CC388Y x 3'].join('\n'))
    await screen.findByText('61 ready to add, 2 to correct')
    const next = screen.getByRole('button', { name: '2 lines need your attention' })
    const rows = screen.getAllByRole('listitem')
    const rowOf = (text: string) => rows.find((row) => row.textContent?.includes(text))
    for (const text of ['CC388X', 'CC388Y', 'CC388X']) {
      await user.click(next)
      expect(rowOf(text)).toHaveFocus()
    }
  })

  it('adds only what can be added, and leads to the checkout with two keys', async () => {
    const { user, box, router } = open(aUser())
    expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull()
    await user.paste('CF226A, 12')
    await screen.findByText('1 ready to add')
    api.answers('POST /cart/bulk', { cart: aCart([aCartLine()]), rejected: [] })
    await user.keyboard('{Control>}{Enter}{/Control}')
    const link = await screen.findByRole('link', { name: 'Proceed to Checkout' })
    await waitFor(() => expect(link).toHaveFocus())
    expect(box).toHaveValue('')
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/checkout')
  })

  it('asks a visitor to sign in, and keeps the lines until then', async () => {
    const { user, router, unmount } = open()
    expect(screen.getByText(/^You see end-user prices/)).toBeVisible()
    await user.paste('CF226A, 12')
    await screen.findByText('1 ready to add')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(api.calls('POST /cart/bulk')).toEqual([])
    unmount()
    const { box } = open(aUser())
    await waitFor(() => expect(box).toHaveValue('CF226A, 12'))
  })

  it('tells an admin that carts are for buyers', () => {
    const session = aUser({ role: 'reseller-admin' })
    renderWithStore(<QuickOrderScreen />, { route: '/quick-order', session })
    expect(screen.getByText('Carts are for buyers. An admin account has none.')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
