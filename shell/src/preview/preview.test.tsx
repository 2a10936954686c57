import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { aRelease } from '../testing/compositions.ts'
import { keptPreview } from './kept-preview.ts'
import { openPreview } from './open-preview.tsx'

const { integrity, ...release } = aRelease({ version: '1.4.2', base: '/mf/mf-shop/1.4.2/' })
const files = Object.entries(integrity).map(([file, hash]) => [file, { integrity: hash }])
const published = { kind: 'remote', ...release, files: Object.fromEntries(files) }
const orders = aRelease({ name: 'mf-orders', routes: [{ path: '/orders' }] })
const stable = [aRelease(), orders].map((release) => ({ release, cohort: 'stable' as const }))
const site = { releases: stable, hostVersions: { react: '19.3.1' } }

function publish(value: object) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const isThere = String(address).endsWith('/mf/mf-shop/1.4.2/release.json')
    return Response.json(value, { status: isThere ? 200 : 404 })
  })
}

/** What stands where after a wish, and what the badge says. */
async function preview(wish: string) {
  const { replaceIn, badge } = await openPreview(wish, site)
  render(badge)
  const shown = replaceIn(stable).map(({ release, cohort }) => `${release.name} ${cohort}`)
  return {
    shown: shown.sort(),
    refusals: screen.queryAllByRole('alert').map((said) => said.textContent),
  }
}

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a preview', () => {
  it('puts published releases in the place of those others have', async () => {
    publish(published)
    const { shown, refusals } = await preview('mf-shop@1.4.2')
    expect([shown, refusals]).toEqual([['mf-orders stable', 'mf-shop preview'], []])
    expect(screen.getByText('Preview mf-shop 1.4.2')).toBeInTheDocument()
  })

  it('leaves out what is not published, and says so', async () => {
    publish(published)
    const { shown, refusals } = await preview('mf-shop@1.4.2, mf-orders@9.0.0')
    expect(shown).toEqual(['mf-orders stable', 'mf-shop preview'])
    expect(refusals).toEqual([
      'mf-orders@9.0.0 cannot be previewed: it is not published. You see the site without it.',
    ])
  })

  it.each([
    ['needs other versions', { ...published, shared: { react: '^20.0.0' } }, 'needs react ^20.0.0'],
    [
      "claims another remote's page",
      { ...published, routes: [{ path: '/orders' }] },
      'it claims /orders, which is that of mf-orders',
    ],
    ['is not as agreed', { ...published, entry: 7 }, 'release.entry is not a text'],
  ])('refuses a release that %s', async (_what, value, words) => {
    publish(value)
    const { shown, refusals } = await preview('mf-shop@1.4.2')
    expect(shown).toEqual(['mf-orders stable', 'mf-shop stable'])
    expect(refusals).toEqual([expect.stringContaining(words)])
  })

  it.each([
    ['an address', 'https://elsewhere.test/container.js'],
    ['a path', 'mf-shop@../../elsewhere'],
    ['a name alone', 'mf-shop'],
    ['no version', 'mf-shop@latest'],
    ['the shell', 'shell@1.4.2'],
  ])('is never %s, and nothing is fetched for it', async (_what, wish) => {
    const fetched = publish(published)
    const { refusals } = await preview(wish)
    expect(refusals).toEqual([
      expect.stringContaining('it is not the name and version of a release'),
    ])
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('the wish for a preview', () => {
  beforeEach(() => {
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })

  it('is kept for the session and taken out of the address', () => {
    history.replaceState(null, '', '/shop?q=toner&preview=mf-shop@1.4.2#list')
    expect(keptPreview()).toBe('mf-shop@1.4.2')
    expect(location.href).toBe('http://store.test/shop?q=toner#list')
    expect(keptPreview()).toBe('mf-shop@1.4.2')
  })

  it('is nothing unless somebody asks', () => {
    expect(keptPreview()).toBe('')
  })

  it('ends with an empty one', () => {
    sessionStorage.setItem('preview', 'mf-shop@1.4.2')
    history.replaceState(null, '', '/shop?preview=')
    expect(keptPreview()).toBe('')
    expect(keptPreview()).toBe('')
  })
})
