import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { act, screen, within } from '@testing-library/react'
import { aProof, openReviewScreen } from './testing/open-review-screen.tsx'

const api = fakeApi()
const numbers = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link', { name: /^Order #/ })
    .map((link) => link.textContent.at(-1))
const cursors = () => api.calls('GET /proofs').map(({ query }) => query.get('cursor'))

/** Responds with the first page without a cursor and with the second with one; there is always a next page. */
function serve(first: number[], second: number[]) {
  const headers = { Link: '</api/proofs?cursor=c2>; rel="next"', 'X-Total-Count': '99' }
  const listed = (page: number[]) =>
    page.map((number) => aProof(number, { proofStatus: 'verified' }))
  const answer = (cursor: string | null) => ({ orders: listed(cursor ? second : first) })
  api.answers('GET /proofs', ({ query }) => answer(query.get('cursor')), { headers })
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

it('fetches only the first page every minute, however many are loaded, and drops proofs that left the list', async () => {
  serve([6, 5], [4, 3])
  const { user } = openReviewScreen('?status=verified')
  await screen.findByRole('link', { name: 'Order #000005' })
  serve([7, 6, 4], [4, 3])
  await user.click(screen.getByRole('button', { name: 'Show older proofs' }))
  await screen.findByRole('link', { name: 'Order #000007' })
  expect(numbers()).toEqual(['7', '6', '4', '3'])

  const before = cursors().length
  serve([8, 7, 6], [4, 3])
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  await screen.findByRole('link', { name: 'Order #000008' })
  expect(numbers()).toEqual(['8', '7', '6', '4', '3'])
  expect(cursors().slice(before)).toEqual([null])
})
