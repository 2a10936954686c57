import type { FastifyInstance } from 'fastify'
import { RevisionConflictError } from '../../releases/release-store.ts'
import { readHistory } from '../../releases/site-history.ts'
import type { SiteRevision } from '../../releases/site-revision.ts'
import type { Session } from '../accounts/sessions.ts'
import { rehearse } from '../actions/rehearse.ts'
import { readAction, run } from '../actions/site-action.ts'
import { readOverview } from '../overview.ts'
import type { PlatformParts } from '../platform-parts.ts'
import { confirmView, problemView } from '../views/confirm-view.ts'
import { historyView, siteView } from '../views/site-view.ts'
import { sessionOf } from './platform-session.ts'
import { registerPreview } from './preview-routes.ts'
import { readCookie } from './session-cookie.ts'
import { hasFormToken, refusedElsewhere } from './session-routes.ts'

const revisionsOfHistory = 200
const longestReason = 300

/** What is behind the sign-in: the site, its history, and every change of it by a question and an answer. */
export function registerSite(app: FastifyInstance, parts: PlatformParts): void {
  const { store, signIn, readCounts, isWatched, clock } = parts
  app.decorateRequest('platformSession', undefined)
  app.addHook('preValidation', async (request, reply) => {
    request.platformSession = await signIn.sessions.find(readCookie(request))
    if (request.platformSession === undefined) return reply.redirect('/sign-in', 303)
  })

  app.get('/', async (request) => {
    const now = clock()
    const overview = await readOverview(store, readCounts)
    const done = wholeNumber(fieldsOf(request.query).done)
    return siteView(overview, { session: sessionOf(request), now, isWatched, done })
  })

  app.get('/history', async (request) => {
    const history = await readHistory(store, revisionsOfHistory)
    return historyView(history, { session: sessionOf(request), now: clock() })
  })

  app.get('/change', async (request, reply) => {
    const session = sessionOf(request)
    const fields = fieldsOf(request.query)
    const action = readAction(fields)
    if (action === undefined) return reply.status(400).send(notUnderstood(session))
    const rehearsal = await rehearse(store, action)
    const meanwhile = await changesSince(wholeNumber(fields.revision), rehearsal.revision)
    return confirmView({ action, rehearsal, meanwhile, session, now: clock() })
  })

  app.post('/change', async (request, reply) => {
    const session = sessionOf(request)
    if (!hasFormToken(request, session)) return reply.status(403).send(refusedElsewhere())
    const fields = fieldsOf(request.body)
    const [action, expected] = [readAction(fields), wholeNumber(fields.revision)]
    if (action === undefined || expected === undefined) {
      return reply.status(400).send(notUnderstood(session))
    }
    const reason = String(fields.reason ?? '')
      .trim()
      .slice(0, longestReason)
    try {
      const actor = { by: session.name, at: clock(), ...(reason && { reason }) }
      const { revision, isNew } = await run(store, action, { actor, expected })
      return reply.redirect(isNew ? `/?done=${revision}` : '/', 303)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      request.log.warn({ err: error, action }, 'a change was refused')
      // Asked again about the site as it is now, with what has happened since.
      const rehearsal = await rehearse(store, action)
      const meanwhile = await changesSince(expected, rehearsal.revision)
      const refusal = error.message
      void reply.status(error instanceof RevisionConflictError ? 409 : 422)
      return confirmView({ action, rehearsal, meanwhile, session, now: clock(), refusal })
    }
  })

  registerPreview(app, parts)

  async function changesSince(seen: number | undefined, now: number): Promise<SiteRevision[]> {
    if (seen === undefined || seen >= now) return []
    const changes = await readHistory(store, Math.min(now - seen, revisionsOfHistory))
    return changes.filter(({ revision }) => revision > seen)
  }
}

function fieldsOf(source: unknown): Record<string, unknown> {
  return { ...Object(source) }
}

function wholeNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function notUnderstood(session: Session) {
  return problemView('This was not understood', 'Nothing was changed.', session)
}
