import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { FieldError } from '@store/contract/rules/field-errors'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { numbered } from '../testing/open-list.tsx'
import { PrintDialog } from './print-dialog.tsx'

const api = fakeApi()
const path = 'POST /orders/papers'
const notShipped = 'The invoice is issued when the order ships.'
const unsettled = 'Pincode 560038 is not in Telangana.'

const saved: string[] = []
const handleClose = jest.fn()

const refuse = (errors: FieldError[]) =>
  api.refuses(path, 409, { code: 'invoice_not_due', message: 'No invoice', errors })

const openDialog = (count: number) => {
  const orders = Array.from({ length: count }, (_, at) => numbered(at + 1))
  const { user } = renderWithStore(<PrintDialog orders={orders} onClose={handleClose} />, {
    session: aUser({ role: 'superadmin' }),
  })
  const make = async () => user.click(screen.getByRole('button', { name: /^Print( \d+ PDFs)?$/ }))
  const printed = () =>
    api
      .calls(path)
      .map(({ body }) => (body as { orders: string[] }).orders.map((id) => Number(id.slice(-6))))
  return { user, make, printed }
}

const leftOut = () =>
  within(screen.getByRole('list', { name: 'Left out' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  saved.length = 0
  handleClose.mockClear()
  URL.createObjectURL = jest.fn(() => 'blob:orders')
  URL.revokeObjectURL = jest.fn()
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download)
    else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
})

describe('papers of which some cannot be printed', () => {
  it('name the orders and the reason of each, and the others are printed', async () => {
    const { user, make, printed } = openDialog(3)
    refuse([
      { field: 'orders.0', message: notShipped },
      { field: 'orders.2', message: unsettled },
    ])
    await make()
    const others = await screen.findByRole('button', { name: 'Print the other order' })
    expect(leftOut()).toEqual([`#000001 ${notShipped}`, `#000003 ${unsettled}`])
    expect(saved).toEqual([])
    api.answers(path, {})
    await user.click(others)
    await waitFor(() => expect(saved).toEqual(['orders.pdf']))
    expect(printed()).toEqual([[1, 2, 3], [2]])
    expect(leftOut()).toEqual([`#000001 ${notShipped}`, `#000003 ${unsettled}`])
    expect(screen.queryByRole('button', { name: /Print the other/ })).toBeNull()
    expect(handleClose).not.toHaveBeenCalled()
  })

  it('are all of them: there is nothing else to print', async () => {
    const { make } = openDialog(1)
    refuse([{ field: 'orders.0', message: notShipped }])
    await make()
    await waitFor(() => expect(leftOut()).toEqual([`#000001 ${notShipped}`]))
    expect(screen.queryByRole('button', { name: /Print the other/ })).toBeNull()
  })

  it('are named in every file; what was printed is not printed again', async () => {
    const { user, make, printed } = openDialog(150)
    api.answers(path, () => {
      refuse([{ field: 'orders.0', message: notShipped }])
      return {}
    })
    await make()
    await screen.findByRole('list', { name: 'Left out' })
    expect(saved).toEqual(['orders-1.pdf'])
    api.answers(path, {})
    await user.click(screen.getByRole('button', { name: 'Print the other 49 orders' }))
    await waitFor(() => expect(saved).toEqual(['orders-1.pdf', 'orders-2.pdf']))
    expect(printed().map((ids) => ids.length)).toEqual([100, 50, 49])
    expect(leftOut()).toEqual([`#000101 ${notShipped}`])
  })

  it('keep the dialog open with the message when nothing says which they are', async () => {
    const { make } = openDialog(1)
    api.breaks(path)
    await make()
    await screen.findByText('Failed to print the orders')
    expect(screen.queryByRole('list', { name: 'Left out' })).toBeNull()
  })
})
