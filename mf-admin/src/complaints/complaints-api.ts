import * as adminMessages from '@store/contract/rules/admin-messages'
import type { ComplaintState } from '@store/contract/rules/complaints/complaint-rules'
import { isRecord } from '@store/contract/rules/is-record'
import type {
  Complaint,
  ComplaintChanged,
  ComplaintCounts,
  ComplaintCountsQuery,
  ComplaintQuery,
} from '@store/contract/schemas/accounts/contact'
import { defineEndpoints, messageOf, totalOf, useWaitingCounts, withoutBlanks } from '@store/sdk'

/** A page of complaints, newest first, and the total of all pages. */
export interface ComplaintPage {
  complaints: Complaint[]
  total: number
}

/** A failed load is only logged, through the page's error reporting (desks 1.10). */
function logFailure(rejection: unknown): void {
  const error = isRecord(rejection) && 'error' in rejection ? rejection.error : rejection
  const { loadFailed } = adminMessages.complaints
  reportError(new Error(`${loadFailed}: ${messageOf(error, 'no answer')}`))
}

const path = '/admin/contact-complaints'
const countsPath = `${path}/counts`

/** Messages from the contact form (office 4.2). */
export const complaintsApi = defineEndpoints('mf-admin/complaints', (build) => ({
  getComplaints: build.query<ComplaintPage, ComplaintQuery>({
    query: (filters) => ({ url: path, params: withoutBlanks(filters) }),
    transformResponse: (complaints: Complaint[], meta) => ({
      complaints,
      total: totalOf(meta, complaints.length),
    }),
    providesTags: ['Complaint'],
    onQueryStarted: async (_page, { queryFulfilled }) => {
      await queryFulfilled.catch(logFailure)
    },
  }),
  getComplaintCounts: build.query<ComplaintCounts, ComplaintCountsQuery>({
    query: (filters) => ({ url: countsPath, params: withoutBlanks(filters) }),
    providesTags: ['Complaint'],
  }),
  getComplaint: build.query<Complaint, string>({
    query: (id) => `${path}/${id}`,
    providesTags: ['Complaint'],
  }),
  replyToComplaint: build.mutation<ComplaintChanged, { id: string; message: string }>({
    query: ({ id, message }) => ({ url: `${path}/${id}/reply`, method: 'POST', body: { message } }),
    // Also on failure: another admin may have answered it.
    invalidatesTags: ['Complaint', 'Dashboard'],
  }),
  setComplaintState: build.mutation<ComplaintChanged, { id: string; state: ComplaintState }>({
    query: ({ id, state }) => ({ url: `${path}/${id}`, method: 'PUT', body: { state } }),
    invalidatesTags: ['Complaint', 'Dashboard'],
  }),
}))

export const {
  useGetComplaintsQuery,
  useGetComplaintQuery,
  useReplyToComplaintMutation,
  useSetComplaintStateMutation,
} = complaintsApi

/**
 * The number of complaints in each state; undefined while it is unknown.
 * @param q search text; without it they are the counts of the rail, which are asked for once
 */
export function useComplaintCounts(
  q: string,
): Readonly<Partial<Record<ComplaintState, number>>> | undefined {
  const isSearch = q !== ''
  const all = useWaitingCounts(isSearch ? undefined : countsPath)
  const found = complaintsApi.useGetComplaintCountsQuery(
    { q },
    { skip: !isSearch, refetchOnMountOrArgChange: true },
  )
  return isSearch ? found.data : all
}
