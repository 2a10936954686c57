import { isRecord } from '@store/contract/rules/is-record'
import { type ReceiptState, receiptStates } from '@store/contract/rules/payments/receipt-states'
import type { Receipt, ReceiptCounts } from '@store/contract/schemas/payments/receipts'
import { aUser, type FakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { PaymentsScreen } from '../payments-screen.tsx'

const assignedAt = '2026-11-24T10:00:00.000Z'

function countsOf(receipts: Iterable<Receipt>): ReceiptCounts {
  const counts = { exact: 0, proposed: 0, waiting: 0, settled: 0 }
  for (const { state } of receipts) counts[state] += 1
  const { exact, proposed, waiting } = counts
  return {
    toSettle: exact + proposed,
    exact,
    proposed,
    waiting,
    toRefund: 0,
    toDo: exact + proposed,
  }
}

function idsOf(body: unknown): string[] {
  return isRecord(body) && Array.isArray(body.ids) ? body.ids.map(String) : []
}

/** Serves received money as the API does: what is assigned is settled, and waits again when it is taken back. */
export function serveReceipts(api: FakeApi, given: readonly Receipt[]): Map<string, Receipt> {
  const receipts = new Map(given.map((receipt) => [receipt._id, receipt]))
  const setState = (id: string, state: ReceiptState): Receipt => {
    const known = receipts.get(id)
    if (!known) throw new Error(`no such payment: ${id}`)
    const isSettled = state === 'settled'
    const parts = (known.match?.parts ?? []).map((part) => ({ ...part, assignedAt }))
    const changed = {
      ...known,
      state,
      open: isSettled ? 0 : known.amount,
      parts: isSettled ? parts : [],
    }
    receipts.set(id, changed)
    return changed
  }
  api.answers('GET /receipts', ({ query }) => {
    const wanted = receiptStates.find((state) => state === query.get('state'))
    return { receipts: [...receipts.values()].filter(({ state }) => state === wanted) }
  })
  api.answers('GET /receipts/counts', () => countsOf(receipts.values()))
  api.answers('POST /receipts/settle', ({ body }) => ({
    results: idsOf(body).map((_id) => ({ _id, receipt: setState(_id, 'settled') })),
  }))
  api.answers('POST /receipts/:id/assignments', ({ params }) => ({
    message: 'Payment assigned',
    receipt: setState(String(params.id), 'settled'),
  }))
  api.answers('DELETE /receipts/:id/assignments', ({ params }) => {
    const former = given.find(({ _id }) => _id === params.id)?.state ?? 'exact'
    return {
      message: 'Assignment undone',
      receipt: setState(String(params.id), former === 'settled' ? 'waiting' : former),
    }
  })
  return receipts
}

/** Opens the desk of a reseller-admin. */
export function openPayments(search = '') {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined
  return renderWithStore(<PaymentsScreen />, {
    route: `/reseller-admin/payments${search}`,
    path: '/reseller-admin/payments',
    session: aUser({ _id: 'user-admin', role: 'reseller-admin' }),
  })
}

/** The payments in the list, by their rows. */
export async function findRows(): Promise<HTMLElement[]> {
  await screen.findByRole('grid')
  return screen.getAllByRole('row').slice(1)
}
