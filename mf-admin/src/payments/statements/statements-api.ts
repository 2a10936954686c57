import type { DateOrder, StatementMapping } from '@store/contract/rules/payments/statement-columns'
import type {
  BankStatementSummary,
  StatementList,
  StatementRead,
  StatementUndone,
} from '@store/contract/schemas/payments/statements'
import { defineEndpoints, nextCursorOf } from '@store/sdk'
import { receiptsTag } from '../receipts-api.ts'

/** Milliseconds; enough for 10 MB over a slow line and 20,000 lines. */
const uploadTimeoutMs = 300_000

/** A file of statements, and what its columns are if its layout is not known. */
export interface StatementUpload {
  file: File
  mapping?: StatementMapping | undefined
  /** What stands first in its dates, if the file does not show it. */
  dateOrder?: DateOrder | undefined
  /** Asks for the columns, although they are remembered. */
  asks?: boolean
  /** What was read of this file by other columns: it is undone in the same step. */
  replaced?: StatementRead | undefined
}

/** A page of statements, newest first; `next` is absent on the last page. */
export interface StatementPage {
  statements: BankStatementSummary[]
  next?: string
}

const statementsTag = { type: 'Import', id: 'statements' } as const

function bodyOf({ file, mapping, dateOrder, asks, replaced }: StatementUpload): FormData {
  const form = new FormData()
  if (mapping) form.set('mapping', JSON.stringify(mapping))
  if (dateOrder) form.set('dateOrder', dateOrder)
  if (asks) form.set('columns', 'ask')
  if (replaced) form.set('replaces', replaced.statements.map(({ _id }) => _id).join(','))
  form.set('statement', file)
  return form
}

/** Bank statements (money 5.1). */
export const statementsApi = defineEndpoints('mf-admin/statements', (build) => ({
  getStatements: build.infiniteQuery<StatementPage, void, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ pageParam }) => ({
      url: '/statements',
      params: { limit: 50, cursor: pageParam || undefined },
    }),
    transformResponse: ({ statements }: StatementList, meta) => {
      const next = nextCursorOf(meta)
      return { statements, ...(next !== undefined && { next }) }
    },
    providesTags: [statementsTag],
  }),
  uploadStatement: build.mutation<StatementRead, StatementUpload>({
    query: (upload) => ({
      url: '/statements',
      method: 'POST',
      body: bodyOf(upload),
      timeout: uploadTimeoutMs,
    }),
    invalidatesTags: (read) => (read ? [statementsTag, receiptsTag, 'Dashboard'] : []),
  }),
  undoStatement: build.mutation<StatementUndone, string>({
    query: (id) => ({ url: `/statements/${id}`, method: 'DELETE' }),
    // Also on failure: the list is then out of date.
    invalidatesTags: [statementsTag, receiptsTag, 'Dashboard'],
  }),
}))

export const {
  useGetStatementsInfiniteQuery,
  useUploadStatementMutation,
  useUndoStatementMutation,
} = statementsApi
