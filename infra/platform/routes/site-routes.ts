import type { FastifyInstance } from 'fastify'
import { readHistory } from '../../releases/site/site-history.ts'
import type { SiteRevision } from '../../releases/site/site-revision.ts'
import { RevisionConflictError } from '../../releases/store/release-store.ts'
import type { Session } from '../accounts/sessions.ts'
import { performDryRun } from '../actions/dry-run.ts'
import { executeAction, parseAction } from '../actions/site-action.ts'
import { readOverview } from '../overview.ts'
import type { PlatformDependencies } from '../platform-dependencies.ts'
import { confirmView, problemView } from '../views/confirm-view.ts'
import { historyView, siteView } from '../views/site-view.ts'
import { requireSession } from './platform-session.ts'
import { registerPreviewRoutes } from './preview-routes.ts'
import { readCookie } from './session-cookie.ts'
import { foreignFormView, hasFormToken } from './session-routes.ts'

const maxHistoryRevisions = 200
const maxReasonLength = 300

/** Routes behind the sign-in: the site, its history, and changes, each of which asks for confirmation first. */
export function registerSiteRoutes(app: FastifyInstance, dependencies: PlatformDependencies): void {
  const { store, signIn, counts, isAutoHaltEnabled, clock } = dependencies
  app.decorateRequest('platformSession', undefined)
  app.addHook('preValidation', async (request, reply) => {
    request.platformSession = await signIn.sessions.find(readCookie(request))
    if (request.platformSession === undefined) return reply.redirect('/sign-in', 303)
  })

  app.get('/', async (request) => {
    const now = clock()
    const overview = await readOverview(store, { counts, now })
    const done = parseWholeNumber(toFields(request.query).done)
    return siteView(overview, { session: requireSession(request), now, isAutoHaltEnabled, done })
  })

  app.get('/history', async (request) => {
    const history = await readHistory(store, maxHistoryRevisions)
    return historyView(history, { session: requireSession(request), now: clock() })
  })

  app.get('/change', async (request, reply) => {
    const session = requireSession(request)
    const fields = toFields(request.query)
    const action = parseAction(fields)
    if (action === undefined) return reply.status(400).send(invalidRequestView(session))
    const dryRun = await performDryRun(store, action)
    const concurrentChanges = await changesSince(parseWholeNumber(fields.revision), dryRun.revision)
    return confirmView({ action, dryRun, concurrentChanges, session, now: clock() })
  })

  app.post('/change', async (request, reply) => {
    const session = requireSession(request)
    if (!hasFormToken(request, session)) return reply.status(403).send(foreignFormView())
    const fields = toFields(request.body)
    const [action, expected] = [parseAction(fields), parseWholeNumber(fields.revision)]
    if (action === undefined || expected === undefined) {
      return reply.status(400).send(invalidRequestView(session))
    }
    const reason = String(fields.reason ?? '')
      .trim()
      .slice(0, maxReasonLength)
    try {
      const actor = { by: session.name, at: clock(), ...(reason && { reason }) }
      const { revision, isNew } = await executeAction(store, action, { actor, expected })
      return reply.redirect(isNew ? `/?done=${revision}` : '/', 303)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      request.log.warn({ err: error, action }, 'a change was refused')
      // Ask again, based on the current site, and show what has changed meanwhile.
      const dryRun = await performDryRun(store, action)
      const concurrentChanges = await changesSince(expected, dryRun.revision)
      const rejection = error.message
      void reply.status(error instanceof RevisionConflictError ? 409 : 422)
      return confirmView({ action, dryRun, concurrentChanges, session, now: clock(), rejection })
    }
  })

  registerPreviewRoutes(app, dependencies)

  async function changesSince(seen: number | undefined, now: number): Promise<SiteRevision[]> {
    if (seen === undefined || seen >= now) return []
    const changes = await readHistory(store, Math.min(now - seen, maxHistoryRevisions))
    return changes.filter(({ revision }) => revision > seen)
  }
}

function toFields(source: unknown): Record<string, unknown> {
  return { ...Object(source) }
}

function parseWholeNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function invalidRequestView(session: Session) {
  return problemView('This was not understood', 'Nothing was changed.', session)
}
