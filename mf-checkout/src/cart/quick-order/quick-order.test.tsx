import { describe, expect, it } from '@jest/globals'
import { aCart, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { CartScreen } from '../cart-screen.tsx'

const api = fakeApi()

async function open(session = aUser()) {
  api.breaks('POST /cart/preview')
  const rendered = renderWithStore(<CartScreen />, { route: '/cart', session })
  await rendered.user.click(screen.getByRole('button', { name: 'Quick order' }))
  return { ...rendered, session, box: await screen.findByRole('textbox') }
}

describe('quick order', () => {
  it('adds sixty pasted lines from the keyboard', async () => {
    api.answers('POST /cart/bulk', { cart: aCart(), rejected: [] })
    const { user, box } = await open()
    expect(box).toHaveFocus()
    await user.paste(Array.from({ length: 60 }, (_, line) => `M-${line}\t${line + 1}`).join('\n'))
    expect(screen.getByText('60 ready to add')).toBeTruthy()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('60 lines added to cart')
    const [sent] = api.calls('POST /cart/bulk')
    const lines = Array.from({ length: 60 }, (_, line) => ({
      modelNo: `M-${line}`,
      quantity: line + 1,
    }))
    expect(sent?.body).toEqual({ lines })
    expect(box).toHaveValue('')
  })

  it('sends what a line was looked up as, never what it says alone', async () => {
    const { user, box } = await open()
    const product = { _id: 'p1', name: 'Toner', modelNo: 'Q2612A', stock: 40 }
    api.answers('POST /cart/preview', { lines: [{ product }, { product, quantity: 3 }] })
    api.answers('POST /cart/bulk', { cart: aCart(), rejected: [] })
    await user.paste('Q2612A 790\n12A 3')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('1 line added to cart')
    expect(api.calls('POST /cart/bulk').map(({ body }) => body)).toEqual([
      { lines: [{ productId: 'p1', modelNo: 'Q2612A', quantity: 3 }] },
    ])
    expect(box).toHaveValue('Q2612A 790')
  })

  it('sends nothing that was changed while it waited for the prices', async () => {
    const { user, box } = await open()
    api.answers('POST /cart/preview', { lines: [{ quantity: 1 }] })
    api.answers('POST /cart/bulk', { cart: aCart(), rejected: [] })
    await user.paste('26A, 1')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.type(box, '2')
    await screen.findByText('1 ready to add')
    await waitFor(() => expect(screen.queryByText('Looking up prices…')).toBeNull())
    expect(api.calls('POST /cart/bulk')).toEqual([])
  })

  it('keeps what is typed while lines are added', async () => {
    const { user, box } = await open()
    api.answers('POST /cart/bulk', { cart: aCart(), rejected: [] })
    await user.paste('26A, 1\nten, ?')
    await waitFor(() => expect(screen.queryByText('Looking up prices…')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Add 1 to cart' }))
    fireEvent.change(box, { target: { value: '26A, 1\nten, ?\n27A, 2' } })
    await screen.findByText('1 line added to cart')
    expect(box).toHaveValue('ten, ?\n27A, 2')
  })

  it('keeps rejected lines in the text area with the reason, and sends only corrected ones', async () => {
    api.answers('POST /cart/bulk', {
      cart: aCart(),
      rejected: [
        { line: 2, message: 'Product not found.' },
        { line: 3, message: 'Quantity exceeds available stock' },
      ],
    })
    const { user, box } = await open()
    await user.paste('26A, 1\nten, ?\n27A, 2\n28A, 300')
    await user.click(screen.getByRole('button', { name: 'Add 3 to cart' }))
    await screen.findByText('1 line added to cart')
    await screen.findByText('3 lines to correct')
    expect(box).toHaveValue('ten, ?\n27A, 2\n28A, 300')
    expect(screen.getByText('Write the quantity after a comma')).toBeTruthy()
    expect(screen.getByText('Product not found.')).toBeTruthy()
    expect(screen.getByText('Quantity exceeds available stock')).toBeTruthy()

    api.answers('POST /cart/bulk', { cart: aCart(), rejected: [] })
    await user.clear(box)
    await user.click(box)
    await user.paste('27A, 2\n28A, 30')
    expect(screen.getByText('1 ready to add, 1 to correct')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add 1 to cart' }))
    await waitFor(() => expect(box).toHaveValue('27A, 2'))
    expect(api.calls('POST /cart/bulk')[1]?.body).toEqual({
      lines: [{ modelNo: '28A', quantity: 30 }],
    })
  })

  it('loses nothing when the network fails, nor on a reload', async () => {
    api.breaks('POST /cart/bulk')
    const { user, session, unmount } = await open()
    await user.paste('26A, 1')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect((await screen.findAllByText('Failed to add to cart')).length).toBeGreaterThan(0)
    unmount()
    const { box } = await open(session)
    expect(box).toHaveValue('26A, 1')
  })

  it('has the lines of a file read by the store, and says why it cannot be', async () => {
    const { box } = await open()
    const choose = screen.getByLabelText('Or an Excel or CSV file')
    const message = 'A PDF cannot be read as a sheet.'
    api.refuses('POST /purchases/quantities', 415, message)
    fireEvent.change(choose, { target: { files: [new File(['%PDF'], 'order.pdf')] } })
    expect(await screen.findByText(message)).toBeTruthy()
    api.answers('POST /purchases/quantities', {
      lines: [{ modelNo: '26A', quantity: 12 }],
      rejected: [
        {
          ...{ row: 3, modelNo: '27A', quantity: 'none' },
          message: 'Quantity must be a whole number from 1.',
        },
      ],
    })
    fireEvent.change(choose, { target: { files: [new File(['xls'], 'order.xls')] } })
    await waitFor(() => expect(box).toHaveValue('26A, 12\n27A, none'))
  })

  it('takes a text as if it were pasted', async () => {
    const { box } = await open()
    const list = new File(['26A x 12\n27A, 3'], 'list.txt')
    fireEvent.change(screen.getByLabelText('Or an Excel or CSV file'), {
      target: { files: [list] },
    })
    await waitFor(() => expect(box).toHaveValue('26A x 12\n27A, 3'))
  })

  it('requires a line before it sends anything', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add lines to cart' }))
    expect(screen.getByText('There is no line to add yet.')).toBeTruthy()
    expect(api.calls('POST /cart/bulk')).toEqual([])
  })
})
