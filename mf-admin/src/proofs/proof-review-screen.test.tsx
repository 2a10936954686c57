import { beforeEach, describe, expect, it } from '@jest/globals'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { fakeApi, storeApi } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aProof, openReviewScreen, proofName, serveProofs } from './testing/open-review-screen.tsx'

const api = fakeApi()

const changedMeanwhile =
  'Somebody else changed this order just now. Look at it again before you go on.'

const selected = () => screen.getByRole('article').getAttribute('aria-label')
const reviewed = () => api.calls('PUT /orders/:id/proof')

const serve = (proofs: readonly ProofOrder[]) => serveProofs(api, proofs)

describe('the states of the review queue', () => {
  it('shows that it is loading, then the proof beside the amount', async () => {
    serve([aProof(1, { totalAmount: 4_500, paymentReference: 'UTR42612345678' })])
    const letGo = api.holds('GET /proofs')
    openReviewScreen()
    expect(screen.getByText('Loading payment proofs...')).toBeTruthy()
    letGo()
    const article = within(await screen.findByRole('article', { name: proofName(1) }))
    expect(article.getByRole('img', { name: proofName(1) })).toBeTruthy()
    expect(article.getByText('₹4,500')).toBeTruthy()
    expect(article.getByText('UTR42612345678')).toBeTruthy()
  })

  it('shows that all proofs are reviewed, and links to the orders', async () => {
    serve([])
    openReviewScreen()
    await screen.findByText('All payment proofs are checked.')
    const way = screen.getByRole('link', { name: 'Go to the orders' })
    expect(way.getAttribute('href')).toBe('/reseller-admin/orders')
  })

  it('shows an error, and loads again on Retry', async () => {
    api.breaks('GET /proofs')
    const { user } = openReviewScreen()
    await screen.findByText('Failed to load payment proofs')
    serve([aProof(1)])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('article', { name: proofName(1) })
  })
})

describe('verdicts from the keyboard alone', () => {
  it('are given on 20 proofs, oldest first, each for the version that was seen', async () => {
    const proofs = Array.from({ length: 20 }, (_, index) => aProof(index + 1))
    serve(proofs)
    const { user } = openReviewScreen()
    for (const [index, { _id, updatedAt }] of proofs.entries()) {
      await screen.findByRole('article', { name: proofName(index + 1) })
      if (index % 5 === 4) await user.keyboard('rThe amount differs.{Enter}')
      else await user.keyboard('v')
      await waitFor(() => expect(reviewed()).toHaveLength(index + 1))
      const verdict =
        index % 5 === 4
          ? { verdict: 'rejected', reason: 'The amount differs.' }
          : { verdict: 'verified' }
      expect(reviewed()[index]?.params.id).toBe(_id)
      expect(reviewed()[index]?.body).toEqual({ ...verdict, seen: updatedAt })
    }
    await screen.findByText('All payment proofs are checked.')
    expect(screen.getByText('0 waiting · 20 checked')).toBeTruthy()
  })

  it('are not given while a reason is typed, nor twice while one is pending', async () => {
    serve([aProof(1), aProof(2)])
    const { user } = openReviewScreen()
    await screen.findByRole('article', { name: proofName(1) })
    await user.keyboard('rvery odd')
    expect(screen.getByLabelText('Reason for rejecting')).toHaveValue('very odd')
    expect(reviewed()).toHaveLength(0)
    const letGo = api.holds('PUT /orders/:id/proof')
    await user.keyboard('{Escape}vv')
    letGo()
    await screen.findByRole('article', { name: proofName(2) })
    expect(reviewed()).toHaveLength(1)
  })

  it('require a reason to reject', async () => {
    serve([aProof(1)])
    const { user } = openReviewScreen()
    await screen.findByRole('article', { name: proofName(1) })
    await user.keyboard('r{Enter}')
    await screen.findByText('Tell the buyer why the payment proof is rejected')
    expect(reviewed()).toHaveLength(0)
  })

  it('can wait: j and k show others, and the typed reason stays with its proof', async () => {
    serve([aProof(1), aProof(2)])
    const { user } = openReviewScreen()
    await screen.findByRole('article', { name: proofName(1) })
    await user.keyboard('rBlurred{Escape}j')
    expect(selected()).toBe(proofName(2))
    expect(screen.getByLabelText('Reason for rejecting')).toHaveValue('')
    await user.keyboard('k')
    expect(selected()).toBe(proofName(1))
    expect(screen.getByLabelText('Reason for rejecting')).toHaveValue('Blurred')
  })

  it('keep the proof selected when saving fails, with a message', async () => {
    serve([aProof(1), aProof(2)])
    const { user } = openReviewScreen()
    await screen.findByRole('article', { name: proofName(1) })
    api.breaks('PUT /orders/:id/proof')
    await user.keyboard('rBlurred{Enter}')
    await screen.findByText('Failed to save the decision')
    expect(selected()).toBe(proofName(1))
    expect(screen.getByLabelText('Reason for rejecting')).toHaveValue('Blurred')
  })
})

describe('two admins at one proof', () => {
  const at = '2026-11-20T10:00:00.000Z'

  beforeEach(() => serve([aProof(1), aProof(2)]))

  it('the second sees the first verdict, keeps the typed reason, and continues', async () => {
    const { user } = openReviewScreen()
    await screen.findByRole('article', { name: proofName(1) })
    api.refuses('PUT /orders/:id/proof', 409, changedMeanwhile)
    api.answers('GET /orders/:id', {
      ...aProof(1, { proofStatus: 'verified', updatedAt: at }),
      timeline: [{ at, kind: 'payment', by: 'Lakshmi', from: 'pending', to: 'paid' }],
    })
    await user.keyboard('rThe amount differs.{Enter}')
    await screen.findByText(/was verified meanwhile by Lakshmi/)
    expect(screen.getByText('Your reason was not sent: The amount differs.')).toBeTruthy()
    expect(selected()).toBe(proofName(2))
  })

  it('the second looks again when something else of the order changed', async () => {
    const { user } = openReviewScreen()
    await screen.findByRole('article', { name: proofName(1) })
    api.refuses('PUT /orders/:id/proof', 409, changedMeanwhile)
    api.answers('GET /orders/:id', aProof(1, { orderStatus: 'processing', updatedAt: at }))
    await user.keyboard('rBlurred{Enter}')
    await screen.findByText(changedMeanwhile)
    expect(selected()).toBe(proofName(1))
    expect(screen.getByLabelText('Reason for rejecting')).toHaveValue('Blurred')
    serve([aProof(1), aProof(2)])
    await user.keyboard('v')
    await screen.findByRole('article', { name: proofName(2) })
    expect(reviewed().at(-1)?.body).toEqual({ verdict: 'verified', seen: at })
  })

  it('the selected proof does not change while an admin looks at it, but shows its new state', async () => {
    const { store, user } = openReviewScreen()
    await screen.findByRole('article', { name: proofName(1) })
    await user.keyboard('rBlurred')
    serve([aProof(2), aProof(3)])
    api.answers('GET /orders/:id', {
      ...aProof(1, { proofStatus: 'verified', updatedAt: at }),
      timeline: [{ at, kind: 'payment', by: 'Lakshmi', from: 'pending', to: 'paid' }],
    })
    store.dispatch(storeApi.util.invalidateTags([{ type: 'Order', id: 'managed' }]))
    await screen.findByText(/was verified meanwhile by Lakshmi/)
    expect(screen.getByText('2 waiting · 0 checked')).toBeTruthy()
    expect(selected()).toBe(proofName(1))
    expect(screen.getByLabelText('Reason for rejecting')).toHaveValue('Blurred')
  })
})

describe('a wrong verdict', () => {
  it('can be undone by one key: the proof awaits review again, and is selected', async () => {
    serve([aProof(1, { paymentStatus: 'processing' }), aProof(2)])
    api.answers('PUT /dashboard/orders/:id/payment', () => ({
      message: 'ok',
      order: aProof(1, { updatedAt: '2026-11-21T09:00:01.000Z' }),
    }))
    const { user } = openReviewScreen()
    await screen.findByRole('article', { name: proofName(1) })
    await user.keyboard('v')
    await screen.findByRole('article', { name: proofName(2) })
    expect(screen.getByText('1 waiting · 1 checked')).toBeTruthy()
    await user.keyboard('u')
    await screen.findByRole('article', { name: proofName(1) })
    const [back] = api.calls('PUT /dashboard/orders/:id/payment')
    expect([back?.params.id, back?.body]).toEqual([aProof(1)._id, { paymentStatus: 'processing' }])
    expect(screen.getByText('2 waiting · 0 checked')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  })
})

it('warns of another order with the same file or reference, and links to it', async () => {
  const other = { ...aProof(7), buyer: 'Ravi Kumar', sameFile: true, sameReference: false }
  serve([aProof(1, { duplicates: [other] })])
  openReviewScreen()
  const link = await screen.findByRole('link', { name: 'Order #000007' })
  expect(link.getAttribute('href')).toBe(`/reseller-admin/orders?q=${other._id}`)
  expect(screen.getByText(/Same file:/)).toBeTruthy()
  expect(screen.getByText('not checked yet')).toBeTruthy()
})

it('warns first of a transfer that was accepted for another order, and collapses a long list', async () => {
  const like = { buyer: 'Ravi Kumar', sameFile: false, sameReference: true }
  const others = [3, 4, 5].map((number) => ({ ...aProof(number), ...like }))
  const accepted = { ...aProof(6), ...like, proofStatus: 'verified' as const }
  serve([aProof(1, { duplicates: [...others, accepted] })])
  openReviewScreen()
  await screen.findByText('Accepted for another order already')
  const [first] = screen.getAllByText(/Same reference:/)
  expect(first?.textContent).toContain('#000006, verified')
  expect(screen.getByText('1 more')).toBeTruthy()
})

it('shows that there are duplicates in another tier, without details', async () => {
  serve([aProof(1, { duplicates: [{ otherTier: true, sameFile: true, sameReference: true }] })])
  openReviewScreen()
  await screen.findByText('Used on another order as well')
  const failureMessage = 'Same file and same reference on an order of another tier'
  expect(screen.getByText(failureMessage)).toBeTruthy()
})

it('shows that a proof was rejected for this order before', async () => {
  const like = { buyer: 'Ravi Kumar', sameFile: true, sameReference: false }
  const before = { ...aProof(1), ...like, proofStatus: 'rejected' as const }
  serve([aProof(1, { duplicates: [before] })])
  openReviewScreen()
  await screen.findByText('Rejected for this order before')
})

it('shows who rejected a proof, when and why, in its own tab', async () => {
  const at = '2026-11-20T10:00:00.000Z'
  serve([aProof(1)])
  const { user, router } = openReviewScreen()
  await screen.findByRole('article', { name: proofName(1) })
  const rejection = { at, kind: 'payment', by: 'Lakshmi', to: 'failed', reason: 'Blurred' } as const
  api.answers('GET /proofs', {
    orders: [aProof(5, { proofStatus: 'rejected', timeline: [rejection] })],
  })
  await user.click(screen.getByRole('link', { name: 'Rejected' }))
  const table = within(await screen.findByRole('table', { name: 'Proofs that were rejected' }))
  expect(table.getByText(/^Lakshmi, /)).toBeTruthy()
  expect(table.getByText('Blurred')).toBeTruthy()
  expect(router.state.location.search).toBe('?status=rejected')
  expect(api.calls('GET /proofs').at(-1)?.query.get('status')).toBe('rejected')
})
