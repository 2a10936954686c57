import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cacheControlOf } from '../../releases/store/file-headers.ts'
import type { FirstHtml } from '../first-html/first-html.ts'
import { errorBody } from '../gateway-errors.ts'
import { SECURITY_HEADERS, transportSecurity } from '../security-headers.ts'
import type { DocumentTokens } from './document-tokens.ts'
import type { PublicCatalogue } from './public-catalogue.ts'
import { acceptsHtml, isPagePath, isPublicFile, pathOf } from './request-path.ts'
import { registerSiteHealth } from './site-health.ts'
import { createPageHandler } from './site-pages.ts'
import { createSiteReader } from './site-snapshot.ts'
import { serveSitemap } from './sitemap.ts'

/**
 * Serves the composed site from its folder, with precompressed variants where they exist. A path with a file name is a
 * file or a 404; every other page path gets the document, in which the shell does the routing.
 */
export async function serveSiteFiles(
  app: FastifyInstance,
  site: {
    folder: string
    catalogue: PublicCatalogue
    publicOrigin: () => string
    firstHtml: FirstHtml
    documentTokens: DocumentTokens
  },
): Promise<void> {
  const { folder } = site
  const read = createSiteReader(folder)
  const sendPage = createPageHandler(read, site)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      ...SECURITY_HEADERS,
      ...transportSecurity(site.publicOrigin()),
      'cache-control': cacheControlOf(request.url.slice(1)),
      vary: 'accept-encoding',
    })
  })
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    serve: false,
    allowedPath: isPublicFile,
  })
  registerSiteHealth(app, read)
  await serveSitemap(app, { ...site, read })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(404)))
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url)
    if (isPagePath(path)) {
      if (acceptsHtml(request)) return sendPage(request, reply)
    } else if (!path.endsWith('/')) {
      const file = decodeURIComponent(path)
      // The plugin would answer 403 to some of the others.
      if (isPublicFile(file)) return reply.sendFile(file)
    }
    return reply.callNotFound()
  })
}
