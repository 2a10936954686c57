import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { actorOf, type TypedApp } from '../../base/base.ts'
import type { Sessions } from './session-service.ts'

/** POST /auth/logout (people 3.2): the token is invalid at once. */
export function registerSessions(app: TypedApp, sessions: Sessions): void {
  app.post(
    '/auth/logout',
    {
      config: { access: 'signed-in', operation: 'logOut', withoutSecondFactor: true },
      schema: { response: { 204: Type.Null(), '4xx': ErrorBodySchema } },
    },
    async (request, reply) => {
      await sessions.end(actorOf(request).sessionId)
      return reply.status(204).send(null)
    },
  )
}
