import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { aRelease } from '../testing/compositions.ts'
import { openPreview } from './open-preview.tsx'
import { readPreviewParam } from './preview-storage.ts'

const base = '/mf/mf-shop/1.4.2/'
const product = { path: '/product/:id' }
const live = aRelease({
  routes: [{ path: '/shop', roles: ['buyer'] }, product],
  navigation: [{ label: 'Shop', to: '/shop', order: 20 }],
})
const { integrity, ...release } = aRelease({
  version: '1.4.2',
  base,
  routes: [{ path: '/shop' }, { path: '/orders' }, { path: '/shop/secret' }],
  navigation: [
    { label: 'Shop anew', to: '/shop', order: 20 },
    { label: 'Secret', to: '/shop/secret', order: 30 },
  ],
})
const files = Object.entries(integrity).map(([file, hash]) => [file, { integrity: hash }])
const published = { kind: 'remote', ...release, files: Object.fromEntries(files) }
const orders = aRelease({ name: 'mf-orders', routes: [{ path: '/orders' }] })
const stable = [live, orders].map((release) => ({ release, cohort: 'stable' as const }))
const site = { releases: stable, hostVersions: { react: '19.3.1' } }
const vouched = `sha384-${'V'.repeat(64)}`
const shop = { name: 'mf-shop', version: '1.4.2', integrity: vouched }

/** The API, and the folder of one release. */
function serve(signed: readonly object[] | number, value: object = published) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address), location.origin)
    if (pathname === '/api/previews') {
      return typeof signed === 'number'
        ? Response.json({ message: 'No.' }, { status: signed })
        : Response.json({ releases: signed, expiresAt: '2026-11-22T06:00:00.000Z' })
    }
    return Response.json(value, { status: pathname === `${base}release.json` ? 200 : 404 })
  })
}

/** Opens a link; returns the resulting composition and the text of the badge. */
async function preview(link = 'payload.signature') {
  const { replaceIn, badge } = await openPreview(link, site)
  const { container } = render(badge)
  const chosen = replaceIn(stable)
  return {
    chosen,
    shown: chosen.map(({ release, cohort }) => `${release.name} ${cohort}`),
    refusals: screen.queryAllByRole('alert').map((said) => said.textContent),
    text: container.textContent,
  }
}

const asItIs = ['mf-shop stable', 'mf-orders stable']

describe('a preview', () => {
  it('replaces live releases with those of a signed link', async () => {
    const fetched = serve([shop])
    const { shown, refusals } = await preview()
    expect([shown, refusals]).toEqual([['mf-shop preview', 'mf-orders stable'], []])
    expect(screen.getByText('Preview mf-shop 1.4.2')).toBeInTheDocument()
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body: '{"link":"payload.signature"}' })
    expect(fetched.mock.calls[1]?.[1]).toEqual({ integrity: vouched })
  })

  it('adds no page, no link and no remote, and opens no guard', async () => {
    serve([shop, { ...shop, name: 'mf-milk' }])
    const { chosen, refusals } = await preview()
    expect(chosen.map(({ release }) => [release.routes, release.navigation])).toEqual([
      [[{ path: '/shop', roles: ['buyer'] }], [{ label: 'Shop anew', to: '/shop', order: 20 }]],
      [orders.routes, orders.navigation],
    ])
    expect(refusals).toEqual([
      'mf-milk 1.4.2 cannot be previewed: it is of no remote of this site. You see the site without it.',
    ])
  })

  it.each([
    ['is not signed, or expired', 403, 'This preview link is not valid or has expired.'],
    ['is too long', 400, 'This preview link is not valid or has expired.'],
    ['cannot be checked', 502, 'This preview link cannot be checked right now.'],
  ])(
    'with a link that %s is rejected, and nothing of the link is shown',
    async (_, status, words) => {
      const fetched = serve(status)
      const { shown, refusals, text } = await preview('Call 0800-FRAUD')
      expect([shown, refusals]).toEqual([asItIs, [`${words} You see the site without it.`]])
      expect(text).not.toContain('FRAUD')
      expect(fetched).toHaveBeenCalledTimes(1)
    },
  )

  it.each([
    [403, null],
    [502, 'payload.signature'],
  ])('with the status %i is stored as %j for the next page', async (status, kept) => {
    sessionStorage.setItem('preview', 'payload.signature')
    serve(status)
    await preview()
    expect(sessionStorage.getItem('preview')).toBe(kept)
  })

  const otherShop = (change: object) => ({ signed: { ...shop, ...change }, value: published })
  const otherFile = (change: object) => ({ signed: shop, value: { ...published, ...change } })
  it.each([
    ['needs other versions', otherFile({ shared: { react: '^20.0.0' } }), 'needs react'],
    ['is not as agreed', otherFile({ entry: 7 }), 'release.json does not match its schema'],
    ['is gone', otherShop({ version: '9.0.0' }), 'it is not published any more'],
    ['has no usable hash', otherShop({ integrity: 'x' }), 'cannot be checked'],
  ])('rejects a release that %s', async (_what, { signed, value }, words) => {
    serve([signed], value)
    const { shown, refusals } = await preview()
    expect(shown).toEqual(asItIs)
    expect(refusals).toEqual([expect.stringContaining(words)])
  })
})

describe('the link of a preview', () => {
  beforeEach(() => {
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })

  it('is stored for the session and removed from the URL', () => {
    history.replaceState(null, '', '/shop?q=toner&preview=mf-shop@1.4.2#list')
    expect(readPreviewParam()).toBe('mf-shop@1.4.2')
    expect(location.href).toBe('http://store.test/shop?q=toner#list')
    expect(readPreviewParam()).toBe('mf-shop@1.4.2')
  })

  it('is empty without a preview link', () => {
    expect(readPreviewParam()).toBe('')
  })

  it('ends with an empty one', () => {
    sessionStorage.setItem('preview', 'mf-shop@1.4.2')
    history.replaceState(null, '', '/shop?preview=')
    expect(readPreviewParam()).toBe('')
    expect(readPreviewParam()).toBe('')
  })
})
