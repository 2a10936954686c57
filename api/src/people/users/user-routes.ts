import * as adminMessages from '@store/contract/rules/admin-messages'
import { accountGstNumberMessages } from '@store/contract/rules/orders/tax/tax-messages'
import {
  ManagedUserListSchema,
  UserChangedSchema,
  UserChangeSchema,
  UserGstNumberSchema,
  UserQuerySchema,
} from '@store/contract/schemas/accounts/users'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, setPaging, type TypedApp } from '../../base/base.ts'
import { presentManagedUser } from './user-presenter.ts'
import type { UserService } from './user-service.ts'

/** The administration of accounts (people 5.2). */
export function registerUsers(app: TypedApp, users: UserService): void {
  app.get(
    '/admin/users',
    {
      config: { access: ['superadmin'], operation: 'listUsers', rights: ['users'] },
      schema: {
        querystring: UserQuerySchema,
        response: { 200: ManagedUserListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await users.list(request.query)
      setPaging(reply, request, page)
      return { users: page.users.map(presentManagedUser) }
    },
  )

  app.put(
    '/admin/users/:id',
    {
      config: { access: ['superadmin'], operation: 'changeUser', rights: ['users'] },
      schema: {
        params: IdParamsSchema,
        body: UserChangeSchema,
        response: { 200: UserChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const user = await users.change(actorOf(request), request.params.id, request.body)
      return { message: adminMessages.users.updated, user: presentManagedUser(user) }
    },
  )

  app.put(
    '/admin/users/:id/gst-number',
    {
      config: { access: ['superadmin'], operation: 'setGstNumberOfUser', rights: ['users'] },
      schema: {
        params: IdParamsSchema,
        body: UserGstNumberSchema,
        response: { 200: UserChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const user = await users.setGstNumber(actorOf(request), request.params.id, request.body)
      return { message: accountGstNumberMessages.saved, user: presentManagedUser(user) }
    },
  )
}
