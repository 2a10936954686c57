import { describe, expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aReceipt } from './testing/a-receipt.ts'
import { findRows, openPayments, serveReceipts } from './testing/open-payments.tsx'

const api = fakeApi()
const settle = 'POST /receipts/settle'

const tab = (name: RegExp) => screen.findByRole('link', { name })
const activeRow = () => {
  const id = screen.getByRole('grid').getAttribute('aria-activedescendant')
  return screen.getAllByRole('row').find((row) => row.id === id)
}

describe('the desk', () => {
  it('counts what waits, and shows the exact payments with what led to their orders', async () => {
    serveReceipts(api, [aReceipt(1), aReceipt(2), aReceipt(3, { state: 'waiting' })])
    openPayments()
    const rows = await findRows()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toHaveTextContent('24 Nov 2026')
    expect(rows[0]).toHaveTextContent('₹11,800')
    expect(rows[0]).toHaveTextContent('#000001 Meera Shah')
    expect(rows[0]).toHaveTextContent('Payment code')
    expect(within(rows[0] ?? document.body).getByText('7K3M PQ4R').tagName).toBe('MARK')
    await waitFor(async () => expect(await tab(/^Matched/)).toHaveTextContent('Matched2'))
    expect(await tab(/^No order found/)).toHaveTextContent('No order found1')
  })

  it('says what to do while nothing waits, and that it failed', async () => {
    api.answers('GET /receipts/counts', {
      ...{ toSettle: 0, exact: 0, proposed: 0, waiting: 0, toRefund: 0, toDo: 0 },
    })
    api.breaks('GET /receipts')
    const { user } = openPayments()
    await screen.findByText('Failed to load payments')
    serveReceipts(api, [])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('No matched payments.')
    await user.click(await tab(/^Settled/))
    await screen.findByText('No payment is settled yet.')
  })
})

describe('exact payments by keyboard', () => {
  it('are assigned one after the other by Enter, and nothing is sent twice', async () => {
    const receipts = [1, 2, 3].map((number) => aReceipt(number))
    serveReceipts(api, receipts)
    const { user } = openPayments()
    await findRows()
    await user.keyboard('{Enter}{Enter}{Enter}')
    await screen.findByText('No matched payments.')
    expect(api.calls(settle).map(({ body }) => body)).toEqual(
      receipts.map(({ _id }) => ({ ids: [_id] })),
    )
    await waitFor(async () => expect(await tab(/^Matched/)).toHaveTextContent('Matched0'))
  })

  it('are gone through by j, k and arrows; Enter takes the active one and the next is active', async () => {
    serveReceipts(
      api,
      [1, 2, 3].map((number) => aReceipt(number)),
    )
    const { user } = openPayments()
    await findRows()
    await user.keyboard('jj')
    expect(activeRow()).toHaveTextContent('#000003')
    await user.keyboard('{ArrowUp}')
    expect(activeRow()).toHaveTextContent('#000002')
    expect(screen.getByRole('grid')).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
    expect(activeRow()).toHaveTextContent('#000003')
  })

  it('are assigned all at once after a summary, and undone by one key', async () => {
    const receipts = serveReceipts(
      api,
      [1, 2, 3].map((number) => aReceipt(number)),
    )
    const { user } = openPayments()
    await findRows()
    await user.keyboard('{Shift>}A{/Shift}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 3 payments?' }))
    expect(dialog.getByText('₹35,400')).toBeTruthy()
    expect(api.calls(settle)).toHaveLength(0)
    await user.keyboard('{Enter}')
    await screen.findByText('3 payments assigned: ₹35,400')
    await screen.findByText('No matched payments.')
    expect(api.calls(settle)).toHaveLength(1)
    await user.keyboard('u')
    await screen.findByText('Assignment undone')
    expect(await findRows()).toHaveLength(3)
    expect([...receipts.values()].map(({ state }) => state)).toEqual(['exact', 'exact', 'exact'])
  })

  it('are assigned together when they are selected', async () => {
    serveReceipts(
      api,
      [1, 2, 3].map((number) => aReceipt(number)),
    )
    const { user } = openPayments()
    await findRows()
    await user.keyboard('xjjx')
    expect(screen.getByText('2 payments selected, ₹23,600')).toBeTruthy()
    await user.keyboard('{Shift>}A{/Shift}{Enter}')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    expect(api.calls(settle)[0]?.body).toEqual({ ids: [aReceipt(1)._id, aReceipt(3)._id] })
  })

  it('stay when they are refused, each with the reason', async () => {
    serveReceipts(api, [aReceipt(1), aReceipt(2)])
    const message = 'It is no longer certain which order this payment is for. Look at it again.'
    api.answers(settle, {
      results: [
        { _id: aReceipt(1)._id, receipt: { ...aReceipt(1), state: 'settled', open: 0 } },
        { _id: aReceipt(2)._id, code: 'receipt_not_exact', message },
      ],
    })
    const { user } = openPayments()
    await findRows()
    await user.keyboard('a{Enter}')
    await screen.findByText(`₹11,800: ${message}`)
    expect(await findRows()).toHaveLength(1)
    expect(screen.getByText('₹11,800 assigned to order #000001')).toBeTruthy()
  })

  it('stay with a message when the API does not answer', async () => {
    serveReceipts(api, [aReceipt(1)])
    api.breaks(settle)
    const { user } = openPayments()
    await findRows()
    await user.keyboard('{Enter}')
    await screen.findByText('Failed to assign the payment')
    expect(await findRows()).toHaveLength(1)
  })

  it('lead to their order by o', async () => {
    serveReceipts(api, [aReceipt(1)])
    const { user, router } = openPayments()
    await findRows()
    await user.keyboard('o')
    expect(router.state.location.pathname).toBe('/reseller-admin/orders/01JORDER000001')
  })

  it('are assigned by a press on their button, too', async () => {
    serveReceipts(api, [aReceipt(1), aReceipt(2)])
    const { user } = openPayments()
    const [, second] = await findRows()
    await user.click(
      within(second ?? document.body).getByRole('button', { name: 'Assign ₹11,800' }),
    )
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    expect(api.calls(settle)[0]?.body).toEqual({ ids: [aReceipt(2)._id] })
  })
})

describe('two admins', () => {
  it('one does not assign what took the place of a payment that the other one settled', async () => {
    const receipts = serveReceipts(api, [aReceipt(1), aReceipt(2)])
    const { user, store } = openPayments()
    await findRows()
    receipts.delete(aReceipt(1)._id)
    const { receiptsTag } = await import('./receipts-api.ts')
    const { storeApi } = await import('@store/sdk/testing')
    store.dispatch(storeApi.util.invalidateTags([receiptsTag]))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await user.keyboard('{Enter}')
    expect(api.calls(settle)).toHaveLength(0)
    await user.keyboard('j{Enter}')
    await screen.findByText('No matched payments.')
    expect(api.calls(settle)[0]?.body).toEqual({ ids: [aReceipt(2)._id] })
  })
})
