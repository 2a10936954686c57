import { describe, expect, it } from '@jest/globals'
import type { Review } from '@store/contract/schemas/catalog/reviews'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { refetchUntilFailed } from '../testing/refetch-until-failed.ts'
import { ReviewsPanel } from './reviews-panel.tsx'

const api = fakeApi()
const route = 'GET /products/:id/reviews'

const aReview = (given: Partial<Review> = {}): Review => ({
  _id: 'r1',
  rating: 4,
  comment: 'Prints black from the first page.',
  author: 'Asha',
  createdAt: '2026-11-18T09:30:00.000Z',
  ...given,
})

const answerReviews = (reviews: Review[], { total = reviews.length, average = '4.5' } = {}) =>
  api.answers(route, reviews, {
    headers: { 'X-Total-Count': String(total), 'X-Rating-Average': average },
  })

function openReviews(session?: ReturnType<typeof aUser>) {
  return renderWithStore(<ReviewsPanel productId="toner" />, { ...(session && { session }) })
}

async function writeReview(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  await user.click(screen.getByRole('radio', { name: '4 out of 5: Very good' }))
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Good toner.')
  await user.click(screen.getByRole('button', { name: 'Send Review' }))
}

describe('the reviews of a product', () => {
  it('are loaded, listed and averaged', async () => {
    answerReviews([aReview(), aReview({ _id: 'r2', rating: 5, author: 'Ravi' })])
    const letGo = api.holds(route)
    openReviews()
    expect(screen.getByText('Loading reviews...')).toBeInTheDocument()
    letGo()
    expect(await screen.findByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible()
    expect(screen.getByText('2 reviews')).toBeVisible()
    expect(screen.getByText('Ravi ·', { exact: false })).toHaveTextContent('Ravi · 18 Nov 2026')
  })

  it('stay, with an unfinished review, when a refresh fails', async () => {
    answerReviews([aReview()])
    const { user, store } = openReviews(aUser())
    await user.click(await screen.findByRole('button', { name: 'Write a review' }))
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Good toner.')
    api.breaks(route)
    await refetchUntilFailed(store, 'Review')
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Good toner.')
    expect(screen.getByText('1 review')).toBeVisible()
  })

  it('show an error when the rest cannot be loaded, beside the loaded ones', async () => {
    const all = Array.from({ length: 7 }, (_, n) => aReview({ _id: `r${n}` }))
    answerReviews(all.slice(0, 5), { total: 7 })
    const { user } = openReviews()
    const more = await screen.findByRole('button', { name: 'Show all 7 reviews' })
    api.breaks(route)
    await user.click(more)
    expect(await screen.findByText('Failed to load reviews')).toBeVisible()
    expect(screen.getByText('7 reviews')).toBeVisible()
    answerReviews(all)
    await user.click(screen.getByRole('button', { name: 'Show all 7 reviews' }))
    await waitFor(() => expect(screen.queryByText('Failed to load reviews')).toBeNull())
  })

  it('show five, and the rest on request', async () => {
    const all = Array.from({ length: 7 }, (_, n) => aReview({ _id: `r${n}` }))
    answerReviews(all.slice(0, 5), { total: 7 })
    const { user } = openReviews()
    const entries = () =>
      within(screen.getByRole('region', { name: 'Reviews' })).getAllByRole('listitem')
    const more = await screen.findByRole('button', { name: 'Show all 7 reviews' })
    expect(entries()).toHaveLength(5)
    answerReviews(all)
    await user.click(more)
    await waitFor(() => expect(entries()).toHaveLength(7))
    expect(api.calls(route).map(({ query }) => query.get('limit'))).toEqual(['5', '200'])
    expect(more).not.toBeInTheDocument()
  })

  it('show that there are none', async () => {
    answerReviews([])
    openReviews()
    expect(await screen.findByText(/^No reviews yet\./)).toBeVisible()
  })

  it('show an error, and load again on Retry', async () => {
    api.breaks(route)
    const { user } = openReviews()
    expect(await screen.findByText('Failed to load reviews')).toBeVisible()
    answerReviews([aReview()])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Prints black from the first page.')).toBeVisible()
  })
})

describe('writing a review', () => {
  it('sends stars and comment, shows thanks, and refetches the reviews', async () => {
    answerReviews([])
    api.answers('POST /products/:id/reviews', aReview())
    const { user } = openReviews(aUser())
    await screen.findByText(/^No reviews yet/)
    answerReviews([aReview({ comment: 'Good toner.' })])
    await writeReview(user)
    expect(await screen.findByText('Thank you for your review!')).toBeVisible()
    expect(await screen.findByText('Good toner.')).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Review' })).toBeNull()
    const [sent] = api.calls('POST /products/:id/reviews')
    expect(sent?.path).toContain('/products/toner/reviews')
    expect(sent?.body).toEqual({ rating: 4, comment: 'Good toner.' })
  })

  it('requires stars and a comment', async () => {
    answerReviews([])
    const { user } = openReviews(aUser())
    await user.click(await screen.findByRole('button', { name: 'Write a review' }))
    await user.click(screen.getByRole('button', { name: 'Send Review' }))
    expect(screen.getByText('Give one to five stars.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '5 out of 5: Excellent' }))
    await user.click(screen.getByRole('button', { name: 'Send Review' }))
    expect(screen.getByText('Please write a comment.')).toBeVisible()
    expect(api.calls('POST /products/:id/reviews')).toHaveLength(0)
  })

  it.each([
    [403, 'You can review a product after it is delivered to you.'],
    [409, 'You have reviewed this product already.'],
  ])('shows why a buyer may not: %i %s', async (status, label) => {
    answerReviews([])
    api.refuses('POST /products/:id/reviews', status, label)
    const { user } = openReviews(aUser())
    await writeReview(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(label)
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Good toner.')
  })

  it('keeps the input until it can be sent, and can be cancelled', async () => {
    answerReviews([])
    const asha = aUser()
    api.breaks('POST /products/:id/reviews')
    const { user, unmount } = openReviews(asha)
    await writeReview(user)
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
    unmount()
    const later = openReviews(asha)
    await later.user.click(await screen.findByRole('button', { name: 'Write a review' }))
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Good toner.')
    await later.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('form', { name: 'Review' })).toBeNull()
  })

  it('asks a visitor to sign in, and is not offered to an admin', async () => {
    answerReviews([])
    const { unmount } = openReviews()
    const login = await screen.findByRole('link', { name: 'Log in to write a review' })
    expect(login).toHaveAttribute('href', '/login')
    unmount()
    openReviews(aUser({ role: 'superadmin' }))
    await screen.findByText(/^No reviews yet/)
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
  })
})
