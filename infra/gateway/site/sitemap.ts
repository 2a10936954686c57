import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PublicCatalogue } from './public-catalogue.ts'
import { type createSiteReader, readSitemapPaths, type SiteSnapshot } from './site-snapshot.ts'

/** Maximum number of URLs in one sitemap (sitemaps.org). */
const maxUrlsPerSitemap = 50_000
const oneHour = 60 * 60

/** Serves `/sitemap.xml` and `/robots.txt` for search engines. */
export async function serveSitemap(
  app: FastifyInstance,
  site: {
    folder: string
    read: ReturnType<typeof createSiteReader>
    catalogue: PublicCatalogue
    publicOrigin: () => string
  },
): Promise<void> {
  const { catalogue, publicOrigin } = site
  const pages = async () => {
    const state = await site.read()
    const { composition } = state
    return [
      ...listedPaths(state),
      ...(composition ? await readSitemapPaths(site.folder, composition) : []),
    ]
  }
  const products = async (from: number) =>
    (await catalogue.ids(from, maxUrlsPerSitemap)).map((id) => `/product/${id}`)

  app.get('/sitemap.xml', async (_request, reply) => {
    const origin = publicOrigin()
    const [paths, total] = [await pages(), await catalogue.count()]
    if (paths.length + total <= maxUrlsPerSitemap) {
      return sendXml(reply, urlSet(origin, [...paths, ...(await products(0))]))
    }
    const parts = Array.from(
      { length: Math.ceil(total / maxUrlsPerSitemap) },
      (_, part) => part + 1,
    )
    const maps = ['/sitemap-pages.xml', ...parts.map((part) => `/sitemap-products-${part}.xml`)]
    return sendXml(reply, sitemapIndex(origin, maps))
  })

  app.get('/sitemap-pages.xml', async (_request, reply) =>
    sendXml(reply, urlSet(publicOrigin(), await pages())),
  )

  app.get<{ Params: { part: string } }>(
    '/sitemap-products-:part(^\\d{1,4}$).xml',
    async ({ params }, reply) => {
      const from = (Number(params.part) - 1) * maxUrlsPerSitemap
      if (from < 0 || from >= (await catalogue.count())) return reply.callNotFound()
      return sendXml(reply, urlSet(publicOrigin(), await products(from)))
    },
  )

  app.get('/robots.txt', async (_request, reply) => {
    const guarded = (await site.read()).routes.filter(({ roles }) => roles !== undefined)
    const areas = new Set(guarded.map(({ path }) => `Disallow: ${path.replace(/[:*].*$/, '')}`))
    const lines = ['User-agent: *', ...areas, `Sitemap: ${publicOrigin()}/sitemap.xml`, '']
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
}

/** Public pages with a description and without route parameters. */
function listedPaths({ routes }: SiteSnapshot): string[] {
  return routes
    .filter(({ path, roles, description, isUnlisted }) => {
      return !roles && description && !isUnlisted && !/[:*]/.test(path)
    })
    .map(({ path }) => path)
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${oneHour}`)
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`)
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function urlSet(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${address(origin, path)}</loc></url>`)
  return `<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>`
}

function sitemapIndex(origin: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${address(origin, path)}</loc></sitemap>`)
  return `<sitemapindex ${namespace}>\n${maps.join('\n')}\n</sitemapindex>`
}

function address(origin: string, path: string): string {
  return new URL(path, origin).href.replaceAll('&', '&amp;')
}
