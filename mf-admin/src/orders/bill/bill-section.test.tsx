import { describe, expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { openCard } from '../testing/open-card.tsx'

const api = fakeApi()

describe('the bill', () => {
  const aPdf = () => new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' })

  it('is uploaded when it is chosen, and can then be viewed', async () => {
    const { order, user, card } = await openCard(api)
    api.answers('PUT /orders/bill/:id', {
      message: 'ok',
      order: { ...order, billUrl: '/api/files/b1/bill.pdf?expires=1' },
    })
    await user.upload(card.getByLabelText('Upload bill'), aPdf())
    await screen.findByText('Bill uploaded')
    const form = api.calls('PUT /orders/bill/:id')[0]?.body as FormData
    expect(form.get('billPdf')).toMatchObject({ name: 'bill.pdf', type: 'application/pdf' })
    const view = card.getByRole('link', { name: 'View' })
    const download = card.getByRole('link', { name: 'Download' })
    expect(view.getAttribute('href')).toBe('/api/files/b1/bill.pdf?expires=1&show')
    expect(download.getAttribute('download')).toBe('bill-123456.pdf')
  })

  it('must be a PDF', async () => {
    const { card } = await openCard(api)
    // As dropped; the dialog's filter does not apply then.
    const picture = new File(['x'], 'bill.png', { type: 'image/png' })
    fireEvent.change(card.getByLabelText('Upload bill'), { target: { files: [picture] } })
    await card.findByText('Please upload a valid PDF file')
    expect(api.calls('PUT /orders/bill/:id')).toEqual([])
  })

  it("shows the server's message when it is rejected", async () => {
    const { user, card } = await openCard(api)
    const words = "Order is cancelled — it can't be changed"
    api.refuses('PUT /orders/bill/:id', 409, words)
    await user.upload(card.getByLabelText('Upload bill'), aPdf())
    await screen.findByText(words)
    expect(card.queryByRole('link', { name: 'View' })).toBeNull()
  })

  it('shows that the upload failed', async () => {
    const { user, card } = await openCard(api)
    api.breaks('PUT /orders/bill/:id')
    await user.upload(card.getByLabelText('Upload bill'), aPdf())
    await screen.findByText('Failed to upload bill')
  })

  it('is deleted after confirmation', async () => {
    const { order, user, card } = await openCard(api, { billUrl: '/api/files/b1/bill.pdf' })
    const { billUrl: _gone, ...without } = order
    api.answers('DELETE /orders/bill/:id', { message: 'ok', order: without })
    await user.click(card.getByRole('button', { name: 'Delete' }))
    const question = screen.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this bill?',
    })
    await user.click(within(question).getByRole('button', { name: 'Delete bill' }))
    await screen.findByText('Bill deleted')
    expect(card.queryByRole('link', { name: 'View' })).toBeNull()
    expect(document.activeElement).toBe(card.getByLabelText('Upload bill'))
  })

  it('stays on Cancel, and when deleting fails', async () => {
    const { user, card } = await openCard(api, { billUrl: '/api/files/b1/bill.pdf' })
    await user.click(card.getByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(api.calls('DELETE /orders/bill/:id')).toEqual([])

    api.breaks('DELETE /orders/bill/:id')
    await user.click(card.getByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Delete bill' }))
    await screen.findByText('Failed to delete bill')
    expect(card.getByRole('link', { name: 'View' })).toBeTruthy()
  })
})
