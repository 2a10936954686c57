import {
  AuditExportQuerySchema,
  type AuditList,
  AuditListSchema,
  AuditQuerySchema,
} from '@store/contract/schemas/accounts/audit'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { sendTable, setCursorPaging, type TypedApp, tableResponse } from '../../base/base.ts'
import { presentAuditEntry } from './audit-presenter.ts'
import type { AuditReader } from './audit-service.ts'
import { auditTable } from './audit-table.ts'

/** Who changed what, for the superadmin: as a list, and as a file. */
export function registerAudit(app: TypedApp, { readPage, walk }: AuditReader): void {
  app.get(
    '/admin/audit',
    {
      config: { access: ['superadmin'], operation: 'listAudit', rights: 'all' },
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

  app.get(
    '/admin/audit/export',
    {
      config: { access: ['superadmin'], operation: 'exportAudit', rights: 'all' },
      schema: {
        querystring: AuditExportQuerySchema,
        response: { 200: tableResponse('changes, a row for each value'), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query
      return sendTable(reply, auditTable(walk(filter)), { name: 'audit', format })
    },
  )
}
