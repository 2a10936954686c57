import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { OrderEvent } from '@store/contract/schemas/orders/orders'
import type { TaxDocuments } from '@store/contract/schemas/orders/tax-documents'
import { aShipping, fakeApi } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { openCard } from '../testing/open-card.tsx'

const api = fakeApi()

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  // jsdom supports no blob URLs and follows no link; the test records the file instead.
  URL.createObjectURL = () => 'blob:pdf'
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})

const documents: TaxDocuments = {
  invoice: { number: 'INV/26-27/00042', issuedAt: '2026-11-27T06:00:00.000Z', total: 7_549 },
  creditNotes: [],
  lines: [
    {
      line: 1,
      name: 'Toner',
      modelNo: 'LT-88A',
      quantity: 7,
      credited: 2,
      total: 6_993,
      taxable: 5_926.27,
    },
    {
      line: 2,
      name: 'Cable',
      modelNo: 'C-1',
      quantity: 4,
      credited: 4,
      total: 556,
      taxable: 471.19,
    },
  ],
  taxedUntil: '2027-11-30',
  canCreditTax: true,
}
const credited: OrderEvent = {
  at: '2026-11-28T06:00:00.000Z',
  kind: 'bill',
  by: 'Asha Mehta',
  to: 'credited',
  reason: 'CN/26-27/00001: Leaked',
}

describe('credit notes of an order', () => {
  const openDialog = async (given: Partial<TaxDocuments> = {}) => {
    const opened = await openCard(api, { orderStatus: 'shipped' })
    api.answers('GET /orders/:id/tax-documents', { ...documents, ...given })
    await opened.user.click(opened.card.getByRole('button', { name: 'New credit note' }))
    const dialog = within(screen.getByRole('dialog', { name: 'New credit note' }))
    await dialog.findByText('Against invoice INV/26-27/00042')
    return { ...opened, dialog }
  }

  it('name who is billed', async () => {
    const { user, card } = await openCard(api, {
      orderStatus: 'shipped',
      shippingInfo: aShipping({ fullName: 'Ravi Teja', businessName: 'Naidu Infotech LLP' }),
    })
    api.answers('GET /orders/:id/tax-documents', documents)
    await user.click(card.getByRole('button', { name: 'New credit note' }))
    expect(await screen.findByText('Billed to Naidu Infotech LLP (Ravi Teja)')).toBeVisible()
  })

  it('are made by pieces that are left, with a reason, and show what they come to', async () => {
    const { user, dialog } = await openDialog()
    expect(dialog.queryByLabelText(/Cable/)).toBeNull()
    await user.type(dialog.getByLabelText(/Toner/), '2')
    expect(dialog.getByText('₹1,998.00')).toBeTruthy()
    await user.type(dialog.getByLabelText(/Reason/), '2 leaked')
    api.answers('POST /orders/:id/credit-notes', {
      message: 'Credit note CN/26-27/00001 made',
      documents,
    })
    await user.click(dialog.getByRole('button', { name: 'Make credit note' }))
    await screen.findByText('Credit note CN/26-27/00001 made')
    expect(api.calls('POST /orders/:id/credit-notes')[0]?.body).toEqual({
      lines: [{ line: 1, quantity: 2 }],
      reason: '2 leaked',
      seen: 0,
    })
  })

  it('are refused beyond what is left, without pieces and without a reason', async () => {
    const { user, dialog } = await openDialog()
    const make = () => user.click(dialog.getByRole('button', { name: 'Make credit note' }))
    await make()
    await dialog.findByText('Enter how many pieces are credited.')
    await user.type(dialog.getByLabelText(/Toner/), '6')
    await make()
    await dialog.findByText('Only 5 of Toner can still be credited.')
    await user.click(dialog.getByRole('button', { name: 'All that is left' }))
    await make()
    await dialog.findByText('Enter a reason. It is printed on the credit note.')
    expect(api.calls('POST /orders/:id/credit-notes')).toEqual([])
  })

  it('say when they can lower no tax any more, and sum without it', async () => {
    const { user, dialog } = await openDialog({ canCreditTax: false })
    expect(dialog.getByText(/until 30 Nov 2027 \(CGST Act, section 34\(2\)\)/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'All that is left' }))
    expect(dialog.getByText('₹4,233.05')).toBeTruthy()
  })

  it('say when somebody else made one meanwhile, and keep the input', async () => {
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText(/Toner/), '1')
    await user.type(dialog.getByLabelText(/Reason/), 'Leaked')
    api.refuses('POST /orders/:id/credit-notes', 409, 'Somebody else made a credit note.')
    await user.click(dialog.getByRole('button', { name: 'Make credit note' }))
    await dialog.findByText('Somebody else made a credit note.')
    expect(dialog.getByLabelText<HTMLInputElement>(/Reason/).value).toBe('Leaked')
  })

  it('are listed and saved one by one; a cancelled order gets no other', async () => {
    const creditNotes = [
      {
        ordinal: 1,
        number: 'CN/26-27/00001',
        issuedAt: credited.at,
        total: 999,
        reason: 'Leaked',
        isTaxed: true,
      },
    ]
    api.answers('GET /orders/:id/tax-documents', { ...documents, creditNotes })
    api.answers(
      'GET /orders/:id/credit-note',
      {},
      { headers: { 'content-disposition': 'inline; filename="CN-26-27-00001.pdf"' } },
    )
    const shipped = { ...credited, kind: 'status', to: 'shipped' } as const
    const { user, card } = await openCard(api, {
      orderStatus: 'cancelled',
      timeline: [shipped, credited],
    })
    await user.click(await card.findByRole('button', { name: 'CN/26-27/00001' }))
    expect(saved).toEqual(['CN-26-27-00001.pdf'])
    expect(card.queryByRole('button', { name: 'New credit note' })).toBeNull()
  })

  it('show the note of a status that issues one, without a reload', async () => {
    const note = { ordinal: 1, issuedAt: credited.at, reason: 'Leaked', isTaxed: true }
    const partial = { ...note, number: 'CN/26-27/00001', total: 999 }
    const rest = { ...note, ordinal: 2, number: 'CN/26-27/00002', total: 6_550 }
    api.answers('GET /orders/:id/tax-documents', { ...documents, creditNotes: [partial] })
    const shipped = { ...credited, kind: 'status', to: 'shipped' } as const
    const timeline = [shipped, credited]
    const { order, user, card, status } = await openCard(api, { orderStatus: 'shipped', timeline })
    await card.findByRole('button', { name: 'CN/26-27/00001' })
    api.answers('GET /orders/:id/tax-documents', { ...documents, creditNotes: [partial, rest] })
    const changed = { ...order, orderStatus: 'delivered' as const, timeline }
    api.answers('PUT /:role/orders/:id/status', { message: 'ok', order: changed })
    await user.selectOptions(status(), 'delivered')
    expect(await card.findByRole('button', { name: 'CN/26-27/00002' })).toBeVisible()
  })

  it('need a shipped order, as the invoice does', async () => {
    const { card } = await openCard(api)
    expect(card.queryByRole('heading', { name: 'Credit notes' })).toBeNull()
    expect(card.queryByRole('button', { name: 'Invoice' })).toBeNull()
  })

  it('stand beside the invoice, which is the bill and is saved with all its copies', async () => {
    api.answers(
      'GET /orders/:id/invoice',
      {},
      { headers: { 'content-disposition': 'inline; filename="INV-26-27-00042.pdf"' } },
    )
    const { user, card } = await openCard(api, { orderStatus: 'shipped' })
    await user.click(card.getByRole('button', { name: 'Invoice' }))
    await user.click(card.getByRole('button', { name: 'All copies' }))
    expect(saved).toEqual(['INV-26-27-00042.pdf', 'INV-26-27-00042.pdf'])
    expect(api.calls('GET /orders/:id/invoice').map(({ query }) => query.get('copies'))).toEqual([
      null,
      'all',
    ])
  })
})
