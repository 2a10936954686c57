import { afterEach, expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { act, screen, within } from '@testing-library/react'
import { renderSite } from '../../testing/render-site.tsx'

const api = fakeApi()

// jsdom has no layout; this is the browser's edge.
let scrollToFooter: () => void
class FakeObserver {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    scrollToFooter = () => act(() => notify([{ isIntersecting: true }]))
  }
  observe() {}
  disconnect() {}
}

function openFooter() {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver })
  const { user } = renderSite({ route: '/nowhere' })
  return { user, strip: within(screen.getByRole('region', { name: 'Seller' })) }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

const seller = {
  name: 'Store Private Limited',
  gstin: '36AABCS1995K1ZX',
  address: 'Abids, Hyderabad 500001',
  state: 'Telangana',
  officerName: 'Meera Iyer',
  officerEmail: 'grievance@store.example',
  officerPhone: '+91 40 4000 1996',
}

it('links to the four policies', () => {
  renderSite({ route: '/nowhere' })
  const footer = within(screen.getByRole('contentinfo'))
  const targets = ['Returns', 'Shipping', 'Privacy', 'Terms'].map((name) =>
    footer.getByRole('link', { name }).getAttribute('href'),
  )
  expect(targets).toEqual(['/returns', '/shipping', '/privacy', '/terms'])
})

it('asks who sells only when it is seen', async () => {
  api.answers('GET /settings/seller', seller)
  const { strip } = openFooter()
  expect(api.calls('GET /settings/seller')).toEqual([])
  scrollToFooter()
  expect(await strip.findByText('36AABCS1995K1ZX')).toBeVisible()
  expect(api.calls('GET /settings/seller')).toHaveLength(1)
})

it('shows the grievance officer, who can be written to and called', async () => {
  api.answers('GET /settings/seller', seller)
  const { strip } = openFooter()
  scrollToFooter()
  expect(await strip.findByText('Meera Iyer')).toBeVisible()
  expect(strip.getByRole('link', { name: 'grievance@store.example' })).toHaveAttribute(
    'href',
    'mailto:grievance@store.example',
  )
  expect(strip.getByRole('link', { name: '+91 40 4000 1996' })).toHaveAttribute(
    'href',
    'tel:+914040001996',
  )
})

it('says what the seller has not given, and that the store can be asked', async () => {
  const { gstin: _gstin, officerPhone: _phone, ...rest } = seller
  api.answers('GET /settings/seller', rest)
  const { strip } = openFooter()
  scrollToFooter()
  expect(await strip.findByText('[GSTIN: ask us]')).toBeVisible()
  expect(strip.getByText('[phone: ask us]')).toBeVisible()
})

it('loads again after a failure', async () => {
  api.refuses('GET /settings/seller', 500, 'Something went wrong. Please try again.')
  const { user, strip } = openFooter()
  scrollToFooter()
  const again = await strip.findByRole('button', { name: 'Load the seller again' })
  api.answers('GET /settings/seller', seller)
  await user.click(again)
  expect(await strip.findByText('Store Private Limited')).toBeVisible()
})
