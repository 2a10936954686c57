import { describe, expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { CartScreen } from '../cart-screen.tsx'

const api = fakeApi()

const question = {
  code: 'columns_unknown',
  message: 'Nothing tells',
  head: { headings: ['Part No', 'Qty', 'Order Qty'], rows: [['12A', '90', '5']] },
} as const

describe('a file of a quick order', () => {
  it('has its columns asked for; changed columns replace the lines that were read before', async () => {
    api.breaks('POST /cart/preview')
    const { user } = renderWithStore(<CartScreen />, { route: '/cart', session: aUser() })
    await user.click(screen.getByRole('button', { name: 'Quick order' }))
    const box = screen.getByRole('textbox')
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

  it('keeps what is typed while it is read', async () => {
    api.breaks('POST /cart/preview')
    const { user } = renderWithStore(<CartScreen />, { route: '/cart', session: aUser() })
    await user.click(screen.getByRole('button', { name: 'Quick order' }))
    const box = screen.getByRole('textbox')
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
})
