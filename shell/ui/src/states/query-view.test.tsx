import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type QueryResult, QueryView } from './query-view.tsx'

const refetch = jest.fn()

function renderView(query: Partial<QueryResult<string[]>>) {
  render(
    <QueryView
      query={{ isError: false, refetch, ...query }}
      loading="Loading users..."
      failure="Failed to load users"
      empty={(users) => users.length === 0 && 'No users found.'}
    >
      {(users) => users.join(', ')}
    </QueryView>,
  )
  return document.body.textContent
}

const failedResult = { isError: true, error: { status: 500 } }

it('shows the skeleton until there is data', () => {
  expect(renderView({})).toBe('Loading users...')
})

it('shows the data', () => {
  expect(renderView({ data: ['Asha', 'Ravi'], currentData: ['Asha', 'Ravi'] })).toBe('Asha, Ravi')
})

it('shows that the data is empty', () => {
  expect(renderView({ data: [], currentData: [] })).toBe('No users found.')
})

it('shows a failure, and loads again on Retry', async () => {
  renderView(failedResult)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load users')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

it("prefers the server's message", () => {
  renderView({ isError: true, error: { status: 403, data: { message: 'Not allowed' } } })
  expect(screen.getByRole('alert')).toHaveTextContent('Not allowed')
})

it('keeps the data when a refresh fails', () => {
  expect(renderView({ ...failedResult, data: ['Asha'], currentData: ['Asha'] })).toBe('Asha')
})

it('keeps the data of the previous page while another loads', () => {
  expect(renderView({ data: ['Asha'] })).toBe('Asha')
})

it('does not show the data of the previous page for one that failed', () => {
  renderView({ ...failedResult, data: ['Asha'] })
  expect(screen.queryByText('Asha')).toBeNull()
  expect(screen.getByRole('alert')).toBeVisible()
})

it("shows the screen's own failed state", () => {
  render(
    <QueryView
      query={{ isError: true, refetch }}
      loading={null}
      failure="Failed"
      failed={({ message }) => <h1>{message}</h1>}
    >
      {() => null}
    </QueryView>,
  )
  expect(screen.getByRole('heading', { name: 'Failed' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
