import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  UserDetailsSchema,
  UserSessionParamsSchema,
  UserSessionsSchema,
} from '@store/contract/schemas/accounts/user-details'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, type TypedApp } from '../../../base/base.ts'
import { presentUserDetails } from './user-details-presenter.ts'
import type { UserDetailsService } from './user-details-service.ts'

const access = ['superadmin'] as const
const errors = { '4xx': ErrorBodySchema }

/** One account in detail, and its sessions to end; for the superadmin. */
export function registerUserDetails(app: TypedApp, users: UserDetailsService): void {
  app.get(
    '/admin/users/:id',
    {
      config: { access, operation: 'readUser', rights: ['users'] },
      schema: { params: IdParamsSchema, response: { 200: UserDetailsSchema, ...errors } },
    },
    async ({ params }) => presentUserDetails(await users.read(params.id)),
  )

  app.get(
    '/admin/users/:id/sessions',
    {
      config: { access, operation: 'readUserSessions', rights: ['users'] },
      schema: { params: IdParamsSchema, response: { 200: UserSessionsSchema, ...errors } },
    },
    async (request) => users.listSessions(actorOf(request), request.params.id),
  )

  app.delete(
    '/admin/users/:id/sessions',
    {
      config: { access, operation: 'endUserSessions', rights: ['users'] },
      schema: {
        description: "all but the caller's own",
        params: IdParamsSchema,
        response: { 200: MessageBodySchema, ...errors },
      },
    },
    async (request) => {
      await users.endSessions(actorOf(request), request.params.id)
      return { message: adminMessages.users.sessionsEnded }
    },
  )

  app.delete(
    '/admin/users/:id/sessions/:sessionId',
    {
      config: { access, operation: 'endUserSession', rights: ['users'] },
      schema: {
        params: UserSessionParamsSchema,
        response: { 200: MessageBodySchema, ...errors },
      },
    },
    async (request) => {
      const { id: publicId, sessionId } = request.params
      await users.endSession(actorOf(request), { publicId, sessionId })
      return { message: adminMessages.users.sessionEnded }
    },
  )
}
