import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { AdminSearchResult, FoundOrder } from '@store/contract/schemas/admin-search'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { CommandPalette } from './command-palette.tsx'

const api = fakeApi()
const route = 'GET /admin/search'
const links = [
  { label: 'Proofs', to: '/superadmin/proofs' },
  { label: 'Orders', to: '/superadmin/orders' },
]

const anOrder = (overrides: Partial<FoundOrder> = {}): FoundOrder => ({
  _id: '01JCZ8Y6M3K9V2T7QH4W5XBNRP',
  buyer: 'Kulkarni Computers',
  totalAmount: 12430,
  orderStatus: 'pending',
  paymentStatus: 'pending',
  createdAt: '2026-11-20T09:30:00.000Z',
  matched: 'utr',
  matchedText: '426712344567',
  ...overrides,
})
const nothing: AdminSearchResult = { orders: [] }

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn<() => void>()
  api.answers(route, nothing)
})

function open({ user: session = aUser({ role: 'superadmin' }) } = {}) {
  const page = renderWithStore(
    <>
      <input aria-label="Field of the page" />
      <CommandPalette links={links} />
    </>,
    { route: '/superadmin/dashboard', path: '/superadmin/*', session },
  )
  return { ...page, session, pathname: () => page.router.state.location.pathname }
}

const field = () => screen.getByRole('combobox', { name: 'Search or jump to' })
const labelsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('the command palette', () => {
  it('opens an order by the last four digits of its UTR in six keys, however fast they are', async () => {
    const letGo = api.holds(route)
    api.answers(route, ({ query }) =>
      query.get('q') === '4567' ? { orders: [anOrder()] } : { orders: [anOrder({ _id: 'other' })] },
    )
    const { user, pathname } = open()
    await user.keyboard('{Control>}k{/Control}4567{Enter}')
    letGo()
    await waitFor(() => expect(pathname()).toBe('/superadmin/orders/01JCZ8Y6M3K9V2T7QH4W5XBNRP'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows what an order is found by, then buyers and products with their links', async () => {
    api.answers(route, {
      orders: [anOrder()],
      buyers: [
        {
          _id: 'u1',
          name: 'Ravi',
          firmName: 'Ravi Systems',
          email: 'ravi@shop.test',
          mobile: '9820012345',
          role: 'reseller',
        },
      ],
      products: [{ _id: 'p1', name: 'HP 88A Toner', brand: 'HP', modelNo: 'CC388A', stock: 12 }],
    })
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Search or jump' }))
    await user.type(field(), 'ra')
    await screen.findByRole('option', { name: /^#5XBNRP/ })
    expect(labelsOf('Orders')).toEqual([
      '#5XBNRP Kulkarni Computers₹12,430 · Pending · payment pending · UTR 426712344567',
      'All orders with “ra”',
    ])
    expect(labelsOf('Buyers')).toEqual(['Ravi, Ravi Systemsravi@shop.test · 9820012345'])
    expect(labelsOf('Products')).toEqual(['HP 88A TonerCC388A · 12 in stock'])
    const addresses = screen.getAllByRole('option').map((option) => option.getAttribute('href'))
    expect(addresses).toEqual([
      '/superadmin/orders/01JCZ8Y6M3K9V2T7QH4W5XBNRP',
      '/superadmin/orders?q=ra',
      '/superadmin/users?q=ravi%40shop.test',
      '/superadmin/products?q=CC388A',
    ])
  })

  it('goes by arrow keys round through the results, and to a page by the beginning of its name', async () => {
    const { user, pathname } = open()
    await user.keyboard('{Control>}k{/Control}')
    const active = () => {
      const option = screen.getByRole('option', { selected: true })
      expect(field()).toHaveAttribute('aria-activedescendant', option.id)
      return option.textContent
    }
    const seen = [active()]
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{ArrowDown}']) {
      await user.keyboard(key)
      seen.push(active())
    }
    expect(seen).toEqual(['Proofs', 'Logout', 'Proofs', 'Orders'])
    await user.keyboard('prO{Enter}')
    await waitFor(() => expect(pathname()).toBe('/superadmin/proofs'))
  })

  it('never takes an old answer for that to a newer text', async () => {
    api.answers(route, ({ query }) => ({
      orders: [anOrder({ _id: `01JCZ8Y6M3K9V2T7QH4W00${query.get('q')}` })],
    }))
    const { user, pathname } = open()
    await user.keyboard('{Control>}k{/Control}1111')
    await screen.findByRole('option', { name: /^#001111/ })
    const letGo = api.holds(route)
    await user.keyboard('{Backspace}2{Enter}')
    expect(pathname()).toBe('/superadmin/dashboard')
    letGo()
    await waitFor(() => expect(pathname()).toBe('/superadmin/orders/01JCZ8Y6M3K9V2T7QH4W001112'))
  })

  it('offers what was opened last, to the same account only', async () => {
    api.answers(route, { orders: [anOrder()] })
    const { user, session, unmount } = open()
    await user.keyboard('{Control>}k{/Control}4567')
    await user.click(await screen.findByRole('option', { name: /^#5XBNRP/ }))
    await user.keyboard('{Control>}k{/Control}')
    expect(labelsOf('Recent')).toEqual(['#5XBNRP Kulkarni Computers'])
    unmount()
    const again = open({ user: session })
    await again.user.keyboard('{Control>}k{/Control}')
    expect(labelsOf('Recent')).toEqual(['#5XBNRP Kulkarni Computers'])
    again.unmount()
    const { user: stranger } = open()
    await stranger.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
  })

  it('says that it searches, that nothing was found, and that the search failed, with Retry', async () => {
    const letGo = api.holds(route)
    const { user } = open()
    await user.keyboard('{Control>}k{/Control}zz')
    expect(await screen.findByText('Searching...')).toBeTruthy()
    letGo()
    expect(await screen.findByText(/^Nothing found for “zz”/)).toBeTruthy()
    api.refuses(route, 500, 'Something went wrong. Please try again.')
    await user.keyboard('z')
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
    api.answers(route, { orders: [anOrder()] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('option', { name: /^#5XBNRP/ })
  })

  it('closes by Ctrl+K and Escape and gives the focus back, and stays closed below a dialog', async () => {
    const { user } = open()
    await user.click(screen.getByLabelText('Field of the page'))
    for (const key of ['{Control>}k{/Control}', '{Escape}']) {
      await user.keyboard('{Control>}k{/Control}')
      expect(field()).toHaveFocus()
      await user.keyboard(key)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.getByLabelText('Field of the page')).toHaveFocus()
    }
    const other = document.body.appendChild(document.createElement('dialog'))
    other.setAttribute('open', '')
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('combobox')).toBeNull()
    other.remove()
  })

  it('changes the colours and logs out', async () => {
    api.answers('POST /auth/logout', undefined)
    const { user, store } = open()
    await user.keyboard('{Control>}k{/Control}dark{Enter}')
    expect(document.documentElement.dataset.theme).toBe('dark')
    await user.keyboard('{Control>}k{/Control}sign out{Enter}')
    expect(store.getState().session.current).toBeNull()
    delete document.documentElement.dataset.theme
  })
})
