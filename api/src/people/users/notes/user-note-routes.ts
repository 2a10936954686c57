import { UserNoteChangeSchema, UserNoteSchema } from '@store/contract/schemas/accounts/user-details'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, orderAdmins, type TypedApp } from '../../../base/base.ts'
import type { UserNotes } from './user-notes.ts'

/** The notes of admins about accounts: the superadmin about all, a tier admin about the buyers of the tier. */
export function registerUserNotes(app: TypedApp, notes: UserNotes): void {
  const response = { 200: UserNoteSchema, '4xx': ErrorBodySchema }
  app.get(
    '/admin/users/:id/note',
    {
      config: {
        access: orderAdmins,
        operation: 'readUserNote',
        rights: ['users', 'orders', 'money'],
      },
      schema: { params: IdParamsSchema, response },
    },
    async (request) => ({ note: await notes.read(actorOf(request), request.params.id) }),
  )

  app.put(
    '/admin/users/:id/note',
    {
      config: {
        access: orderAdmins,
        operation: 'writeUserNote',
        rights: ['users', 'orders', 'money'],
      },
      schema: { params: IdParamsSchema, body: UserNoteChangeSchema, response },
    },
    async (request) => ({
      note: await notes.write(actorOf(request), request.params.id, request.body),
    }),
  )
}
