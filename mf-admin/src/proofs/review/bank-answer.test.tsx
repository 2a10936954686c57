import { expect, it } from '@jest/globals'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { fakeApi } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { aProof, openReviewScreen, proofName, serveProofs } from '../testing/open-review-screen.tsx'

const api = fakeApi()

async function openProof(bank: Partial<ProofOrder>) {
  serveProofs(api, [aProof(1, { paymentReference: '632912345678', ...bank })])
  openReviewScreen()
  return within(await screen.findByRole('article', { name: proofName(1) }))
}

it.each<[Partial<ProofOrder>, string]>([
  [{ bank: 'found', bankDay: '2026-11-24' }, 'In the bank statement of 24 Nov 2026'],
  [{ bank: 'not-yet' }, 'Not in a statement yet'],
  [{ bank: 'unknown' }, 'The bank does not know this reference'],
])('a slip says what the bank knows of its reference: %j', async (bank, words) => {
  const slip = await openProof(bank)
  expect(slip.getByText(words)).toBeTruthy()
})

it('a slip whose money went to another order leads there', async () => {
  const slip = await openProof({ bank: 'other-order', bankOrder: '01JABCDEFG000042' })
  const link = slip.getByRole('link', { name: 'In another order: #000042' })
  expect(link.getAttribute('href')).toBe('/reseller-admin/orders/01JABCDEFG000042')
})

it('a slip without a reference says nothing of the bank', async () => {
  const slip = await openProof({})
  expect(slip.queryByText(/bank/i)).toBeNull()
})
