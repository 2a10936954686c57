import { describe, expect, it, jest } from '@jest/globals'
import type { Complaint } from '@store/contract/schemas/accounts/contact'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ComplaintsScreen } from './complaints-screen.tsx'

const api = fakeApi()
const route = 'GET /admin/contact-complaints'

const aComplaint = (overrides: Partial<Complaint> = {}): Complaint => ({
  _id: 'c1',
  subject: '98765 43210',
  name: 'Ravi Iyer',
  email: 'ravi@shop.test',
  message: 'The toner leaks.\nPlease call.',
  createdAt: '2026-11-20T09:30:00.000Z',
  ...overrides,
})

const open = (search = '') =>
  renderWithStore(<ComplaintsScreen />, {
    route: `/superadmin/complaints${search}`,
    session: aUser({ role: 'superadmin' }),
  })

describe('complaints', () => {
  it('show sender, message, time and contact data', async () => {
    api.answers(route, [aComplaint()])
    open()
    const card = within(await screen.findByRole('listitem', { name: 'Ravi Iyer' }))
    const facts = card.getAllByRole('term').map((term) => term.textContent)
    expect(facts).toEqual(['Subject', 'Email', 'Mobile'])
    expect(card.getByText('98765 43210')).toBeTruthy()
    expect(card.getByText('20 Nov 2026, 3:00 pm')).toBeTruthy()
    expect(card.getByText(/The toner leaks/)).toBeTruthy()
    const ways = card.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['mailto:ravi@shop.test', 'tel:9876543210'])
  })

  it('show no mobile number when the subject is not one', async () => {
    api.answers(route, [aComplaint({ subject: 'Order 2026' })])
    open()
    expect((await screen.findByText('Mobile')).nextElementSibling?.textContent).toBe('N/A')
  })

  it('show that they are loading, and that there are none', async () => {
    api.answers(route, [])
    const letGo = api.holds(route)
    open()
    expect(screen.getByRole('status').textContent).toContain('Loading complaints...')
    letGo()
    await screen.findByText('No complaints found.')
  })

  it('only log that they cannot be loaded, and load again on Retry (spec §8)', async () => {
    const log = jest.fn<(fault: unknown) => void>()
    globalThis.reportError = log
    api.refuses(route, 500, 'Something went wrong. Please try again.')
    const { user } = open()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/wrong|failed/i)).toBeNull()
    expect(log.mock.calls.map(String)).toEqual([
      'Error: Failed to load complaints: Something went wrong. Please try again.',
    ])
    api.answers(route, [aComplaint()])
    await user.click(retry)
    await screen.findByRole('listitem', { name: 'Ravi Iyer' })
  })

  it('are paginated by the URL', async () => {
    Element.prototype.scrollIntoView = jest.fn<() => void>()
    api.answers(route, [aComplaint()], { headers: { 'X-Total-Count': '21' } })
    const { user, router } = open()
    await screen.findByText('Page 1 of 2')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('Page 2 of 2')
    expect(router.state.location.search).toBe('?page=2')
    await waitFor(() => expect(api.calls(route).at(-1)?.query.get('page')).toBe('2'))
  })
})
