import { type ReceiptState, receiptStates } from '@store/contract/rules/payments/receipt-states'
import type {
  AnswerReceiptsBody,
  AssignmentBody,
  Receipt,
  ReceiptChanged,
  SettleResults,
} from '@store/contract/schemas/payments/receipts'
import { type AppDispatch, defineEndpoints } from '@store/sdk'
import { managedOrdersTag } from '../orders/admin-orders-api.ts'
import { receiptsApi, receiptsTag } from './receipts-api.ts'

const { updateQueryData } = receiptsApi.util

/**
 * After a success only the counts are read again, so that the list does not move while an admin works on it. A failure
 * means that the money has changed, so the lists are read, too.
 */
function outdatedTags(_answer: unknown, error: unknown) {
  return ['Dashboard' as const, ...(error === undefined ? [] : [receiptsTag])]
}

/** Replaces a payment in the cached list of its state, and removes it from those of the others. */
function showReceipts(receipts: readonly Receipt[], dispatch: AppDispatch): void {
  const changed = new Map(receipts.map((receipt) => [receipt._id, receipt]))
  const showIn = (state: ReceiptState) =>
    updateQueryData('getReceipts', state, ({ pages }) => {
      for (const page of pages) {
        page.receipts = page.receipts
          .map((shown) => changed.get(shown._id) ?? shown)
          .filter((shown) => !changed.has(shown._id) || shown.state === state)
      }
    })
  for (const state of receiptStates) dispatch(showIn(state))
}

/** What is taken back, and why. */
export interface TakeBack {
  id: string
  reason: string
}

/** Two hundred transactions on a busy machine, in milliseconds. */
const settleTimeoutMs = 180_000

/** Requests at once: the API locks each payment and its orders. */
const takenBackAtOnce = 4

const assignmentsOf = (id: string) => `/receipts/${id}/assignments`

/** Deletes each of some URLs. @returns why some failed */
async function deleteEach(
  urls: readonly string[],
  callApi: (request: {
    url: string
    method: 'DELETE'
  }) => PromiseLike<{ error?: unknown }> | { error?: unknown },
): Promise<unknown[]> {
  const waiting = [...urls]
  const failures: unknown[] = []
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const { error } = await callApi({ url, method: 'DELETE' })
      if (error) failures.push(error)
    }
  }
  await Promise.all(Array.from({ length: takenBackAtOnce }, work))
  return failures
}

/** Changes of what received money is for; each returns the payments as they are now. */
export const receiptChangesApi = defineEndpoints('mf-admin/receipt-changes', (build) => ({
  settleReceipts: build.mutation<SettleResults, readonly string[]>({
    query: (ids) => ({
      url: '/receipts/settle',
      method: 'POST',
      body: { ids },
      timeout: settleTimeoutMs,
    }),
    invalidatesTags: outdatedTags,
    onQueryStarted: async (_ids, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => undefined)
      const done = answer?.data.results.flatMap((one) => ('receipt' in one ? [one.receipt] : []))
      if (done) showReceipts(done, dispatch)
    },
  }),
  assignReceipt: build.mutation<ReceiptChanged, AssignmentBody & { id: string }>({
    query: ({ id, ...body }) => ({ url: assignmentsOf(id), method: 'POST', body }),
    invalidatesTags: outdatedTags,
    onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => undefined)
      if (answer) showReceipts([answer.data.receipt], dispatch)
    },
  }),
  /** The money waits again, so all lists are read: nobody knows yet in which state it is. */
  takeBackReceipt: build.mutation<ReceiptChanged, TakeBack>({
    query: ({ id, ...params }) => ({ url: assignmentsOf(id), method: 'DELETE', params }),
    invalidatesTags: ['Dashboard', receiptsTag],
  }),
  /** What is not closed by it waits in a state that nobody knows yet, so all lists are read. */
  answerReceipts: build.mutation<SettleResults, AnswerReceiptsBody>({
    query: (body) => ({
      url: '/receipts/answers',
      method: 'POST',
      body,
      timeout: settleTimeoutMs,
    }),
    invalidatesTags: ['Dashboard', receiptsTag, managedOrdersTag],
  }),
  /** Reopens several payments, and reads the lists once. One that fails does not stop the others. */
  reopenReceipts: build.mutation<{ failures: readonly unknown[] }, readonly string[]>({
    queryFn: async (ids, ...[, , callApi]) => {
      const failures = await deleteEach(
        ids.map((id) => `/receipts/${id}/answers`),
        callApi,
      )
      return { data: { failures } }
    },
    invalidatesTags: ['Dashboard', receiptsTag],
  }),
  /** Undoes several assignments, and reads the lists once. One that fails does not stop the others. */
  takeBackReceipts: build.mutation<{ failures: readonly unknown[] }, readonly string[]>({
    queryFn: async (ids, ...[, , callApi]) => {
      const failures = await deleteEach(ids.map(assignmentsOf), callApi)
      return { data: { failures } }
    },
    invalidatesTags: ['Dashboard', receiptsTag],
  }),
}))

export const {
  useSettleReceiptsMutation,
  useAnswerReceiptsMutation,
  useAssignReceiptMutation,
  useReopenReceiptsMutation,
  useTakeBackReceiptMutation,
  useTakeBackReceiptsMutation,
} = receiptChangesApi
