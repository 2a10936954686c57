import type { User } from '@store/contract/schemas/accounts/accounts'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { anOrder, aUser, type FakeApi, renderWithStore } from '@store/sdk/testing'
import { ProofReviewScreen } from '../proof-review-screen.tsx'

/** A payment proof awaiting review; proofs are ordered by their number. */
export function aProof(number: number, overrides: Partial<ProofOrder> = {}): ProofOrder {
  const _id = `01JABCDEFG${String(number).padStart(6, '0')}`
  return { ...anOrder({ _id, proofStatus: 'unverified' }), duplicates: [], ...overrides }
}

/** The accessible name of the selected proof. */
export const proofName = (number: number) =>
  `Payment proof of order #${String(number).padStart(6, '0')}`

/** Serves these proofs, without the reviewed ones, as the API does. */
export function serveProofs(api: FakeApi, proofs: readonly ProofOrder[]): void {
  const reviewed = () => api.calls('PUT /orders/:id/proof')
  const isReviewed = ({ _id }: ProofOrder) => reviewed().some(({ params }) => params.id === _id)
  api.answers('GET /proofs', () => ({ orders: proofs.filter((proof) => !isReviewed(proof)) }))
  api.answers('PUT /orders/:id/proof', ({ params, body }) => {
    const proof = proofs.find(({ _id }) => _id === params.id) ?? aProof(0)
    const isRejected = JSON.stringify(body).includes('"rejected"')
    const proofStatus = isRejected ? 'rejected' : 'verified'
    return {
      message: 'ok',
      order: { ...proof, proofStatus, updatedAt: '2026-11-21T09:00:00.000Z' },
    }
  })
}

/** Opens the screen as an admin. */
export function openReviewScreen(search = '', session: User = aUser({ role: 'reseller-admin' })) {
  return renderWithStore(<ProofReviewScreen />, {
    route: `/reseller-admin/proofs${search}`,
    path: '/reseller-admin/proofs',
    session,
  })
}
