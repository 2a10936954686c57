import { expect, it, jest } from '@jest/globals'
import { fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { ExportButtons } from './export-buttons.tsx'

const api = fakeApi()
const route = 'GET /orders/export'

it.each([
  ['Export Excel', 'xlsx'],
  ['Export CSV', 'csv'],
])('saves the orders as they are filtered by %s', async (label, format) => {
  URL.createObjectURL = jest.fn(() => 'blob:orders')
  URL.revokeObjectURL = () => {}
  api.answers(route, {})
  const { user } = renderWithStore(<ExportButtons />, { route: '/orders?status=shipped' })
  await user.click(screen.getByRole('button', { name: label }))
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
  expect(api.calls(route)[0]?.query.toString()).toBe(`status=shipped&format=${format}`)
})

it('says when the orders cannot be saved', async () => {
  api.breaks(route)
  const { user } = renderWithStore(<ExportButtons />)
  await user.click(screen.getByRole('button', { name: 'Export Excel' }))
  await screen.findByText('Failed to load orders')
})
