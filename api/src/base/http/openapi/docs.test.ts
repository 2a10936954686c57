import { describe, expect, it } from '@jest/globals'
import { useTestStore } from '../../../../test/test-store.ts'

describe('GET /docs', () => {
  const store = useTestStore()
  const origin = 'http://store.test'

  /** URLs that a page requests before any script of it has run. */
  function assetsOf(html: string, at: string): string[] {
    const written = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
    return written.map((address) => new URL(address, origin + at).href)
  }

  it.each(['/api/docs', '/api/docs/'])(
    'is a page at %s, with all its files from this server',
    async (at) => {
      const page = await store.app.inject(at)
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ])
      const assets = assetsOf(page.body, at)
      expect(assets.filter((address) => address.endsWith('.js'))).toHaveLength(3)
      for (const address of assets) {
        expect(address).toMatch(`${origin}/api/docs/static/`)
        const { statusCode, headers } = await store.app.inject(address)
        expect([address, statusCode]).toEqual([address, 200])
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    },
  )

  it('needs no inline script and no inline style', async () => {
    const page = await store.app.inject('/api/docs')
    const policy = String(page.headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
    )
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/)
  })

  it('reads the document that the API publishes', async () => {
    const [shown, published] = await Promise.all(
      ['/api/docs/json', '/api/openapi.json'].map((url) => store.app.inject(url)),
    )
    expect(shown?.json()).toEqual(published?.json())
  })
})
