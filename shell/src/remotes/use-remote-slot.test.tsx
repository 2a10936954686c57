import { expect, it } from '@jest/globals'
import type { RemoteRelease } from '@store/contract/schemas/site/composition'
import { useSlot } from '@store/sdk'
import { aUser, fakeApi } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { aComposition, aRelease } from '../testing/compositions.ts'
import { arrivesWith, isMissing } from '../testing/fake-source.ts'
import { renderSite } from '../testing/render-site.tsx'

fakeApi()

function Home() {
  const { content, isLoading } = useSlot()
  return (
    <>
      <h1>Home</h1>
      {content}
      {isLoading ? null : <p>for everybody</p>}
    </>
  )
}

const composition = aComposition({
  remotes: [
    aRelease({ name: 'mf-marketing', routes: [{ path: '/' }], navigation: [] }),
    aRelease({
      name: 'mf-orders',
      routes: [{ path: '/usual-order', roles: ['enduser'], slot: '/' }],
      navigation: [],
    }),
  ],
})

const marketing = { remote: { routes: [{ path: '/', element: <Home /> }] } }
const Usual = () => <p>your usual order</p>

/** Opens the home page; the code of the screen in its slot arrives as `load` says. */
function open(role?: 'enduser' | 'reseller', load = async () => Usual) {
  const page = renderSite({
    route: '/',
    composition,
    ...(role && { session: aUser({ role }) }),
  })
  const routes = [{ path: '/usual-order', element: null, load }]
  const arrive = ({ name }: RemoteRelease) =>
    arrivesWith(name === 'mf-orders' ? { remote: { routes } } : marketing)
  page.source.behave((release) => arrive(release)(release))
  return page
}

it('a page shows the screen that another remote puts into its slot', async () => {
  open('enduser')
  expect(await screen.findByText('your usual order')).toBeVisible()
  expect(screen.getByText('for everybody')).toBeVisible()
})

it.each([undefined, 'reseller'] as const)(
  'a slot is empty for who may not open its screen, and nothing is loaded for %s',
  async (role) => {
    const { source } = open(role)
    expect(await screen.findByText('for everybody')).toBeVisible()
    expect(screen.queryByText('your usual order')).toBeNull()
    expect(source.downloads).toEqual(['mf-marketing 1.0.0-aaaaaaaa'])
  },
)

it('what stands below a slot waits for its screen', async () => {
  let arrive = () => {}
  const arrival = new Promise<typeof Usual>((resolve) => {
    arrive = () => resolve(Usual)
  })
  open('enduser', () => arrival)
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  expect(screen.queryByText('for everybody')).toBeNull()
  arrive()
  expect(await screen.findByText('your usual order')).toBeVisible()
  expect(screen.getByText('for everybody')).toBeVisible()
})

it('a screen that cannot be loaded says so, and the page stays', async () => {
  let isThere = false
  const { user } = open('enduser', async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return Usual
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByText('for everybody')).toBeVisible()
  isThere = true
  await user.click(retry)
  expect(await screen.findByText('your usual order')).toBeVisible()
})

it('a remote that cannot be loaded says so, and the page stays', async () => {
  const { source, user } = open('enduser')
  const arrive = arrivesWith(marketing)
  source.behave((release) => (release.name === 'mf-orders' ? isMissing(release) : arrive(release)))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByText('for everybody')).toBeVisible()
  source.behave(
    arrivesWith({
      remote: { routes: [{ path: '/usual-order', element: null, load: async () => Usual }] },
    }),
  )
  await user.click(retry)
  await waitFor(() => expect(screen.getByText('your usual order')).toBeVisible())
})
