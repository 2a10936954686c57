import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Complaint, ComplaintCounts } from '@store/contract/schemas/accounts/contact'
import { useWaitingCounts } from '@store/sdk'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ComplaintsScreen } from './complaints-screen.tsx'

const api = fakeApi()
const route = 'GET /admin/contact-complaints'
const replyRoute = 'POST /admin/contact-complaints/:id/reply'
const counts: ComplaintCounts = { open: 2, answered: 14, closed: 0 }
beforeEach(() => api.answers(`${route}/counts`, counts))

const aComplaint = (overrides: Partial<Complaint> = {}): Complaint => ({
  _id: 'c1',
  subject: '98765 43210',
  name: 'Ravi Iyer',
  email: 'ravi@shop.test',
  message: 'The toner leaks.\nPlease call.',
  createdAt: '2026-11-20T09:30:00.000Z',
  state: 'open',
  replies: [],
  ...overrides,
})

const reply = {
  _id: 'r1',
  at: '2026-11-20T10:30:00.000Z',
  by: 'Priya',
  message: 'We send a new one.',
}
const answered = (complaint: Complaint): Complaint => ({
  ...complaint,
  state: 'answered',
  replies: [reply],
})

/** Shows the same number as the rail does. */
function Rail() {
  return <p>{useWaitingCounts('/admin/contact-complaints/counts')?.open} in the rail</p>
}

const open = (search = '') =>
  renderWithStore(<ComplaintsScreen />, {
    route: `/superadmin/complaints${search}`,
    session: aUser({ role: 'superadmin' }),
  })

it('asks once for the counts of the rail and of the tabs, and anew for those of a search', async () => {
  api.answers(route, [])
  const inbox = (
    <>
      <Rail />
      <ComplaintsScreen />
    </>
  )
  const options = { session: aUser({ role: 'superadmin' }) }
  const { unmount } = renderWithStore(inbox, { ...options, route: '/superadmin/complaints' })
  await screen.findByText('2 in the rail')
  expect(await screen.findByRole('link', { name: 'Answered 14' })).toBeVisible()
  expect(api.calls(`${route}/counts`)).toHaveLength(1)
  unmount()
  renderWithStore(<ComplaintsScreen />, { ...options, route: '/superadmin/complaints?q=toner' })
  await screen.findByRole('link', { name: 'Answered 14' })
  expect(api.calls(`${route}/counts`).at(-1)?.query.get('q')).toBe('toner')
})

describe('complaints', () => {
  it('show sender, message, time and contact data', async () => {
    api.answers(route, [aComplaint()])
    open()
    const card = within(await screen.findByRole('listitem', { name: 'Ravi Iyer' }))
    const facts = card.getAllByRole('term').map((term) => term.textContent)
    expect(facts).toEqual(['Subject', 'Email', 'Mobile', 'Reference'])
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

  it('only log that they cannot be loaded, and load again on Retry (desks 1.10)', async () => {
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

const ravi = aComplaint()
const meera = aComplaint({ _id: 'c2', name: 'Meera Nair' })
const cardOf = (name: string) => screen.getByRole('listitem', { name })

describe('the inbox of complaints', () => {
  it('opens with the open ones, and shows the number in each tab', async () => {
    api.answers(route, [ravi])
    const { user, router } = open()
    const tabs = await screen.findByRole('navigation', { name: 'Complaints by state' })
    await waitFor(() =>
      expect(
        within(tabs)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Open 2', 'Answered 14', 'Closed 0']),
    )
    expect(api.calls(route)[0]?.query.get('state')).toBe('open')
    await user.click(within(tabs).getByRole('link', { name: 'Answered 14' }))
    expect(router.state.location.search).toBe('?state=answered')
    await waitFor(() => expect(api.calls(route).at(-1)?.query.get('state')).toBe('answered'))
  })

  it('links the account that seems to have written, and its orders', async () => {
    const sender = {
      _id: 'u1',
      name: 'Ravi I.',
      email: 'ravi@shop.test',
      role: 'reseller',
      orders: 3,
    } as const
    api.answers(route, [aComplaint({ sender })])
    open()
    const link = await screen.findByRole('link', { name: '3 orders' })
    expect(link).toHaveAttribute('href', '/superadmin/orders?account=u1')
    expect(link.parentElement?.textContent).toBe('Customer: Ravi I., Reseller, 3 orders')
  })

  it('is answered by keyboard alone: j, Enter, the text, Ctrl+Enter; then the next one has the focus', async () => {
    api.answers(route, [ravi, meera])
    const { user } = open()
    await screen.findAllByRole('listitem')
    await user.keyboard('j{Enter}')
    expect(screen.getByLabelText(/^Your reply/)).toHaveFocus()
    api.answers(replyRoute, { message: 'Reply sent', complaint: answered(ravi) }, { status: 201 })
    api.answers(route, [meera])
    await user.keyboard('We send a new one.{Control>}{Enter}{/Control}')
    await screen.findByText('Reply sent')
    expect(api.calls(replyRoute).map(({ body, params }) => [params.id, body])).toEqual([
      ['c1', { message: 'We send a new one.' }],
    ])
    await waitFor(() => expect(cardOf('Meera Nair')).toHaveFocus())
    expect(screen.queryByRole('listitem', { name: 'Ravi Iyer' })).toBeNull()
  })

  it('asks for a text before it sends a reply', async () => {
    api.answers(route, [ravi])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reply to Ravi Iyer' }))
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    expect(await screen.findByText('Write a reply.')).toBeTruthy()
    expect(api.calls(replyRoute)).toEqual([])
  })

  it('loses nothing when another admin answers meanwhile: shows that reply beside the text', async () => {
    api.answers(route, [ravi, meera])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reply to Ravi Iyer' }))
    const message = 'This message was answered meanwhile.'
    api.refuses(replyRoute, 409, { code: 'complaint_answered', message })
    api.answers(route, [meera])
    api.answers('GET /admin/contact-complaints/:id', answered(ravi))
    await user.keyboard('My own reply')
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    const card = within(await screen.findByRole('listitem', { name: 'Ravi Iyer' }))
    expect(await card.findByText('We send a new one.')).toBeTruthy()
    expect(card.getByRole('alert').textContent).toBe(message)
    expect(card.getByLabelText(/^Your reply/)).toHaveValue('My own reply')

    api.answers('PUT /admin/contact-complaints/:id', {
      message: 'Message reopened',
      complaint: ravi,
    })
    await user.click(card.getByRole('button', { name: 'Reopen the message of Ravi Iyer' }))
    await screen.findByText('Message reopened')
    expect(api.calls('PUT /admin/contact-complaints/:id')[0]?.body).toEqual({ state: 'open' })
  })

  it('closes by c, and says so when that fails', async () => {
    api.answers(route, [ravi, meera])
    api.refuses('PUT /admin/contact-complaints/:id', 500, 'Something went wrong.')
    const { user } = open()
    await screen.findAllByRole('listitem')
    await user.keyboard('jjc')
    await screen.findByText('Something went wrong.')
    const closed = { message: 'Message marked as closed', complaint: meera }
    api.answers('PUT /admin/contact-complaints/:id', closed)
    api.answers(route, [ravi])
    await user.keyboard('c')
    await screen.findByText('Message marked as closed')
    await waitFor(() => expect(cardOf('Ravi Iyer')).toHaveFocus())
    expect(api.calls('PUT /admin/contact-complaints/:id').at(-1)?.params.id).toBe('c2')
  })

  it('searches, and says that nothing in the tab matches', async () => {
    api.answers(route, [])
    const { user, router } = open()
    await user.type(screen.getByLabelText('Search complaints'), 'toner{Enter}')
    await screen.findByText('No messages in this tab match your search.')
    expect(router.state.location.search).toBe('?q=toner')
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    await screen.findByText(/^Everything is answered/)
  })
})
