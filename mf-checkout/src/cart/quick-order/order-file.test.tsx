import { describe, expect, it } from '@jest/globals'
import * as messages from '@store/contract/rules/messages'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { aCart, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { CartScreen } from '../cart-screen.tsx'

const api = fakeApi()

const question = {
  code: 'columns_unknown',
  message: 'Nothing tells',
  head: { headings: ['Part No', 'Qty', 'Order Qty'], rows: [['12A', '90', '5']] },
} as const

const wholeNumber = messages.cart.quantity
const scientific = sheetMessages.cellHolds.scientific

describe('a file of a quick order', () => {
  it('has its columns asked for; changed columns replace the lines that were read before', async () => {
    api.breaks('POST /cart/preview')
    const { user } = renderWithStore(<CartScreen />, { route: '/cart', session: aUser() })
    await user.click(screen.getByRole('button', { name: 'Quick order' }))
    const box = await screen.findByRole('textbox')
    await user.type(box, 'HP-1 2')
    await user.clear(box)
    api.refuses('POST /purchases/quantities', 400, question)
    fireEvent.change(screen.getByLabelText('Or an Excel or CSV file'), {
      target: { files: [new File(['xls'], 'order.xls')] },
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Quantity' }), 'Qty')
    api.answers('POST /purchases/quantities', {
      lines: [
        { modelNo: '12A', quantity: 90 },
        { modelNo: '26A', quantity: 80 },
      ],
      rejected: [],
    })
    await user.click(screen.getByRole('button', { name: 'Read with these columns' }))
    await waitFor(() => expect(box).toHaveValue('12A, 90\n26A, 80'))
    expect(await screen.findByText(/Columns as you chose them.*“Part No”, “Qty”/)).toBeTruthy()
    const [, answered] = api.calls('POST /purchases/quantities')
    const form = answered?.body instanceof FormData ? answered.body : undefined
    expect(form?.get('columns')).toBe('{"modelNo":0,"quantity":1}')

    // A line of the file is corrected, and one is typed below.
    fireEvent.change(box, { target: { value: '12A, 9\n26A, 80\n27A, 1' } })
    api.refuses('POST /purchases/quantities', 400, question)
    await user.click(await screen.findByRole('button', { name: 'Change the columns' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Quantity' }), 'Order Qty')
    api.answers('POST /purchases/quantities', {
      lines: [
        { modelNo: '12A', quantity: 5 },
        { modelNo: '26A', quantity: 3 },
      ],
      rejected: [],
    })
    await user.click(screen.getByRole('button', { name: 'Read with these columns' }))
    await waitFor(() => expect(box).toHaveValue('12A, 5\n26A, 3\n27A, 1'))
  })

  it('keeps the brands that choose among the products of a model number, and no other', async () => {
    api.breaks('POST /cart/preview')
    const { user } = renderWithStore(<CartScreen />, { route: '/cart', session: aUser() })
    await user.click(screen.getByRole('button', { name: 'Quick order' }))
    await screen.findByRole('textbox')
    api.answers('POST /purchases/quantities', {
      lines: [
        { modelNo: '12A', brand: 'HP', isBrandNeeded: true, quantity: 3 },
        { modelNo: '12A', brand: 'Canon', isBrandNeeded: true, quantity: 4 },
        { modelNo: '26A', brand: 'Hewlett Packard', quantity: 5 },
      ],
      rejected: [],
    })
    fireEvent.change(screen.getByLabelText('Or an Excel or CSV file'), {
      target: { files: [new File(['xls'], 'order.xls')] },
    })
    await waitFor(() =>
      expect(screen.getByRole('textbox')).toHaveValue('HP 12A, 3\nCanon 12A, 4\n26A, 5'),
    )
  })

  it('keeps what is typed while it is read', async () => {
    api.breaks('POST /cart/preview')
    const { user } = renderWithStore(<CartScreen />, { route: '/cart', session: aUser() })
    await user.click(screen.getByRole('button', { name: 'Quick order' }))
    const box = await screen.findByRole('textbox')
    api.answers('POST /purchases/quantities', {
      lines: [{ modelNo: '12A', quantity: 90 }],
      rejected: [],
    })
    fireEvent.change(screen.getByLabelText('Or an Excel or CSV file'), {
      target: { files: [new File(['xls'], 'order.xls')] },
    })
    fireEvent.change(box, { target: { value: 'HP-1, 2' } })
    await waitFor(() => expect(box).toHaveValue('HP-1, 2\n12A, 90'))
  })

  it('says of a row that could not be read where it stands and why, until it is corrected', async () => {
    api.breaks('POST /cart/preview')
    api.answers('POST /purchases/quantities', {
      lines: [{ modelNo: '26A', quantity: 3 }],
      rejected: [
        { row: 7, modelNo: 'HP-12A', quantity: '10 box', message: wholeNumber },
        { row: 9, modelNo: '• 1E+05', quantity: '4', message: scientific },
      ],
    })
    api.answers('POST /cart/bulk', { cart: aCart(), rejected: [] })
    const { user } = renderWithStore(<CartScreen />, { route: '/cart', session: aUser() })
    await user.click(screen.getByRole('button', { name: 'Quick order' }))
    const box = await screen.findByRole('textbox')
    fireEvent.change(screen.getByLabelText('Or an Excel or CSV file'), {
      target: { files: [new File(['xls'], 'order.xls')] },
    })
    await waitFor(() => expect(box).toHaveValue('26A, 3\nHP-12A, 10 box\n• 1E+05, 4'))
    const reasons = [`Row 7, quantity “10 box”: ${wholeNumber}`, `Row 9: ${scientific}`]
    for (const reason of reasons) expect(screen.getByText(reason)).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Add 1 to cart' }))
    await waitFor(() => expect(box).toHaveValue('HP-12A, 10 box\n1E+05, 4'))
    for (const reason of reasons) expect(screen.getByText(reason)).toBeTruthy()

    expect(screen.queryByText(/read as/)).toBeNull()
    await user.click(screen.getByRole('button', { name: '10 pieces' }))
    expect(box).toHaveValue('HP-12A, 10\n1E+05, 4')
    expect(screen.getByText('1 ready to add, 1 to correct')).toBeTruthy()
  })
})
