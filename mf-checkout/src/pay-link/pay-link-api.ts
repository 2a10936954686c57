import type {
  PaymentPage,
  PaymentPageChanged,
} from '@store/contract/schemas/orders/reserved-orders'
import { defineEndpoints } from '@store/sdk'

/** Long enough for a proof of 10 MB over a slow connection, in milliseconds. */
const uploadTimeoutMs = 180_000

/** The proof of an order that is paid with its link. */
export interface LinkedProof {
  token: string
  paymentProof: File
  /** The transaction number; blank when it was not entered. */
  paymentReference: string
}

const addressOf = (token: string) => `/pay/${encodeURIComponent(token)}`

function bodyOf({ paymentProof, paymentReference }: LinkedProof): FormData {
  const body = new FormData()
  // Fields before the file: the API parses a form in one pass.
  if (paymentReference.trim() !== '') body.set('paymentReference', paymentReference.trim())
  body.set('paymentProof', paymentProof)
  return body
}

/** What a payment link shows, and the proof that is sent with it; neither needs a session. */
export const payLinkApi = defineEndpoints('mf-checkout/pay-link', (build) => ({
  getLinkedPayment: build.query<PaymentPage, string>({
    query: addressOf,
    // A proof may have been sent from another device since.
    keepUnusedDataFor: 0,
  }),
  sendLinkedProof: build.mutation<PaymentPageChanged, LinkedProof>({
    query: (proof) => ({
      url: addressOf(proof.token),
      method: 'POST',
      body: bodyOf(proof),
      timeout: uploadTimeoutMs,
    }),
    onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
      const sent = await queryFulfilled.catch(() => undefined)
      if (!sent) return
      const showSent = () => sent.data.payment
      dispatch(payLinkApi.util.updateQueryData('getLinkedPayment', token, showSent))
    },
  }),
}))

export const { useGetLinkedPaymentQuery, useSendLinkedProofMutation } = payLinkApi
