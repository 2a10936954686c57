import type { AuditEntry, AuditList } from '@store/contract/schemas/accounts/audit'
import { defineEndpoints, nextCursorOf } from '@store/sdk'

/** A page of audit entries, newest first; `next` is absent on the last page. */
export interface AuditPage {
  entries: AuditEntry[]
  next?: string
}

/** Who changed what (api.md, GET /admin/audit). */
export const auditApi = defineEndpoints('mf-admin/audit', (build) => ({
  getAudit: build.infiniteQuery<AuditPage, void, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ pageParam }) => ({ url: '/admin/audit', params: { cursor: pageParam || undefined } }),
    transformResponse: ({ entries }: AuditList, meta) => {
      const next = nextCursorOf(meta)
      return next === undefined ? { entries } : { entries, next }
    },
    providesTags: ['Audit'],
  }),
}))

export const { useGetAuditInfiniteQuery } = auditApi
