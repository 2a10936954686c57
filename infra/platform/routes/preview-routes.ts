import type { FastifyInstance } from 'fastify'
import { nameOf } from '../../releases/release.ts'
import { previewHours, signPreviewLink } from '../../releases/site/preview-link.ts'
import { parseReleaseId } from '../actions/site-action.ts'
import type { PlatformDependencies } from '../platform-dependencies.ts'
import { problemView } from '../views/confirm-view.ts'
import { previewView } from '../views/preview-view.ts'
import { requireSession } from './platform-session.ts'

/** GET /preview: signs a preview link. Changes nothing; logs who requested it. */
export function registerPreviewRoutes(
  app: FastifyInstance,
  dependencies: PlatformDependencies,
): void {
  const { store, previews, clock } = dependencies
  app.get('/preview', async (request, reply) => {
    const session = requireSession(request)
    const id = parseReleaseId({ ...Object(request.query) })
    if (id === undefined) {
      return reply
        .status(400)
        .send(problemView('This was not understood', 'Nothing was changed.', session))
    }
    const now = clock()
    const expiresAt = new Date(now.getTime() + previewHours.default * 3_600_000)
    try {
      const { token, siteOrigin } = previews
      const link = await signPreviewLink(store, { releases: [id], token, expiresAt })
      request.log.info({ release: nameOf(id), by: session.name }, 'a preview link was signed')
      const preview = { release: nameOf(id), address: `${siteOrigin}${link}`, expiresAt }
      return previewView(preview, { session, now })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return reply.status(422).send(problemView('There is no preview', error.message, session))
    }
  })
}
