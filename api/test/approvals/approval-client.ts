import type { Approval, ApprovalList } from '@store/contract/schemas/accounts/approvals'
import type { SignedInAccount } from '../factories/account-factory.ts'
import type { TestStore } from '../test-store.ts'
import type { Applicant } from './register-firm.ts'

type Sender = Pick<SignedInAccount, 'headers'>

/** Calls the routes of approvals, as admins and buyers do. */
export function approvalClient(store: TestStore) {
  async function readQueue({ headers }: Sender, query = ''): Promise<Approval[]> {
    const answer = await store.app.inject({ url: `/api/admin/approvals${query}`, headers })
    return answer.json<ApprovalList>().approvals
  }
  return {
    readQueue,
    /** The version of the details that an admin sees. */
    seenOf: async (admin: Sender, { _id }: Applicant) =>
      (await readQueue(admin)).find((one) => one._id === _id)?.seen ?? '',
    /** @returns status, message and code of the answer */
    async decide({ headers }: Sender, { _id }: Pick<Applicant, '_id'>, form: object) {
      const url = `/api/admin/approvals/${_id}`
      const answer = await store.app.inject({ method: 'PUT', url, headers, payload: form })
      return [answer.statusCode, answer.json().message, answer.json().code]
    },
    read: async (path: string, { headers }: Sender) =>
      (await store.app.inject({ url: `/api${path}`, headers })).json(),
    askAgain: async ({ headers }: Sender) =>
      store.app.inject({ method: 'POST', url: '/api/auth/me/tier-request', headers }),
  }
}
