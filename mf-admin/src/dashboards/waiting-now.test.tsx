import { describe, expect, it } from '@jest/globals'
import { anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { WaitingNow } from './waiting-now.tsx'

const api = fakeApi()
const open = () => renderWithStore(<WaitingNow />, { session: aUser({ role: 'reseller-admin' }) })

function answerWith({ pending = 0, proofs = 0, isMore = false }) {
  api.answers('GET /:role/orders', { orders: [] }, { headers: { 'X-Total-Count': `${pending}` } })
  const orders = Array.from({ length: proofs }, () => ({ ...anOrder(), duplicates: [] }))
  const headers: Record<string, string> = isMore
    ? { Link: '</api/proofs?cursor=x>; rel="next"' }
    : {}
  api.answers('GET /proofs', { orders }, { headers })
}

describe('open work', () => {
  it('is counted, with links to its screens', async () => {
    answerWith({ pending: 12, proofs: 1 })
    open()
    const orders = await screen.findByRole('link', { name: /^12 pending orders/ })
    expect(orders.getAttribute('href')).toBe('/reseller-admin/orders?status=pending')
    const proofs = await screen.findByRole('link', { name: /^1 unverified proof\b/ })
    expect(proofs.getAttribute('href')).toBe('/reseller-admin/proofs')
    expect(api.calls('GET /:role/orders')[0]?.query.get('status')).toBe('pending')
    expect(api.calls('GET /proofs')[0]?.query.get('status')).toBe('unverified')
  })

  it('is counted only up to a limit', async () => {
    answerWith({ proofs: 20, isMore: true })
    open()
    await screen.findByRole('link', { name: /^More than 20 unverified proofs/ })
    expect(screen.getByRole('link', { name: /^No pending orders/ })).toBeTruthy()
  })

  it('is linked also while its number is unknown', async () => {
    api.breaks('GET /:role/orders')
    api.breaks('GET /proofs')
    open()
    expect(await screen.findByRole('link', { name: /^Pending orders/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Unverified proofs/ })).toBeTruthy()
  })
})
