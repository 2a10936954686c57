import { describe, expect, it } from '@jest/globals'
import { startTeaSite } from '../testing/tea-site.ts'

const site = startTeaSite()

describe('the gateway for search engines', () => {
  it('lists the pages with a description, the paths that remotes list, and every product', async () => {
    const response = await site.get('/sitemap.xml')
    expect(response.headers.get('content-type')).toContain('xml')
    const paths = [...(await response.text()).matchAll(/<loc>[^<]*:\d+(\/[^<]*)<\/loc>/g)]
    expect(paths.map(([, path]) => path)).toEqual(['/', '/leaves/first-flush', '/product/01TEA'])
  })

  it('reads the list from the API once for concurrent requests', async () => {
    await site.get('/sitemap.xml')
    const before = site.lists
    const answers = await Promise.all([site.get('/sitemap.xml'), site.get('/sitemap.xml')])
    expect([answers.map(({ status }) => status), site.lists]).toEqual([[200, 200], before])
    expect(before).toBeGreaterThan(0)
  })

  it('serves a robots.txt with the sitemap and the areas to skip', async () => {
    const text = await (await site.get('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
    expect(text).toContain('Disallow: /kitchen/')
  })
})
