import * as messages from '@store/contract/rules/messages'
import type { Complaint, ComplaintQuery } from '@store/contract/schemas/contact'
import { defineEndpoints, messageOf, totalOf } from '@store/sdk'

/** Some of what people wrote, newest first, and how much there is on all pages. */
export interface ComplaintPage {
  complaints: Complaint[]
  total: number
}

/** spec §8: a failed load is only logged, where every fault of a page is. */
function logFailure(rejection: unknown): void {
  const error =
    typeof rejection === 'object' && rejection !== null && 'error' in rejection
      ? rejection.error
      : rejection
  const { loadFailed } = messages.complaints
  reportError(new Error(`${loadFailed}: ${messageOf(error, 'no answer')}`))
}

/** What people wrote through the contact form (spec §7). */
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
