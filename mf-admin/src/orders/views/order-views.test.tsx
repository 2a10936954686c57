import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { anOrder, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { AdminOrdersScreen } from '../admin-orders-screen.tsx'
import { withLayout } from '../testing/open-list.tsx'
import { serveQueueCounts } from '../testing/serve-queue-counts.ts'

const api = fakeApi()
const asked = () => Object.fromEntries(api.calls('GET /:role/orders').at(-1)?.query ?? [])

async function open(search = '') {
  api.answers('GET /:role/orders', { orders: [anOrder({ _id: '01JABCDEFG123456' })] })
  serveQueueCounts(api, { toPack: 12, toShip: 1_200 })
  const page = renderWithStore(<AdminOrdersScreen />, {
    route: `/reseller-admin/orders${search}`,
    path: '/reseller-admin/orders/*',
    session: aUser({ _id: 'user-of-views', role: 'reseller-admin' }),
  })
  await screen.findByText('1 order')
  return page
}

beforeAll(() => withLayout())

it('queues have their counts, and show their orders', async () => {
  const { user, router } = await open('?status=shipped&page=2')
  const tabs = within(screen.getByRole('navigation', { name: 'Queues' }))
  await tabs.findByRole('link', { name: 'To ship 1,200' })
  await user.click(tabs.getByRole('link', { name: 'To pack 12' }))
  expect(router.state.location.search).toBe('?queue=toPack')
  await waitFor(() => expect(asked()).toMatchObject({ queue: 'toPack' }))
  expect(tabs.getByRole('link', { name: 'To pack 12' }).getAttribute('aria-current')).toBe('page')
})

it('an empty queue says what will come', async () => {
  const { user, router } = await open()
  api.answers('GET /:role/orders', { orders: [] })
  await user.click(screen.getByRole('link', { name: 'To pack 12' }))
  await screen.findByText('Orders appear here once their payment is verified.')
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(router.state.location.search).toBe('')
})

describe('the layout', () => {
  it('is cards at first, and remembered in this browser', async () => {
    const { user, router, unmount } = await open()
    expect(screen.getByRole('article')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'List' }))
    await screen.findByRole('grid')
    expect(router.state.location.search).toBe('?view=list')
    unmount()
    await open()
    expect(screen.getByRole('grid')).toBeTruthy()
  })
})

it('orders of a period are one choice away', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T20:00:00.000Z'), advanceTimers: true })
  try {
    const { user, router } = await open()
    await user.selectOptions(screen.getByLabelText('Days filter'), 'Last 7 days')
    expect(router.state.location.search).toBe('?from=2026-11-15')
    await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-14T18:30:00.000Z' }))
    expect(screen.getByLabelText('Days filter')).toHaveDisplayValue('Last 7 days')
    await user.selectOptions(screen.getByLabelText('Days filter'), 'Any day')
    expect(router.state.location.search).toBe('')
  } finally {
    jest.useRealTimers()
  }
})

describe('a saved view', () => {
  it('is saved under a name, opened, renamed and deleted', async () => {
    const { user, router } = await open('?q=toner&queue=toShip&sort=oldest&page=3')
    await user.click(screen.getByRole('button', { name: 'Views' }))
    fillIn({ 'Save this view as': 'Toners' })
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    await user.click(screen.getByRole('button', { name: 'Rename Toners' }))
    fillIn({ 'New name of Toners': 'Old toners' })
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    await waitFor(() => router.navigate('/reseller-admin/orders?status=pending'))
    await user.click(await screen.findByRole('link', { name: 'Old toners' }))
    expect(router.state.location.search).toBe('?q=toner&queue=toShip&sort=oldest')
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(screen.getByRole('button', { name: 'Delete Old toners' }))
    expect(screen.queryByRole('link', { name: 'Old toners' })).toBeNull()
  })

  it('needs a name', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    await screen.findByText('Enter a name for the view.')
  })
})
