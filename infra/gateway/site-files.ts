import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cacheControlOf } from '../releases/file-headers.ts'
import type { PublicCatalogue } from './public-catalogue.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import { pageSender } from './site-pages.ts'
import { siteReader } from './site-state.ts'
import { serveSitemap } from './sitemap.ts'

/**
 * Serves the composed site from its folder, compressed copies where they lie beside. A path that names a file is a
 * file or a real 404; any other path a person may open is the one document, for the shell routes it.
 */
export async function serveSiteFiles(
  app: FastifyInstance,
  folder: string,
  catalogue: PublicCatalogue,
): Promise<void> {
  const read = siteReader(folder)
  const sendPage = pageSender(read, catalogue)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      ...SECURITY_HEADERS,
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
  })
  await serveSitemap(app, { folder, read, catalogue })
  app.setNotFoundHandler(async (request, reply) => {
    if (isPageRequest(request)) return sendPage(request, reply)
    return reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found.' })
  })
}

/** A path of the shell: no release folder, no file name, asked for by something that reads HTML. */
function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const path = url.split('?', 1)[0] ?? ''
  const isFile = path.startsWith('/mf/') || /\.[^/]*$/.test(path)
  return !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}
