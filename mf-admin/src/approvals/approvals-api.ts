import type { ApprovalList, TierDecisionForm } from '@store/contract/schemas/accounts/approvals'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints, totalOf } from '@store/sdk'
import { managedUsersTag } from '../users/users-api.ts'

/** Those who wait the longest, and how many wait. */
export interface ApprovalQueue extends ApprovalList {
  total: number
}

/** The cards on the screen; the next ones follow as these are decided. */
export const mostCards = 50

/** Cache tag of the queue. */
const approvalsTag = { type: 'Account', id: 'approvals' } as const

/** Who waits for a tier that the admin manages (people 5.4). */
const approvalsApi = defineEndpoints('mf-admin/approvals', (build) => ({
  getApprovals: build.query<ApprovalQueue, void>({
    query: () => ({ url: '/admin/approvals', params: { limit: mostCards } }),
    transformResponse: (answer: ApprovalList, meta) => ({
      ...answer,
      total: totalOf(meta, answer.approvals.length),
    }),
    // A new request is heard as a notification, which makes the counts of what waits outdated.
    providesTags: [approvalsTag, 'Dashboard'],
  }),
  decideApproval: build.mutation<MessageBody, { id: string; form: TierDecisionForm }>({
    query: ({ id, form }) => ({ url: `/admin/approvals/${id}`, method: 'PUT', body: form }),
    // Also on failure: another admin may have decided, or the buyer changed the details.
    invalidatesTags: [approvalsTag, managedUsersTag, 'Dashboard'],
  }),
}))

export const { useGetApprovalsQuery, useDecideApprovalMutation } = approvalsApi
