import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Composition, RemoteRelease } from '@store/contract/schemas/site/composition'
import { type Gateway, type GatewayOptions, startGateway } from '../gateway.ts'

const bootHash = `sha256-${'A'.repeat(43)}=`

const tea: RemoteRelease = {
  name: 'mf-tea',
  version: '1.0.0',
  buildId: 'a',
  container: 'mf_tea',
  base: '/mf/mf-tea/1.0.0/',
  entry: 'container.js',
  preload: [],
  integrity: {},
  shared: {},
  navigation: [],
  routes: [
    { path: '/', title: 'Welcome', description: 'Tea & "more"' },
    { path: '/product/:id', subject: 'product' },
    { path: '/leaves/:slug' },
    { path: '/kitchen/*', roles: ['cook'] },
  ],
}

/** Greets otherwise, and has a page that stable does not have yet. */
const canary: RemoteRelease = {
  ...tea,
  version: '1.1.0',
  routes: [
    { path: '/', title: 'Ahoy', description: 'Tea' },
    { path: '/tasting', title: 'Tasting', description: 'Try before you buy' },
  ],
}

const composition: Composition = {
  revision: 1,
  shell: {
    version: '1.0.0',
    buildId: 'b',
    base: '/mf/shell/1.0.0/',
    bootHash,
    site: { name: 'Tea House', description: 'All kinds of tea' },
    routes: [{ path: '/login', title: 'Login', description: 'Sign in', isUnlisted: true }],
  },
  remotes: [{ ...tea, canary: { percent: 10, release: canary } }],
}

const product = {
  _id: '01TEA',
  name: 'Assam <strong>',
  brand: 'Hills',
  category: 'Tea',
  modelNo: 'AS-1',
  description: 'Black tea.',
  images: ['/api/images/assam-800.webp'],
  pictures: [
    {
      src: '/api/images/assam-800.webp',
      srcSet: '/api/images/assam-320.webp 320w, /api/images/assam-800.webp 800w',
      width: 800,
      height: 800,
    },
  ],
  stock: 5,
  gst: 5,
  prices: { enduser: 250 },
  quantityBasedPrices: [],
}

let folder: string
let api: Server
let gateway: Gateway
let isSilent = false
/** Pages of products the API was asked for. */
let lists = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  const inlined = `<script type="application/json" id="composition">${JSON.stringify(composition)}</script>`
  const page = `<head><!--page--><title>Tea</title><!--/page-->${inlined}</head>`
  await writeFile(join(folder, 'index.html'), page)
  await mkdir(join(folder, 'mf/mf-tea/1.0.0'), { recursive: true })
  const release = JSON.stringify({ sitemap: ['/leaves/first-flush'] })
  await writeFile(join(folder, 'mf/mf-tea/1.0.0/release.json'), release)
  api = createServer(answer).listen(0, '127.0.0.1')
  await once(api, 'listening')
  gateway = await startGateway(optionsOf(api))
})

function optionsOf(server: Server): GatewayOptions {
  const address = server.address()
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { siteFolder: folder, apiUrl, host: '127.0.0.1', port: 0 }
}

afterAll(async () => {
  await gateway.close()
  api.closeAllConnections()
  api.close()
  await rm(folder, { recursive: true })
})

const answer: Parameters<typeof createServer>[1] = ({ url = '' }, response) => {
  if (isSilent) return
  const { pathname } = new URL(url, 'http://api')
  if (/limit=\d{2,}/.test(url)) lists += 1
  const isThere = ['/api/products', '/api/products/01TEA'].includes(pathname)
  response.writeHead(isThere ? 200 : 404, {
    'content-type': 'application/json',
    'x-total-count': '1',
  })
  const body = pathname === '/api/products' ? [product] : product
  response.end(JSON.stringify(isThere ? body : { message: 'Product not found.' }))
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers })
}

describe('the head of a page', () => {
  it('says what its route says', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain('<title>Welcome · Tea House</title>')
    expect(html).toContain('name="description" content="Tea &amp; &quot;more&quot;"')
    expect(html).toContain(`rel="canonical" href="http://127.0.0.1:${gateway.port}/"`)
  })

  it.each(['/', '//evil.example/', '/robots.txt', '/sitemap.xml', '/sitemap-pages.xml'])(
    'names no host that a stranger wrote into his request for %s',
    async (path) => {
      const socket = connect(gateway.port, '127.0.0.1')
      const forged = ['x-forwarded-host: evil.example', 'x-forwarded-proto: gopher']
      const head = [`GET ${path} HTTP/1.1`, 'host: evil.example', ...forged, 'connection: close']
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      const answer = await text(socket)
      expect(answer).toContain(`http://127.0.0.1:${gateway.port}/`)
      expect(answer).not.toMatch(/http:\/\/evil|gopher/)
    },
  )

  it('names the origin that is configured', async () => {
    const publicOrigin = 'https://store.example'
    const known = await startGateway({ ...optionsOf(api), publicOrigin })
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

  it.each(['store.example', 'https://store.example/shop', 'ftp://store.example'])(
    'does not start with %s as origin',
    async (publicOrigin) => {
      await expect(startGateway({ ...optionsOf(api), publicOrigin })).rejects.toThrow(
        'PUBLIC_ORIGIN must be an origin',
      )
    },
  )

  it("renders a product's preview for clients without scripts", async () => {
    const response = await get('/product/01TEA?from=chat')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Assam &lt;strong&gt; · Tea House</title>')
    expect(html).toContain(`content="http://127.0.0.1:${gateway.port}/api/images/assam-800.webp"`)
    expect(html).toContain(`href="http://127.0.0.1:${gateway.port}/product/01TEA"`)
    expect(html).toContain('"price":250')
    expect(html).not.toContain('<strong>')
  })

  it('preloads the first image of a product', async () => {
    const html = await (await get('/product/01TEA')).text()
    const [link = ''] = html.match(/<link rel="preload"[^>]*>/) ?? []
    expect(link).toContain('as="image" href="/api/images/assam-800.webp"')
    expect(link).toContain('imagesrcset="/api/images/assam-320.webp 320w,')
    expect(await (await get('/')).text()).not.toContain('rel="preload"')
  })

  it('answers 404 with the page for an unknown product and an unknown path', async () => {
    for (const path of ['/product/01NONE', '/nowhere']) {
      const response = await get(path, { accept: 'text/html' })
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toContain('<title>Page not found · Tea House</title>')
      expect(html).toContain('name="robots" content="noindex"')
    }
  })

  it('says what a page is that only a canary has, and stable where both have one', async () => {
    const response = await get('/tasting')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Tasting · Tea House</title>')
    expect(await (await get('/')).text()).toContain('<title>Welcome · Tea House</title>')
  })

  it('keeps search engines out of guarded areas', async () => {
    const response = await get('/kitchen/stove')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('name="robots" content="noindex"')
  })

  it('does not wait long for a catalogue that does not respond', async () => {
    isSilent = true
    const response = await get('/product/01SLOW')
    isSilent = false
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Tea House</title>')
  })

  it('allows the script inside the document, and no other', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' '${bootHash}';`)
  })

  it('answers 304 while nothing has changed, and uses another ETag for another head', async () => {
    const tagOf = async (path: string) => (await get(path)).headers.get('etag') ?? ''
    const tag = await tagOf('/product/01TEA')
    expect(tag).not.toBe(await tagOf('/'))
    const again = httpRequest(`http://127.0.0.1:${gateway.port}/product/01TEA`, {
      headers: { 'if-none-match': tag },
    }).end()
    const [response]: IncomingMessage[] = await once(again, 'response')
    expect(response?.statusCode).toBe(304)
    again.destroy()
  })

  it('arrives compressed', async () => {
    const response = await get('/', { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toContain('Welcome')
  })
})

describe('for search engines', () => {
  it('lists the pages that say what they are, what remotes name, and every product', async () => {
    const response = await get('/sitemap.xml')
    expect(response.headers.get('content-type')).toContain('xml')
    const places = [...(await response.text()).matchAll(/<loc>[^<]*:\d+(\/[^<]*)<\/loc>/g)]
    expect(places.map(([, path]) => path)).toEqual(['/', '/leaves/first-flush', '/product/01TEA'])
  })

  it('reads the list from the API once for concurrent requests', async () => {
    await get('/sitemap.xml')
    const before = lists
    const answers = await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')])
    expect([answers.map(({ status }) => status), lists]).toEqual([[200, 200], before])
    expect(before).toBeGreaterThan(0)
  })

  it('says where the list is, and where there is nothing to find', async () => {
    const text = await (await get('/robots.txt')).text()
    expect(text).toContain(`Sitemap: http://127.0.0.1:${gateway.port}/sitemap.xml`)
    expect(text).toContain('Disallow: /kitchen/')
  })
})
