import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from '@jest/globals'
import { startGateway } from '../gateway.ts'
import { patientWaits } from '../testing/patient-waits.ts'
import { bootHash, startTeaSite } from '../testing/tea-site.ts'

const site = startTeaSite()

describe('a document', () => {
  const tokenOf = (response: Response) =>
    /^document=([^;]+);/.exec(response.headers.get('set-cookie') ?? '')?.[1]

  it('comes with a token of its own, which browsers send with their reports only', async () => {
    const first = await site.get('/')
    const again = await site.get('/', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([first.status, again.status]).toEqual([200, 304])
    expect(tokenOf(first)).toMatch(/^token-\d+$/)
    expect(tokenOf(again)).toMatch(/^token-\d+$/)
    expect(tokenOf(again)).not.toBe(tokenOf(first))
    expect(first.headers.get('set-cookie')).toMatch(
      /; Path=\/api\/telemetry; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    )
    expect((await site.get('/robots.txt')).headers.get('set-cookie')).toBeNull()
  })

  it('is sent without one while the API gives none', async () => {
    const alone = await startGateway({ ...site.options, apiUrl: 'http://127.0.0.1:1' })
    const response = await fetch(`http://127.0.0.1:${alone.port}/`)
    await alone.close()
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
  })
})

describe('the head of a page', () => {
  it('describes the page as its route does', async () => {
    const html = await (await site.get('/')).text()
    expect(html).toContain('<title>Welcome · Tea House</title>')
    expect(html).toContain('name="description" content="Tea &amp; &quot;more&quot;"')
    expect(html).toContain(`rel="canonical" href="${site.origin}/"`)
  })

  it.each(['/', '//evil.example/', '/robots.txt', '/sitemap.xml', '/sitemap-pages.xml'])(
    'does not use a forged host from the request for %s',
    async (path) => {
      const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
      const forged = ['x-forwarded-host: evil.example', 'x-forwarded-proto: gopher']
      const head = [`GET ${path} HTTP/1.1`, 'host: evil.example', ...forged, 'connection: close']
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      const answer = await text(socket)
      expect(answer).toContain(`${site.origin}/`)
      expect(answer).not.toMatch(/http:\/\/evil|gopher/)
    },
  )

  it('uses the configured origin', async () => {
    const publicOrigin = 'https://store.example'
    const known = await startGateway({ ...site.options, publicOrigin })
    const read = async (path: string) =>
      (await fetch(`http://127.0.0.1:${known.port}${path}`)).text()
    expect(await read('/')).toContain('rel="canonical" href="https://store.example/"')
    expect(await read('/product/01TEA')).toContain(
      'property="og:url" content="https://store.example/product/01TEA"',
    )
    expect(await read('/robots.txt')).toContain('Sitemap: https://store.example/sitemap.xml')
    expect(await read('/sitemap.xml')).toContain('<loc>https://store.example/</loc>')
    await known.close()
  })

  it.each([
    ['https://store.example', 'max-age=31536000'],
    ['http://store.example', null],
  ])('has browsers of %s ask by https only: %s', async (publicOrigin, expected) => {
    const known = await startGateway({ ...site.options, publicOrigin })
    for (const path of ['/', '/product/01TEA', '/gone.js']) {
      const { headers } = await fetch(`http://127.0.0.1:${known.port}${path}`)
      expect(headers.get('strict-transport-security')).toBe(expected)
    }
    await known.close()
  })

  it.each(['store.example', 'https://store.example/shop', 'ftp://store.example'])(
    'needs a valid public origin, not %s',
    async (publicOrigin) => {
      await expect(startGateway({ ...site.options, publicOrigin })).rejects.toThrow(
        'PUBLIC_ORIGIN must be an origin',
      )
    },
  )

  it("renders a product's preview for clients without scripts", async () => {
    const response = await site.get('/product/01TEA?from=chat')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Assam &lt;strong&gt; · Tea House</title>')
    expect(html).toContain(`content="${site.origin}/api/images/assam-800.webp"`)
    expect(html).toContain(`href="${site.origin}/product/01TEA"`)
    expect(html).toContain('"price":250')
    expect(html).not.toContain('<strong>')
  })

  it('preloads the first image of a product', async () => {
    const html = await (await site.get('/product/01TEA')).text()
    const [link = ''] = html.match(/<link rel="preload"[^>]*>/) ?? []
    expect(link).toContain('as="image" href="/api/images/assam-800.webp"')
    expect(link).toContain('imagesrcset="/api/images/assam-320.webp 320w,')
    expect(await (await site.get('/')).text()).not.toContain('rel="preload"')
  })

  it('is sent with status 404 for an unknown product and an unknown path', async () => {
    for (const path of ['/product/01NONE', '/nowhere']) {
      const response = await site.get(path, { accept: 'text/html' })
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toContain('<title>Page not found · Tea House</title>')
      expect(html).toContain('name="robots" content="noindex"')
    }
  })

  it('describes a page that only a canary has, and the stable page where both have one', async () => {
    const response = await site.get('/tasting')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Tasting · Tea House</title>')
    expect(await (await site.get('/')).text()).toContain('<title>Welcome · Tea House</title>')
  })

  it('keeps search engines out of guarded areas', async () => {
    const response = await site.get('/kitchen/stove')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('name="robots" content="noindex"')
  })

  it.each(['/login', '/brew/of-one-person'])(
    'keeps search engines out of %s, which is unlisted',
    async (path) => {
      const html = await (await site.get(path)).text()
      expect(html).toContain('name="robots" content="noindex"')
      expect(html).not.toContain('rel="canonical"')
    },
  )

  it('does not wait long for a catalogue that does not respond', async () => {
    site.isSilent = true
    const hurried = await startGateway({
      ...site.options,
      waits: { ...patientWaits, productMs: 1 },
    })
    const response = await fetch(`http://127.0.0.1:${hurried.port}/product/01SLOW`)
    site.isSilent = false
    await hurried.close()
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Tea House</title>')
  })

  it('allows the inline script of the document and no other', async () => {
    const policy = (await site.get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' '${bootHash}';`)
  })

  it('is answered with 304 while nothing has changed, and has its own ETag', async () => {
    const tagOf = async (path: string) => (await site.get(path)).headers.get('etag') ?? ''
    const tag = await tagOf('/product/01TEA')
    expect(tag).not.toBe(await tagOf('/'))
    const again = httpRequest(`${site.origin}/product/01TEA`, {
      headers: { 'if-none-match': tag },
    }).end()
    const [response]: IncomingMessage[] = await once(again, 'response')
    expect(response?.statusCode).toBe(304)
    again.destroy()
  })

  it('is sent compressed', async () => {
    const response = await site.get('/', { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toContain('Welcome')
  })
})
