import { afterEach, describe, expect, it } from '@jest/globals'
import type { RailLink } from '@store/contract/schemas/site/composition'
import { aUser, fakeApi } from '@store/sdk/testing'
import { act, screen, within } from '@testing-library/react'
import { aComposition, aRelease } from '../testing/compositions.ts'
import { renderSite } from '../testing/render-site.tsx'

const api = fakeApi()

afterEach(() => localStorage.clear())

const rail: RailLink[] = [
  { label: 'Orders', to: '/reseller-admin/orders', order: 20, audiences: ['reseller-admin'] },
  {
    label: 'Proofs',
    to: '/reseller-admin/proofs',
    order: 10,
    audiences: ['reseller-admin'],
    icon: 'proofs',
    key: 'p',
    count: '/orders/queue-counts#toCheck',
  },
  { label: 'Users', to: '/superadmin/users', order: 30, audiences: ['superadmin'] },
  { label: 'Roles', to: '/superadmin/users/roles', order: 40, audiences: ['superadmin'] },
  {
    label: 'API tokens',
    to: '/superadmin/api-tokens',
    order: 50,
    audiences: ['superadmin'],
    isInPaletteOnly: true,
  },
]

function openWorkbench(
  role: 'reseller-admin' | 'superadmin' = 'reseller-admin',
  route = '/reseller-admin/proofs',
) {
  const session = aUser({ role })
  api.answers('GET /notifications', { notifications: [] })
  api.answers('GET /auth/me', { user: session })
  const composition = aComposition({
    remotes: [
      ...aComposition().remotes.slice(0, 2),
      aRelease({
        name: 'mf-admin',
        routes: [
          { path: '/reseller-admin/*', roles: ['reseller-admin'], layout: 'workbench' },
          { path: '/superadmin/*', roles: ['superadmin'], layout: 'workbench' },
        ],
        navigation: [],
        rail,
      }),
    ],
  })
  return renderSite({
    route,
    session,
    composition,
  })
}

const railLinks = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Back office' })
  return within(navigation).getAllByRole('link')
}

describe('the workbench', () => {
  it('has a rail with the links of the role, in order, and what waits there', async () => {
    api.answers('GET /orders/queue-counts', { toCheck: 7 })
    openWorkbench()
    expect(await screen.findByText('7')).toBeVisible()
    const links = await railLinks()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Proofs7 waiting', '/reseller-admin/proofs'],
      ['Orders', '/reseller-admin/orders'],
    ])
    expect(links[0]).toHaveAttribute('aria-current', 'page')
    expect(api.calls('GET /orders/queue-counts')).toHaveLength(1)
  })

  it('finds by its name in the palette what is not in the rail', async () => {
    Element.prototype.scrollIntoView = () => undefined
    api.answers('GET /admin/search', { orders: [] })
    const { user } = openWorkbench('superadmin', '/superadmin/users')
    const links = await railLinks()
    expect(links.map(({ textContent }) => textContent)).not.toContain('API tokens')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Search or jump to' }), 'tok')
    await screen.findByRole('option', { name: 'API tokens' })
  })

  it('marks one link as current, also where another one leads to the screen above', async () => {
    openWorkbench('superadmin', '/superadmin/users/roles')
    const links = await railLinks()
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Users', null],
      ['Roles', 'page'],
    ])
  })

  it('keeps the navigation of the site in a menu, and the chat and footer', async () => {
    api.answers('GET /orders/queue-counts', { toCheck: 0 })
    const { user } = openWorkbench()
    await railLinks()
    expect(screen.queryByText('Shop All Products')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const main = screen.getByRole('navigation', { name: 'Main' })
    expect(within(main).getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about')
    expect(screen.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible()
    expect(
      within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' }),
    ).toBeVisible()
  })

  it('closes the announcements above it on this device, and shows them again from the footer', async () => {
    api.answers('GET /orders/queue-counts', {})
    const { user, unmount } = openWorkbench()
    await railLinks()
    const announcements = () => screen.queryByRole('region', { name: 'Announcements' })
    const header = screen.getByRole('banner')
    expect(announcements()?.compareDocumentPosition(header)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(screen.getByRole('button', { name: 'Close announcements' }))
    expect(announcements()).toBeNull()
    unmount()
    openWorkbench()
    await railLinks()
    expect(announcements()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show announcements' }))
    expect(announcements()).toBeVisible()
  })

  it('narrows the rail, and remembers it', async () => {
    api.answers('GET /orders/queue-counts', {})
    const { user, unmount } = openWorkbench()
    await user.click(await screen.findByRole('button', { name: 'Narrow the rail' }))
    unmount()
    openWorkbench()
    expect(await screen.findByRole('button', { name: 'Widen the rail' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  it('leads to the desks by g and a letter', async () => {
    api.answers('GET /orders/queue-counts', {})
    const { user, router, pathname } = openWorkbench()
    await railLinks()
    await act(() => router.navigate('/reseller-admin/orders'))
    await user.keyboard('gx')
    expect(pathname()).toBe('/reseller-admin/orders')
    await user.keyboard('gp')
    expect(pathname()).toBe('/reseller-admin/proofs')
  })

  it('ends where a page of the site begins', async () => {
    api.answers('GET /orders/queue-counts', {})
    const { router } = openWorkbench()
    await railLinks()
    await act(() => router.navigate('/about'))
    expect(await screen.findByText('Follow Us')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull()
    expect(document.documentElement).not.toHaveAttribute('data-layout')
  })

  it('is not shown to those who may not visit it', async () => {
    openWorkbench('superadmin')
    expect(await screen.findByText('Follow Us')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull()
  })
})
