import type { AuditEntry, AuditList, AuditQuery } from '@store/contract/schemas/accounts/audit'
import { defineEndpoints, nextCursorOf, withoutBlanks } from '@store/sdk'

/** A page of audit entries, newest first; `next` is absent on the last page. */
export interface AuditPage {
  entries: AuditEntry[]
  next?: string
}

/** Who changed what (api.md, GET /admin/audit). */
export const auditApi = defineEndpoints('mf-admin/audit', (build) => ({
  getAudit: build.infiniteQuery<AuditPage, AuditQuery, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ queryArg, pageParam }) => ({
      url: '/admin/audit',
      params: withoutBlanks({ ...queryArg, cursor: pageParam }),
    }),
    transformResponse: ({ entries }: AuditList, meta) => {
      const next = nextCursorOf(meta)
      return next === undefined ? { entries } : { entries, next }
    },
    providesTags: ['Audit'],
  }),
}))

export const { useGetAuditInfiniteQuery } = auditApi
