import { type FormFault, faultAt } from '@store/contract/rules/field-fault'
import { largestProofBytes, proofAccept, proofTypes } from '@store/contract/rules/limits'
import { messages } from '@store/contract/rules/messages'
import type { Shipping } from '@store/contract/schemas/shipping'
import {
  FileDrop,
  Form,
  messageOf,
  newIdempotencyKey,
  Panel,
  SubmitButton,
  toast,
  useForm,
  usePlaceManualOrderMutation,
} from '@store/sdk'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProofPreview } from './proof-preview.tsx'

type ProofFormProps = {
  shippingInfo: Shipping
  /** What the buyer is shown, in rupees; nobody pays more without having seen it. */
  totalAmount: number
}

interface ProofValues {
  paymentProof: File | undefined
}

function findProofFault(proof: File | undefined): FormFault | undefined {
  if (!proof) return faultAt('paymentProof', messages.payment.proofRequired)
  if (!proofTypes.some((type) => type === proof.type)) {
    return faultAt('paymentProof', messages.payment.proofType)
  }
  if (proof.size > largestProofBytes) {
    return faultAt('paymentProof', messages.payment.proofTooLarge)
  }
  return undefined
}

/** Sends the order; pressed twice or sent again after a lost answer, it is still one order. */
function usePlaceOrder({ shippingInfo, totalAmount }: ProofFormProps) {
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [placeOrder] = usePlaceManualOrderMutation()
  const navigate = useNavigate()
  return async ({ paymentProof }: ProofValues) => {
    if (!paymentProof) return
    try {
      const { message } = await placeOrder({
        shippingInfo,
        paymentProof,
        idempotencyKey,
        expectedTotal: totalAmount,
      }).unwrap()
      toast.success(message)
      await navigate('/orders')
    } catch (error) {
      toast.error(messageOf(error, messages.payment.failed))
      throw error
    }
  }
}

/** The proof of the transfer, previewed before it is sent, and the button that places the order. */
export function ProofForm(props: ProofFormProps) {
  const form = useForm<ProofValues>({
    initial: { paymentProof: undefined },
    validate: ({ paymentProof }) => findProofFault(paymentProof),
    failure: messages.payment.failed,
    submit: usePlaceOrder(props),
  })
  const { paymentProof } = form.values
  return (
    <Panel title="Payment proof">
      <Form form={form} aria-label="Payment proof">
        <FileDrop
          label="Screenshot or receipt of the transfer"
          hint="JPG, PNG or PDF, at most 10 MB"
          required
          accept={proofAccept}
          preview={paymentProof ? <ProofPreview proof={paymentProof} /> : null}
          {...form.field('paymentProof')}
        />
        <SubmitButton form={form} variant="accent" wide>
          Place order
        </SubmitButton>
      </Form>
    </Panel>
  )
}
