import { afterEach, describe, expect, it } from '@jest/globals'
import { chooseLanguage } from '@store/host'
import { aCart, aCartLine, aProduct, aUser, fakeApi } from '@store/sdk/testing'
import { act, screen, within } from '@testing-library/react'
import { aComposition, aRelease } from '../../testing/compositions.ts'
import { renderSite } from '../../testing/render-site.tsx'

const api = fakeApi()

// The page is still there.
afterEach(() => act(() => chooseLanguage('en')))

const linkNames = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

describe('the header', () => {
  it('shows a visitor Login/Register, wishlist and cart', () => {
    renderSite({ route: '/nowhere' })
    expect(screen.getByRole('link', { name: 'Login/Register' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist')
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
    expect(
      screen.getAllByRole('link', { name: /^Call \+91/ }).map((link) => link.getAttribute('href')),
    ).toEqual(['tel:+914040001995', 'tel:+914040001995'])
    expect(linkNames()).toEqual(['Home /', 'Shop /shop', 'About Us /about'])
  })

  it('links a reseller to the reseller shop and shows the counts of cart and wishlist', async () => {
    api.answers('GET /cart', aCart([aCartLine(), aCartLine()]))
    api.answers('GET /wishlist/get', { wishlist: [{ _id: 'w', product: aProduct() }] })
    renderSite({ route: '/nowhere', session: aUser({ role: 'reseller' }) })
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
    expect(linkNames()).toContain('Shop /reseller/shop')
  })

  it("has a buyer's own links before those about the company", () => {
    const composition = aComposition()
    composition.remotes.push(
      aRelease({
        name: 'mf-orders',
        routes: [{ path: '/buy-again' }],
        navigation: [{ label: 'Buy again', to: '/buy-again', order: 22, audiences: ['reseller'] }],
      }),
    )
    renderSite({ route: '/nowhere', session: aUser({ role: 'reseller' }), composition })
    expect(linkNames()).toEqual([
      ...['Home /', 'Shop /reseller/shop', 'Buy again /buy-again', 'About Us /about'],
    ])
    const apart = screen.getByRole('navigation', { name: 'Main' }).querySelector('[data-apart]')
    expect(apart).toHaveTextContent('About Us')
  })

  it('counts new notifications and leads to them, by role; a superadmin gets none', async () => {
    const notifications = [false, true].map((read, index) => ({
      _id: `n${index}`,
      title: 'Order #123456 shipped',
      message: 'On its way',
      sentTo: 'person' as const,
      createdAt: '2026-11-20T09:30:00.000Z',
      read,
    }))
    api.answers('GET /notifications', { notifications })
    const open = (role: 'enduser' | 'reseller-admin' | 'superadmin') =>
      renderSite({ route: '/nowhere', session: aUser({ role }) })
    const buyer = open('enduser')
    const bell = await screen.findByRole('link', { name: 'Notifications, 1 new' })
    expect(bell).toHaveAttribute('href', '/notifications')
    buyer.unmount()
    const admin = open('reseller-admin')
    expect(await screen.findByRole('link', { name: 'Notifications, 1 new' })).toHaveAttribute(
      'href',
      '/reseller-admin/notifications',
    )
    admin.unmount()
    open('superadmin')
    expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull()
  })

  it('shows the site in Hindi and back', async () => {
    const { user } = renderSite({ route: '/nowhere' })
    const [toHindi] = screen.getAllByRole('button', { name: 'हिन्दी' })
    if (toHindi) await user.click(toHindi)
    expect(await screen.findByRole('link', { name: 'कार्ट' })).toHaveAttribute('href', '/cart')
    const [toEnglish] = screen.getAllByRole('button', { name: 'English' })
    if (toEnglish) await user.click(toEnglish)
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'en-IN')
  })

  it('is English for an admin, and in the chosen language again for the next person', async () => {
    const buyer = aUser({ role: 'enduser' })
    api.answers('PUT /auth/me/language', { user: { ...buyer, language: 'hi' } })
    await chooseLanguage('hi')
    const admin = renderSite({ route: '/nowhere', session: aUser({ role: 'reseller-admin' }) })
    expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
    admin.unmount()
    renderSite({ route: '/nowhere', session: buyer })
    expect(await screen.findByRole('link', { name: 'कार्ट' })).toBeVisible()
  })

  it('shows an admin no cart and requests none', () => {
    renderSite({ route: '/nowhere', session: aUser({ role: 'reseller-admin' }) })
    expect(screen.queryByRole('link', { name: 'Cart' })).not.toBeInTheDocument()
    expect(linkNames()).toEqual([
      'Home /',
      'About Us /about',
      'Dashboard /reseller-admin/dashboard',
    ])
    expect(api.calls('GET /cart')).toEqual([])
  })
})

describe('the account menu', () => {
  const avatar = () => screen.getByRole('button', { name: 'Account of Asha Rao' })

  it('shows e-mail and Logout on hover, and hides them afterwards', async () => {
    const { user } = renderSite({ route: '/nowhere', session: aUser() })
    expect(screen.queryByText('asha@store.test')).not.toBeInTheDocument()
    await user.hover(avatar())
    expect(screen.getByText('asha@store.test')).toBeVisible()
    await user.unhover(avatar())
    expect(screen.queryByText('asha@store.test')).not.toBeInTheDocument()
  })

  it('stays open after a click until the next one, or Escape', async () => {
    const { user } = renderSite({ route: '/nowhere', session: aUser() })
    await user.click(avatar())
    await user.unhover(avatar())
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
    await user.click(avatar())
    await user.click(avatar())
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  })

  it('leads to the pages of a buyer by keyboard, and returns the focus on Escape', async () => {
    const { user, pathname } = renderSite({ route: '/nowhere', session: aUser() })
    act(() => avatar().focus())
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Wishes' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(avatar()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(pathname()).toBe('/about')
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  })

  it('has no links of other roles', async () => {
    const session = aUser({ role: 'reseller-admin' })
    const { user } = renderSite({ route: '/nowhere', session })
    await user.hover(avatar())
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Account' })).not.toBeInTheDocument()
  })

  it('logs out: storage cleared, token ended on the server, and to Login', async () => {
    api.answers('POST /auth/logout', undefined)
    const { user, pathname } = renderSite({ route: '/nowhere', session: aUser() })
    await user.click(avatar())
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(pathname()).toBe('/login')
    expect(localStorage.getItem('token')).toBeNull()
    const [call] = api.calls('POST /auth/logout')
    expect(call?.headers.get('authorization')).toBe('Bearer token-of-the-test')
  })
})

describe('the menu of small screens', () => {
  it('opens by its button and closes when a link is used', async () => {
    const { user } = renderSite({ route: '/nowhere' })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Shop' }),
    )
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  it('closes by Escape and returns the focus to its button', async () => {
    const { user } = renderSite({ route: '/nowhere' })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.tab()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  })
})
