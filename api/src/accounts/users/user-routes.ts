import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  ManagedUserListSchema,
  UserChangedSchema,
  UserChangeSchema,
  UserQuerySchema,
} from '@store/contract/schemas/accounts/users'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf } from '../../http/access.ts'
import { setPaging } from '../../http/paging.ts'
import type { TypedApp } from '../../http/typed-app.ts'
import { changeUser, type UserDependencies } from './change-user.ts'
import { presentManagedUser } from './user-presenter.ts'
import { readUsers } from './user-service.ts'

/** The superadmin's accounts (api.md, GET and PUT /admin/users). */
export function registerUsers(app: TypedApp, parts: UserDependencies): void {
  app.get(
    '/admin/users',
    {
      config: { access: ['superadmin'], operation: 'listUsers' },
      schema: {
        querystring: UserQuerySchema,
        response: { 200: ManagedUserListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await readUsers(parts.db, request.query)
      setPaging(reply, request, page)
      return { users: page.users.map(presentManagedUser) }
    },
  )

  app.put(
    '/admin/users/:id',
    {
      config: { access: ['superadmin'], operation: 'changeUser' },
      schema: {
        params: IdParamsSchema,
        body: UserChangeSchema,
        response: { 200: UserChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const { params, body: change } = request
      const user = await changeUser(parts, actorOf(request), { publicId: params.id, change })
      return { message: adminMessages.users.updated, user: presentManagedUser(user) }
    },
  )
}
