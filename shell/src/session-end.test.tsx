import { beforeEach, describe, expect, it } from '@jest/globals'
import type { User } from '@store/contract/schemas/accounts/accounts'
import { useGetCartQuery } from '@store/sdk'
import { aUser, fakeApi } from '@store/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { arrivesWith } from './testing/fake-source.ts'
import { renderSite } from './testing/render-site.tsx'

const api = fakeApi()
const asha = aUser({ name: 'Asha Rao', role: 'enduser' })
const boris = aUser({ name: 'Boris', role: 'reseller' })
const notice = 'Your session has ended. Please log in again.'

function ShopScreen() {
  const [typed, setTyped] = useState('')
  const { refetch } = useGetCartQuery()
  return (
    <>
      <h1>Shop</h1>
      <input aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => void refetch()}>
        Poll
      </button>
    </>
  )
}

beforeEach(() => {
  api.answers('POST /auth/logout', undefined)
  api.answers('POST /events/ticket', { ticket: 't', expiresIn: 30 })
})

async function openShop(route = '/shop?brand=HP') {
  const site = renderSite({ route, session: asha })
  const element = <ShopScreen />
  site.source.behave(arrivesWith({ remote: { routes: [{ path: '/shop', element }] } }))
  await screen.findByRole('heading', { name: 'Shop' })
  return site
}

/** Rejects the token in a background call; then the page is replaced by Login. */
async function expire({ user }: Awaited<ReturnType<typeof openShop>>) {
  api.refuses('GET /cart', 401, notice)
  await user.click(screen.getByRole('button', { name: 'Poll' }))
  await screen.findByRole('heading', { name: 'Login' })
}

async function signIn({ user }: Awaited<ReturnType<typeof openShop>>, person: User) {
  api.answers('GET /cart', { items: [], totalAmount: 0 })
  api.answers('POST /auth/login', { token: 'fresh', user: person })
  await user.type(screen.getByRole('textbox', { name: 'Email' }), person.email)
  await user.type(screen.getByLabelText(/^Password/), 'Store@123')
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

const addressOf = ({ router }: Awaited<ReturnType<typeof openShop>>) => {
  const { pathname, search } = router.state.location
  return `${pathname}${search}`
}

describe('a session that expires', () => {
  it('redirects to Login, which shows the reason', async () => {
    const site = await openShop()
    await expire(site)
    expect(screen.getByText(notice)).toBeVisible()
  })

  it('continues at the same screen when the same user signs in again', async () => {
    const site = await openShop()
    await expire(site)
    await signIn(site, asha)
    await screen.findByRole('heading', { name: 'Shop' })
    expect(addressOf(site)).toBe('/shop?brand=HP')
  })

  it('shows another user their own first page', async () => {
    const site = await openShop()
    await expire(site)
    await signIn(site, boris)
    await waitFor(() => expect(addressOf(site)).toBe('/'))
  })

  it('continues by itself when the user signs in again in another tab', async () => {
    const site = await openShop()
    await expire(site)
    act(() => {
      const session = { token: 'fresh', user: asha, role: 'enduser' as const }
      site.store.dispatch({ type: 'session/sessionSynced', payload: session })
    })
    await screen.findByRole('heading', { name: 'Shop' })
    expect(addressOf(site)).toBe('/shop?brand=HP')
  })

  it('lets the user continue as a visitor', async () => {
    const site = await openShop()
    await expire(site)
    act(() => void site.router.navigate('/shop'))
    expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible()
  })
})

describe('a logout', () => {
  it('redirects to Login without a message, and later not to the former screen', async () => {
    const site = await openShop()
    await site.user.click(screen.getByRole('button', { name: 'Account of Asha Rao' }))
    await site.user.click(screen.getByRole('button', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Login' })
    expect(screen.queryByText(notice)).toBeNull()
    await signIn(site, asha)
    await waitFor(() => expect(addressOf(site)).toBe('/'))
  })
})

describe('another user', () => {
  it('sees no data of the previous user in a screen that stays open', async () => {
    const site = await openShop()
    await site.user.type(screen.getByLabelText('Note'), 'of Asha')
    act(() => {
      const session = { token: 'T2', user: boris, role: 'reseller' as const }
      site.store.dispatch({ type: 'session/signedIn', payload: session })
    })
    expect(await screen.findByLabelText('Note')).toHaveValue('')
  })
})
