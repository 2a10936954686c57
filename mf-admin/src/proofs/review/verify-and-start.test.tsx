import { expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { aProof, openReviewScreen, proofName, serveProofs } from '../testing/open-review-screen.tsx'

const api = fakeApi()
const path = 'PUT /:role/orders/:id/status'

it('verifies a proof and starts its order by one key, and undoes both by another', async () => {
  serveProofs(api, [aProof(1), aProof(2)])
  api.answers('GET /orders/:id', aProof(1))
  api.answers(path, { message: 'ok', order: aProof(1, { orderStatus: 'processing' }) })
  api.answers('PUT /dashboard/orders/:id/payment', { message: 'ok', order: aProof(1) })
  const { user } = openReviewScreen()
  await screen.findByRole('article', { name: proofName(1) })
  await user.keyboard('s')
  await screen.findByRole('article', { name: proofName(2) })
  expect(api.calls('PUT /orders/:id/proof')[0]?.body).toMatchObject({ verdict: 'verified' })
  await user.keyboard('u')
  await screen.findByRole('article', { name: proofName(1) })
  expect(api.calls(path).map(({ body }) => body)).toEqual([
    { status: 'processing', seen: 'pending' },
    { status: 'pending', seen: 'processing' },
  ])
  expect(api.calls('PUT /dashboard/orders/:id/payment')[0]?.body).toEqual({
    paymentStatus: 'pending',
  })
})

it('verifies the proof even when the order cannot be started, and says why', async () => {
  serveProofs(api, [aProof(1), aProof(2)])
  api.refuses(path, 409, 'Somebody else set this order to Shipped meanwhile.')
  const { user } = openReviewScreen()
  await user.click(await screen.findByRole('button', { name: 'Verify and start processing' }))
  await screen.findByText('Somebody else set this order to Shipped meanwhile.')
  await screen.findByRole('article', { name: proofName(2) })
})

it('is not offered for an order that was started before', async () => {
  serveProofs(api, [aProof(1, { orderStatus: 'processing' })])
  openReviewScreen()
  await screen.findByRole('article', { name: proofName(1) })
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Verify and start processing' })).toBeNull(),
  )
})
