import * as adminMessages from '@store/contract/rules/admin-messages'
import { isRecord } from '@store/contract/rules/is-record'
import type { Complaint, ComplaintQuery } from '@store/contract/schemas/accounts/contact'
import { defineEndpoints, messageOf, totalOf } from '@store/sdk'

/** A page of complaints, newest first, and the total of all pages. */
export interface ComplaintPage {
  complaints: Complaint[]
  total: number
}

/** spec §8: a failed load is only logged, through the page's error reporting. */
function logFailure(rejection: unknown): void {
  const error = isRecord(rejection) && 'error' in rejection ? rejection.error : rejection
  const { loadFailed } = adminMessages.complaints
  reportError(new Error(`${loadFailed}: ${messageOf(error, 'no answer')}`))
}

/** Messages from the contact form (spec §7). */
export const complaintsApi = defineEndpoints('mf-admin/complaints', (build) => ({
  getComplaints: build.query<ComplaintPage, ComplaintQuery>({
    query: (params) => ({ url: '/admin/contact-complaints', params }),
    transformResponse: (complaints: Complaint[], meta) => ({
      complaints,
      total: totalOf(meta, complaints.length),
    }),
    providesTags: ['Complaint'],
    onQueryStarted: async (_page, { queryFulfilled }) => {
      await queryFulfilled.catch(logFailure)
    },
  }),
}))

export const { useGetComplaintsQuery } = complaintsApi
