import type { BreachForm } from '@store/contract/rules/accounts/breach-notice'
import type {
  DataRequestAnswer,
  DataRequestForm,
  DataRequestList,
  DataRequestOnDesk,
  DataRequestQuery,
} from '@store/contract/schemas/accounts/data-request-desk'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints, totalOf, withoutBlanks } from '@store/sdk'
import { readBlobUrl } from '../table-files/read-blob-url.ts'

/** A page of requests, and how many there are. */
export interface DataRequestPage {
  requests: DataRequestOnDesk[]
  total: number
}

/** The list may name all customers. */
const noticeTimeoutMs = 120_000

const requestsTag = { type: 'Account', id: 'data-requests' } as const

/** What people asked about their data, for the superadmin (privacy 4.3). */
export const dataRequestsApi = defineEndpoints('mf-admin/data-requests', (build) => ({
  getDataRequestsOfAll: build.query<DataRequestPage, DataRequestQuery>({
    query: (params) => ({ url: '/admin/data-requests', params: withoutBlanks(params) }),
    transformResponse: ({ requests }: DataRequestList, meta) => ({
      requests,
      total: totalOf(meta, requests.length),
    }),
    providesTags: [requestsTag],
  }),
  enterDataRequest: build.mutation<MessageBody, DataRequestForm>({
    query: (body) => ({ url: '/admin/data-requests', method: 'POST', body }),
    invalidatesTags: [requestsTag],
  }),
  answerDataRequest: build.mutation<MessageBody, DataRequestAnswer & { id: string }>({
    query: ({ id, ...body }) => ({ url: `/admin/data-requests/${id}`, method: 'PUT', body }),
    // Also on failure: somebody else may have answered.
    invalidatesTags: [requestsTag],
  }),
  /** Returns a blob URL for `saveBlob`. */
  prepareBreachNotice: build.mutation<string, BreachForm>({
    query: (body) => ({
      url: '/admin/breach-notice',
      method: 'POST',
      body,
      timeout: noticeTimeoutMs,
      responseHandler: readBlobUrl,
    }),
  }),
}))

export const {
  useGetDataRequestsOfAllQuery,
  useEnterDataRequestMutation,
  useAnswerDataRequestMutation,
  usePrepareBreachNoticeMutation,
} = dataRequestsApi
