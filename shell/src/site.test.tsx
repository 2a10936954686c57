import { describe, expect, it, jest } from '@jest/globals'
import { aUser, fakeApi } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aComposition, aRelease } from './testing/compositions.ts'
import { arrivesWith, isMissing } from './testing/fake-source.ts'
import { renderSite } from './testing/render-site.tsx'

const api = fakeApi()

const shop = {
  remote: {
    routes: [
      { path: '/shop', element: <h1>Shop</h1> },
      { path: '/reseller/shop', element: <h1>Reseller shop</h1> },
    ],
  },
}

let priceOfTheScreen: number | undefined

function PriceScreen() {
  if (priceOfTheScreen === undefined) throw new Error('no price')
  return <h1>Price {priceOfTheScreen}</h1>
}

describe('a URL of a remote', () => {
  it('shows its screen inside the layout', async () => {
    const { source } = renderSite({ route: '/shop' })
    source.behave(arrivesWith(shop))
    expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Shop' })).toBeVisible()
  })

  it('shows a panel whose Retry loads the screen without a reload', async () => {
    const { source, user } = renderSite({ route: '/shop' })
    source.behave(isMissing)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(screen.getByText('mf-shop@1.0.0-aaaaaaaa: NetworkError: 404')).toBeInTheDocument()
    source.behave(arrivesWith(shop))
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible()
  })

  it('is not found when the remote has no screen for it', async () => {
    const { source } = renderSite({ route: '/shop' })
    source.behave(arrivesWith({ remote: { routes: [{ path: '/other', element: null }] } }))
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  it('contains the error of a screen', async () => {
    // React logs errors that a boundary has caught.
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    priceOfTheScreen = undefined
    const { source, user, reports } = renderSite({ route: '/shop' })
    source.behave(
      arrivesWith({ remote: { routes: [{ path: '/shop', element: <PriceScreen /> }] } }),
    )
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(screen.getByText('mf-shop@1.0.0-aaaaaaaa: Error: no price')).toBeInTheDocument()
    expect(reports.lines).toContain('crashed mf-shop@1.0.0-aaaaaaaa')
    priceOfTheScreen = 118
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'Price 118' })).toBeVisible()
    expect(reported).toHaveBeenCalled()
    reported.mockRestore()
  })

  it('is not found when no remote has it, and no remote is loaded', async () => {
    const { source } = renderSite({ route: '/nowhere' })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
    expect(source.downloads).toEqual([])
  })
})

describe('a screen in its own file', () => {
  it('is requested again by Retry after its download failed', async () => {
    let isThere = false
    const load = async () => {
      if (!isThere) throw new TypeError('Failed to fetch')
      return () => <h1>Shop</h1>
    }
    const { source, user, reports } = renderSite({ route: '/shop' })
    source.behave(arrivesWith({ remote: { routes: [{ path: '/shop', element: null, load }] } }))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(
      screen.getByText('mf-shop@1.0.0-aaaaaaaa: TypeError: Failed to fetch'),
    ).toBeInTheDocument()
    expect(reports.lines).toContain('failed mf-shop@1.0.0-aaaaaaaa stable')
    isThere = true
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible()
  })
})

describe('a canary', () => {
  it('adds its own routes and navigation in its browsers', async () => {
    const release = aRelease({
      version: '1.1.0-cccccccc',
      routes: [{ path: '/bazaar' }],
      navigation: [{ label: 'Bazaar', to: '/bazaar', order: 20 }],
    })
    const composition = aComposition({
      remotes: [{ ...aRelease(), canary: { percent: 99, release } }],
    })
    const { source } = renderSite({ route: '/bazaar', composition })
    const routes = [{ path: '/bazaar', element: <h1>Bazaar</h1> }]
    source.behave(arrivesWith({ remote: { routes } }))
    expect(await screen.findByRole('heading', { name: 'Bazaar' })).toBeVisible()
    const navigation = screen.getByRole('navigation', { name: 'Main' })
    expect(within(navigation).getByRole('link', { name: 'Bazaar' })).toBeVisible()
    expect(within(navigation).queryByRole('link', { name: 'Shop' })).toBeNull()
    expect(source.downloads).toEqual(['mf-shop 1.1.0-cccccccc'])
  })
})

describe('the guard', () => {
  it('redirects a visitor to Login without loading any code', async () => {
    const { source, pathname } = renderSite({ route: '/reseller/shop' })
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
    expect(pathname()).toBe('/login')
    expect(source.downloads).toEqual([])
  })

  it('shows another role Unauthorized without loading any code', async () => {
    const session = aUser({ role: 'distributor' })
    const { source, pathname } = renderSite({ route: '/reseller-admin/orders', session })
    expect(await screen.findByRole('heading', { name: 'Unauthorized' })).toBeVisible()
    expect(pathname()).toBe('/unauthorized')
    expect(source.downloads).toEqual([])
  })

  it('tells an admin which right a page needs, without loading any code', async () => {
    const session = aUser({ role: 'superadmin', rights: ['packing'] })
    const { source, pathname } = renderSite({ route: '/superadmin/payments', session })
    expect(
      await screen.findByText(/That page needs Money\. A superadmin with all rights/),
    ).toBeVisible()
    expect(pathname()).toBe('/unauthorized')
    expect(source.downloads).toEqual([])
  })

  it('links an admin from Unauthorized to their own dashboard', async () => {
    renderSite({ route: '/unauthorized', session: aUser({ role: 'reseller-admin' }) })
    const back = await screen.findByRole('link', { name: 'Go to your dashboard' })
    expect(back).toHaveAttribute('href', '/reseller-admin/dashboard')
  })

  it('redirects to Login when the session ends on a guarded page', async () => {
    api.answers('POST /auth/logout', undefined)
    const session = aUser({ role: 'reseller' })
    const { source, user, pathname } = renderSite({ route: '/reseller/shop', session })
    source.behave(arrivesWith(shop))
    await screen.findByRole('heading', { name: 'Reseller shop' })
    await user.click(screen.getByRole('button', { name: 'Account of Asha Rao' }))
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(pathname()).toBe('/login'))
  })
})

describe('moving between pages', () => {
  it('moves the focus to the heading of the new page', async () => {
    const { source, user } = renderSite({ route: '/nowhere' })
    source.behave(arrivesWith(shop))
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Shop' }),
    )
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Shop' })).toHaveFocus())
  })
})
