import type {
  ConfirmBalanceBody,
  Ledger,
  LedgerLink,
  LedgerPeriodQuery,
} from '@store/contract/schemas/payments/ledgers'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints, withoutBlanks } from '@store/sdk'

const ledgerTag = { type: 'Order', id: 'ledger' } as const

/** The caller's own ledger. */
export const ledgerApi = defineEndpoints('mf-orders/ledger', (build) => ({
  getOwnLedger: build.query<Ledger, LedgerPeriodQuery>({
    query: (days) => {
      const params = withoutBlanks({ ...days })
      return { url: '/ledgers/me', ...(Object.keys(params).length > 0 && { params }) }
    },
    providesTags: [ledgerTag, { type: 'Order', id: 'own' }],
  }),
  /** Returns a blob URL for `saveBlob`. A plain link would send no token. */
  fetchOwnStatement: build.mutation<string, LedgerPeriodQuery & { format: 'pdf' | 'xlsx' }>({
    query: (query) => ({
      url: '/ledgers/me/file',
      params: withoutBlanks({ ...query }),
      responseHandler: async (response): Promise<unknown> =>
        response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
    }),
  }),
  createOwnStatementLink: build.mutation<LedgerLink, LedgerPeriodQuery>({
    query: (body) => ({
      url: '/ledgers/me/links',
      method: 'POST',
      body: withoutBlanks({ ...body }),
    }),
  }),
  closeOwnStatementLinks: build.mutation<MessageBody, void>({
    query: () => ({ url: '/ledgers/me/links', method: 'DELETE' }),
  }),
  /** A failure may mean that the balance has changed, so it is read again. */
  confirmBalance: build.mutation<MessageBody, ConfirmBalanceBody>({
    query: (body) => ({
      url: '/ledgers/me/confirmations',
      method: 'POST',
      body: withoutBlanks({ ...body }),
    }),
    invalidatesTags: [ledgerTag],
  }),
}))

export const {
  useGetOwnLedgerQuery,
  useFetchOwnStatementMutation,
  useCreateOwnStatementLinkMutation,
  useCloseOwnStatementLinksMutation,
  useConfirmBalanceMutation,
} = ledgerApi
