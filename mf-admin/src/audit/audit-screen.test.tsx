import { describe, expect, it, jest } from '@jest/globals'
import type { AuditEntry } from '@store/contract/schemas/accounts/audit'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { AuditScreen } from './audit-screen.tsx'

const api = fakeApi()
const route = 'GET /admin/audit'

const anEntry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: 'a1',
  at: '2026-11-20T09:30:00.000Z',
  actor: { _id: 's1', name: 'Chief', email: 'chief@store.test' },
  action: 'order.status-changed',
  subject: { kind: 'order', _id: 'o1', label: 'Order of Asha Rao' },
  changes: [{ field: 'status', from: 'pending', to: 'shipped' }],
  ...overrides,
})

const open = (search = '') =>
  renderWithStore(<AuditScreen />, {
    route: `/superadmin/audit${search}`,
    session: aUser({ role: 'superadmin' }),
  })

describe('the audit', () => {
  it('shows who changed what, when, and the former and new values', async () => {
    api.answers(route, { entries: [anEntry()] })
    open()
    const [, row] = await screen.findAllByRole('row')
    if (row === undefined) throw new Error('there is no row')
    const cells = within(row).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '20 Nov 2026, 3:00 pm',
      'Chiefchief@store.test',
      'Order status changedOrder of Asha Rao',
      'Status: pending  shipped',
    ])
    expect(within(row).getByLabelText('to')).toBeTruthy()
  })

  it('shows field names for people, and missing values', async () => {
    const changes = [
      { field: 'sentTo', from: null, to: 'all' },
      { field: 'prices.enduser', from: '90', to: null },
    ]
    api.answers(route, { entries: [anEntry({ changes })] })
    open()
    const first = await screen.findByText('Sent to:')
    expect(first.parentElement?.textContent).toBe('Sent to: all')
    const second = screen.getByText('Prices enduser:')
    expect(second.parentElement?.textContent).toBe('Prices enduser: 90  none')
  })

  it.each([
    ['order', '/superadmin/orders?q=x1'],
    ['product', '/superadmin/products?edit=x1'],
    ['user', '/superadmin/users/x1'],
    ['import', '/superadmin/products/import'],
    ['file', undefined],
  ])('links a change of a %s to %s, and who changed it to their page', async (kind, path) => {
    api.answers(route, { entries: [anEntry({ subject: { kind, _id: 'x1', label: 'Subject' } })] })
    open()
    await screen.findByText('Subject')
    const link = screen.queryByRole('link', { name: 'Subject' })
    expect(link?.getAttribute('href')).toBe(path)
    expect(screen.getByRole('link', { name: 'Chief' })).toHaveAttribute(
      'href',
      '/superadmin/users/s1',
    )
  })

  it('is filtered by the URL, and its filters change that', async () => {
    api.answers(route, { entries: [anEntry()] })
    const { user, router } = open('?q=asha&actor=chief&kind=order&from=2026-11-01&to=2026-11-20')
    await screen.findByText('Order of Asha Rao')
    expect(screen.getByLabelText('What was changed')).toHaveValue('asha')
    expect(screen.getByLabelText('Who changed it')).toHaveValue('chief')
    expect(api.calls(route)[0]?.query.toString()).toBe(
      'q=asha&actor=chief&kind=order&from=2026-11-01&to=2026-11-20',
    )
    await user.selectOptions(screen.getByLabelText('Kind filter'), 'Products')
    expect(router.state.location.search).toContain('kind=product')
    expect(screen.getByLabelText('From day')).toHaveValue('2026-11-01')
  })

  it('says which of its two days is the first one', () => {
    api.answers(route, { entries: [] })
    open()
    const lookOf = (text: string) => screen.getByText(text).closest('label')?.className
    // The kind says what it is by its choice: its label is for screen readers only.
    const hidden = lookOf('Kind filter')
    expect(hidden).toBeTruthy()
    expect([lookOf('From day'), lookOf('To day')]).not.toContain(hidden)
  })

  it.each([
    ['Export Excel', 'xlsx'],
    ['Export CSV', 'csv'],
  ])('is saved as it is filtered by %s', async (label, format) => {
    URL.createObjectURL = jest.fn(() => 'blob:audit')
    URL.revokeObjectURL = () => {}
    api.answers(route, { entries: [anEntry()] })
    api.answers('GET /admin/audit/export', {})
    const { user } = open('?kind=order&from=2026-11-01')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(screen.getByRole('button', { name: label }))
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
    expect(api.calls('GET /admin/audit/export')[0]?.query.toString()).toBe(
      `kind=order&from=2026-11-01&format=${format}`,
    )
  })

  it('says when it cannot be saved', async () => {
    api.answers(route, { entries: [anEntry()] })
    api.breaks('GET /admin/audit/export')
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await screen.findByText('Failed to load audit')
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  })

  it('says that nothing matches the filters, and clears them', async () => {
    api.answers(route, { entries: [] })
    const { user, router } = open('?kind=file')
    await screen.findByText('No changes found.')
    api.answers(route, { entries: [anEntry()] })
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    await screen.findByText('Order of Asha Rao')
    expect(router.state.location.search).toBe('')
  })

  it('shows that it is loading, and that there are no entries', async () => {
    api.answers(route, { entries: [] })
    const letGo = api.holds(route)
    open()
    expect(screen.getByRole('status').textContent).toContain('Loading audit...')
    letGo()
    await screen.findByText('Nothing was changed yet.')
  })

  it('shows an error, and loads again on Retry', async () => {
    api.breaks(route)
    const { user } = open()
    await screen.findByText('Failed to load audit')
    api.answers(route, { entries: [anEntry()] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Order of Asha Rao')
  })

  it('loads older entries', async () => {
    api.answers(
      route,
      { entries: [anEntry()] },
      {
        headers: { Link: '</api/admin/audit?cursor=a1>; rel="next"' },
      },
    )
    const { user } = open()
    const more = await screen.findByRole('button', { name: 'Show older changes' })
    api.answers(route, { entries: [anEntry({ _id: 'a0', action: 'user.changed' })] })
    await user.click(more)
    await screen.findByText('User changed')
    expect(api.calls(route).at(-1)?.query.get('cursor')).toBe('a1')
    expect(screen.getByText('Order status changed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull()
  })

  it('keeps the loaded entries when older ones cannot be fetched', async () => {
    const headers = { Link: '</api/admin/audit?cursor=a1>; rel="next"' }
    api.answers(route, { entries: [anEntry()] }, { headers })
    const { user } = open()
    const more = await screen.findByRole('button', { name: 'Show older changes' })
    api.breaks(route)
    await user.click(more)
    await screen.findByText('Failed to load audit')
    expect(screen.getByText('Order status changed')).toBeTruthy()
    expect(more).toBeEnabled()
  })
})
