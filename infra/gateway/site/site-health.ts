import type { FastifyInstance } from 'fastify'
import type { SiteSnapshot } from './site-snapshot.ts'

/**
 * GET /health/live and /health/ready, for orchestrators and load balancers.
 * @param readSite reads the site, or throws when there is none
 */
export function registerSiteHealth(
  app: FastifyInstance,
  readSite: () => Promise<SiteSnapshot>,
): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', async (request, reply) => {
    const isReady = await readSite().then(
      () => true,
      (error: unknown) => {
        request.log.warn({ err: error }, 'the site cannot be read')
        return false
      },
    )
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' })
  })
}
