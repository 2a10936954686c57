import { expect, it } from '@jest/globals'
import { aUser, fakeApi } from '@store/sdk/testing'
import { usePageTitle } from '@store/ui'
import { screen, within } from '@testing-library/react'
import { arrivesWith } from '../testing/fake-source.ts'
import { renderSite } from '../testing/render-site.tsx'

const api = fakeApi()

it('links from the footer to the shop of the tier, the company and its help', () => {
  renderSite({ route: '/nowhere', session: aUser({ role: 'distributor' }) })
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
  const targets = links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(targets.slice(0, 4)).toEqual([
    'Shop /distributor/shop',
    'About Us /about',
    'Support /support',
    'Contact /contact',
  ])
})

it('opens a chat with the company', () => {
  renderSite({ route: '/nowhere' })
  const chat = screen.getByRole('link', { name: 'Chat on WhatsApp' })
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
})

function HomeScreen() {
  usePageTitle('Home')
  return <h1>Welcome</h1>
}

it('describes the company to search engines on the home page', async () => {
  const { source } = renderSite({ route: '/' })
  source.behave(arrivesWith({ remote: { routes: [{ path: '/', element: <HomeScreen /> }] } }))
  await screen.findByRole('heading', { name: 'Welcome' })
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]')
  const types = [...scripts].map((script) => JSON.parse(script.textContent ?? '')['@type'])
  expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
})

it('tells a buyer whose tier is not approved which prices count, until it is', async () => {
  const session = aUser({ tierRequest: { tier: 'reseller', state: 'waiting' } })
  api.answers('GET /auth/me', { user: session })
  const { user } = renderSite({ route: '/nowhere', session })
  const text = 'Your reseller account is being checked. Until then you see end-user prices.'
  expect(screen.getByText(text, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your details' })).toHaveAttribute('href', '/profile')
  await user.hover(screen.getByRole('button', { name: `Account of ${session.name}` }))
  expect(screen.getAllByText(text, { exact: false })).toHaveLength(2)
})
