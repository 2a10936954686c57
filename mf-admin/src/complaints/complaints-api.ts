import type { Complaint, ComplaintQuery } from '@store/contract/schemas/contact'
import { defineEndpoints, totalOf } from '@store/sdk'

/** Some of what people wrote, newest first, and how much there is on all pages. */
export interface ComplaintPage {
  complaints: Complaint[]
  total: number
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
  }),
}))

export const { useGetComplaintsQuery } = complaintsApi
