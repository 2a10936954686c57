import { describe, expect, it } from '@jest/globals'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { aUser, fakeApi } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { aProof, openReviewScreen, proofName, serveProofs } from '../testing/open-review-screen.tsx'

const api = fakeApi()
const lakshmi = aUser({ name: 'Lakshmi', role: 'reseller-admin' })
const field = () => screen.getByLabelText<HTMLInputElement>('Reason for rejecting')
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))

/** Opens the screen, as the same user does after a reload. */
async function open(proofs: readonly ProofOrder[], person = lakshmi) {
  serveProofs(api, proofs)
  const page = openReviewScreen('', person)
  await page.findByRole('article')
  return page
}

describe('the reason for rejecting a payment proof', () => {
  it('survives a reload and a new sign-in of the same user, each with its own proof', async () => {
    const proofs = [aProof(1), aProof(2)]
    const { user, unmount } = await open(proofs)
    await user.keyboard('rBlurred{Escape}jrToo little{Escape}')
    unmount()
    const { user: later } = await open(proofs)
    expect(field().value).toBe('Blurred')
    await later.keyboard('j')
    expect(field().value).toBe('Too little')
  })

  it('is not shown to another user', async () => {
    const { user, unmount } = await open([aProof(1)])
    await user.keyboard('rBlurred')
    unmount()
    await open([aProof(1)], aUser({ name: 'Ravi', role: 'reseller-admin' }))
    expect(field().value).toBe('')
  })

  it('is not shown for the next file that the buyer sends', async () => {
    const { user, unmount } = await open([aProof(1, { paymentProof: '/api/files/f1/p.png?s=1' })])
    await user.keyboard('rBlurred')
    unmount()
    const { unmount: leave } = await open([aProof(1, { paymentProof: '/api/files/f1/p.png?s=2' })])
    expect(field().value).toBe('Blurred')
    leave()
    await open([aProof(1, { paymentProof: '/api/files/f2/p.png?s=3' })])
    expect(field().value).toBe('')
  })

  it.each(['r{Enter}', '{Escape}v'])('is deleted once the verdict is saved: %s', async (keys) => {
    const { user } = await open([aProof(1), aProof(2)])
    await user.keyboard('rBlurred{Escape}')
    expect(drafts()).toHaveLength(1)
    await user.keyboard(keys)
    await screen.findByRole('article', { name: proofName(2) })
    await waitFor(() => expect(drafts()).toEqual([]))
  })

  it('is asked for when Reject is pressed without one', async () => {
    const { user } = await open([aProof(1)])
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    expect(field()).toHaveFocus()
    expect(field()).toHaveAccessibleDescription('Tell the buyer why the payment proof is rejected')
    expect(api.calls('PUT /orders/:id/proof')).toEqual([])
  })

  it('is kept when the verdict could not be saved', async () => {
    const { user, unmount } = await open([aProof(1)])
    api.breaks('PUT /orders/:id/proof')
    await user.keyboard('rBlurred{Enter}')
    await screen.findByText('Failed to save the decision')
    unmount()
    api.answers('GET /proofs', { orders: [aProof(1)] })
    openReviewScreen('', lakshmi)
    await screen.findByRole('article')
    expect(field().value).toBe('Blurred')
  })

  it('is restored when the verdict is undone, also of the last proof', async () => {
    const { user } = await open([aProof(1)])
    api.answers('PUT /dashboard/orders/:id/payment', () => ({
      message: 'ok',
      order: aProof(1, { updatedAt: '2026-11-21T09:00:01.000Z' }),
    }))
    await user.keyboard('rBlurred{Escape}v')
    await screen.findByText('All payment proofs are checked.')
    await user.keyboard('u')
    await screen.findByRole('article', { name: proofName(1) })
    expect(field().value).toBe('Blurred')
  })
})
