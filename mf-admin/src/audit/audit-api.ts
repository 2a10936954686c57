import type {
  AuditEntry,
  AuditExportQuery,
  AuditList,
  AuditQuery,
} from '@store/contract/schemas/accounts/audit'
import { defineEndpoints, nextCursorOf, withoutBlanks } from '@store/sdk'
import { readBlobUrl } from '../table-files/read-blob-url.ts'

/** A page of audit entries, newest first; `next` is absent on the last page. */
export interface AuditPage {
  entries: AuditEntry[]
  next?: string
}

/** Every change of years, in milliseconds. */
const exportTimeoutMs = 900_000

/** Who changed what. */
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
  /** Returns a blob URL for `saveBlob`. */
  exportAudit: build.mutation<string, AuditExportQuery>({
    query: (query) => ({
      url: '/admin/audit/export',
      params: withoutBlanks({ ...query }),
      timeout: exportTimeoutMs,
      responseHandler: readBlobUrl,
    }),
  }),
}))

export const { useGetAuditInfiniteQuery, useExportAuditMutation } = auditApi
