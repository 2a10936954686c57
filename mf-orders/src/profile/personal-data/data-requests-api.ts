import type {
  AccountClosed,
  AccountClosing,
  DownloadAsked,
  OwnDataRequest,
  OwnDataRequests,
} from '@store/contract/schemas/accounts/data-requests'
import { defineEndpoints } from '@store/sdk'

/** What the buyer asks about its own data. */
export const dataRequestsApi = defineEndpoints('mf-orders/data-requests', (build) => ({
  getDataRequests: build.query<OwnDataRequest[], void>({
    query: () => '/auth/me/data-requests',
    transformResponse: ({ requests }: OwnDataRequests) => requests,
    providesTags: ['Account'],
  }),
  askForData: build.mutation<DownloadAsked, void>({
    query: () => ({ url: '/auth/me/data-requests/download', method: 'POST' }),
    invalidatesTags: ['Account'],
  }),
  /** Returns a blob URL for `saveBlob`. A plain link would send no token. */
  readArchive: build.mutation<string, string>({
    query: (id) => ({
      url: `/auth/me/data-requests/${encodeURIComponent(id)}/archive`,
      responseHandler: async (response): Promise<unknown> =>
        response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
    }),
  }),
  closeAccount: build.mutation<AccountClosed, AccountClosing>({
    query: (body) => ({ url: '/auth/me/closing', method: 'POST', body }),
    // The session has ended: the next answer leads to the login.
    invalidatesTags: ['Account'],
  }),
}))

export const {
  useGetDataRequestsQuery,
  useAskForDataMutation,
  useReadArchiveMutation,
  useCloseAccountMutation,
} = dataRequestsApi
