import {
  type AuditList,
  AuditListSchema,
  type AuditQuery,
  AuditQuerySchema,
} from '@store/contract/schemas/accounts/audit'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { setCursorPaging } from '../http/paging.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { presentAuditEntry } from './audit-presenter.ts'
import type { AuditPage } from './audit-service.ts'

/** GET /admin/audit (api.md): who changed what, for the superadmin. */
export function registerAudit(
  app: TypedApp,
  readPage: (query: AuditQuery) => Promise<AuditPage>,
): void {
  app.get(
    '/admin/audit',
    {
      config: { access: ['superadmin'], operation: 'listAudit' },
      schema: {
        querystring: AuditQuerySchema,
        response: { 200: AuditListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply): Promise<AuditList> => {
      const { entries, ...list } = await readPage(request.query)
      setCursorPaging(reply, request, list)
      return { entries: entries.map(presentAuditEntry) }
    },
  )
}
