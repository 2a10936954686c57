import { sessionMessages } from '@store/contract/rules/accounts/account-messages'
import { UserSessionsSchema } from '@store/contract/schemas/accounts/user-details'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { actorOf, type TypedApp } from '../../base/base.ts'
import type { OwnSessions } from './own-sessions.ts'
import type { Sessions } from './session-service.ts'

const errors = { '4xx': ErrorBodySchema }

/** POST /auth/logout (people 3.2): the token is invalid at once. The other sessions of the caller are listed, and ended. */
export function registerSessions(app: TypedApp, sessions: Sessions, own: OwnSessions): void {
  app.post(
    '/auth/logout',
    {
      config: {
        access: 'signed-in',
        operation: 'logOut',
        rights: 'own',
        withoutSecondFactor: true,
      },
      schema: { response: { 204: Type.Null(), ...errors } },
    },
    async (request, reply) => {
      await sessions.end(actorOf(request).sessionId)
      return reply.status(204).send(null)
    },
  )

  app.get(
    '/auth/me/sessions',
    {
      config: { access: 'signed-in', operation: 'readMySessions', rights: 'own' },
      schema: { response: { 200: UserSessionsSchema, ...errors } },
    },
    async (request) => own.list(actorOf(request)),
  )

  app.delete(
    '/auth/me/sessions',
    {
      config: { access: 'signed-in', operation: 'endMyOtherSessions', rights: 'own' },
      schema: {
        description: 'all but that of the caller',
        response: { 200: MessageBodySchema, ...errors },
      },
    },
    async (request) => {
      await own.endOthers(actorOf(request))
      return { message: sessionMessages.othersEnded }
    },
  )

  app.delete(
    '/auth/me/sessions/:id',
    {
      config: { access: 'signed-in', operation: 'endMySession', rights: 'own' },
      schema: { params: IdParamsSchema, response: { 200: MessageBodySchema, ...errors } },
    },
    async (request) => {
      await own.end(actorOf(request), request.params.id)
      return { message: sessionMessages.ended }
    },
  )
}
