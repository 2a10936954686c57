import type {
  Ledger,
  LedgerItemBody,
  LedgerLink,
  LedgerList,
  LedgerPeriodQuery,
  WithheldTaxBody,
} from '@store/contract/schemas/payments/ledgers'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints, totalOf, withoutBlanks } from '@store/sdk'
import { managedOrdersTag } from '../orders/admin-orders-api.ts'
import { receiptsTag } from '../payments/receipts-api.ts'
import { readBlobUrl } from '../table-files/read-blob-url.ts'

const ledgersTag = { type: 'Order', id: 'ledgers' } as const

/** Also on failure: what was seen may have changed. */
const invalidatesTags = [ledgersTag, managedOrdersTag, receiptsTag, 'Dashboard' as const]

/** The days of a statement of one buyer. */
export type LedgerQuery = LedgerPeriodQuery & { id: string }

/** A page of the ledgers of all buyers, or of those found. */
export type LedgersQuery = { q: string; page: number; limit: number }

/** Papers and money of all buyers in a million rows, in milliseconds. */
const listTimeoutMs = 60_000

/** Ledgers of the buyers of the admin's tier. */
export const ledgersApi = defineEndpoints('mf-admin/ledgers', (build) => ({
  getLedgers: build.query<LedgerList & { total: number }, LedgersQuery>({
    query: (params) => ({
      url: '/ledgers',
      params: withoutBlanks({ ...params }),
      timeout: listTimeoutMs,
    }),
    transformResponse: (list: LedgerList, meta) => ({
      ...list,
      total: totalOf(meta, list.buyers.length),
    }),
    providesTags: [ledgersTag, managedOrdersTag],
  }),
  getLedger: build.query<Ledger, LedgerQuery>({
    query: ({ id, ...days }) => ({ url: `/ledgers/${id}`, params: withoutBlanks({ ...days }) }),
    providesTags: [ledgersTag, managedOrdersTag],
  }),
  /** Returns a blob URL for `saveBlob`. */
  fetchStatement: build.mutation<string, LedgerQuery & { format: 'pdf' | 'xlsx' }>({
    query: ({ id, ...query }) => ({
      url: `/ledgers/${id}/file`,
      params: withoutBlanks({ ...query }),
      responseHandler: readBlobUrl,
    }),
  }),
  createStatementLink: build.mutation<LedgerLink, LedgerQuery>({
    query: ({ id, ...days }) => ({
      url: `/ledgers/${id}/links`,
      method: 'POST',
      body: withoutBlanks({ ...days }),
    }),
  }),
  closeStatementLinks: build.mutation<MessageBody, string>({
    query: (id) => ({ url: `/ledgers/${id}/links`, method: 'DELETE' }),
  }),
  recordLedgerItem: build.mutation<MessageBody, LedgerItemBody & { id: string }>({
    query: ({ id, ...body }) => ({ url: `/ledgers/${id}/items`, method: 'POST', body }),
    invalidatesTags,
  }),
  strikeLedgerItem: build.mutation<MessageBody, { id: string; item: string; reason: string }>({
    query: ({ id, item, reason }) => ({
      url: `/ledgers/${id}/items/${item}/strike`,
      method: 'POST',
      body: { reason },
    }),
    invalidatesTags,
  }),
  setPayer: build.mutation<MessageBody, { id: string; receipt: string; isPayer: boolean }>({
    query: ({ id, receipt, isPayer }) => ({
      url: `/ledgers/${id}/receipts/${receipt}`,
      method: isPayer ? 'PUT' : 'DELETE',
    }),
    invalidatesTags,
  }),
  recordWithheldTax: build.mutation<MessageBody, WithheldTaxBody & { order: string }>({
    query: ({ order, ...body }) => ({
      url: `/orders/${order}/withheld-tax`,
      method: 'POST',
      body,
    }),
    invalidatesTags,
  }),
  removeWithheldTax: build.mutation<MessageBody, string>({
    query: (order) => ({ url: `/orders/${order}/withheld-tax`, method: 'DELETE' }),
    invalidatesTags,
  }),
}))

export const {
  useGetLedgersQuery,
  useGetLedgerQuery,
  useFetchStatementMutation,
  useCreateStatementLinkMutation,
  useCloseStatementLinksMutation,
  useRecordLedgerItemMutation,
  useStrikeLedgerItemMutation,
  useSetPayerMutation,
  useRecordWithheldTaxMutation,
  useRemoveWithheldTaxMutation,
} = ledgersApi
