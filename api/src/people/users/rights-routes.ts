import { rightMessages } from '@store/contract/rules/accounts/rights'
import { UserChangedSchema, UserRightsSchema } from '@store/contract/schemas/accounts/users'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, type TypedApp } from '../../base/base.ts'
import { presentManagedUser } from './user-presenter.ts'
import type { UserService } from './user-service.ts'

/** The rights of staff (rights 3). */
export function registerRights(app: TypedApp, users: Pick<UserService, 'setRights'>): void {
  app.put(
    '/admin/users/:id/rights',
    {
      config: { access: ['superadmin'], operation: 'setRightsOfUser', rights: 'all' },
      schema: {
        description: 'narrows the role of an admin to these rights, from the next request on',
        params: IdParamsSchema,
        body: UserRightsSchema,
        response: { 200: UserChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const { params, body } = request
      const user = await users.setRights(actorOf(request), params.id, body.rights)
      return { message: rightMessages.saved, user: presentManagedUser(user) }
    },
  )

  app.delete(
    '/admin/users/:id/rights',
    {
      config: { access: ['superadmin'], operation: 'giveAllRightsToUser', rights: 'all' },
      schema: {
        description: 'gives an admin all of the role again',
        params: IdParamsSchema,
        response: { 200: UserChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const user = await users.setRights(actorOf(request), request.params.id, undefined)
      return { message: rightMessages.saved, user: presentManagedUser(user) }
    },
  )
}
