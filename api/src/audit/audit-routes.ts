import {
  type AuditList,
  AuditListSchema,
  type AuditQuery,
  AuditQuerySchema,
} from '@store/contract/schemas/audit'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { setNextCursor } from '../http/paging.ts'
import type { TypedApp } from '../http/typed-app.ts'
import type { AuditRow } from './audit.ts'
import { presentAuditEntry } from './audit-presenter.ts'

/** GET /admin/audit (api.md): who changed what, for the superadmin. */
export function registerAudit(
  app: TypedApp,
  readPage: (query: AuditQuery) => Promise<{ entries: AuditRow[]; next: string | undefined }>,
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
      const { entries, next } = await readPage(request.query)
      if (next) setNextCursor(reply, request, next)
      return { entries: entries.map(presentAuditEntry) }
    },
  )
}
