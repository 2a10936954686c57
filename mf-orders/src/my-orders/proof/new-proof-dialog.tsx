import { t } from '@lingui/core/macro'
import { proofAccept } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { validatePayment } from '@store/contract/rules/orders/payment-proof'
import { amountToPay } from '@store/contract/rules/orders/reserved/reserved-order'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import {
  Dialog,
  FileDrop,
  Form,
  ProofPreview,
  SubmitButton,
  shortOrderId,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import { useSendNewProofMutation } from './proof-changes-api.ts'

interface ProofValues {
  paymentProof: File | undefined
  paymentReference: string
}

type NewProofDialogProps = {
  order: Pick<Order, '_id' | 'totalAmount' | 'openAmount' | 'proofStatus'>
  onClose: () => void
}

/** Uploads the payment proof of a reserved order, or a new one after a rejection, with a preview. */
export function NewProofDialog({ order, onClose }: NewProofDialogProps) {
  const [sendNewProof] = useSendNewProofMutation()
  const form = useForm<ProofValues>({
    initial: { paymentProof: undefined, paymentReference: '' },
    draft: `new-proof-${order._id}`,
    validate: validatePayment,
    failure: messages.proofs.sendFailed,
    submit: async ({ paymentProof, paymentReference }) => {
      if (!paymentProof) return
      try {
        const proof = { orderId: order._id, paymentProof, paymentReference }
        toast.success((await sendNewProof(proof).unwrap()).message)
        onClose()
      } catch (error) {
        toast.error(messageOf(error, messages.proofs.sendFailed))
        throw error
      }
    },
  })
  const { paymentProof } = form.values
  const number = shortOrderId(order._id)
  const total = formatRupees(amountToPay(order))
  const title = order.proofStatus
    ? t`New proof for order #${number}`
    : t`Payment proof for order #${number}`
  return (
    <Dialog open size="m" title={title} onClose={onClose}>
      <p>{t`It must show a transfer of ${total}.`}</p>
      <Form form={form} aria-label={t`New payment proof`}>
        <FileDrop
          label={t`Screenshot or receipt of the transfer`}
          hint={t`JPG, PNG or PDF, at most 10 MB`}
          required
          accept={proofAccept}
          preview={paymentProof ? <ProofPreview proof={paymentProof} /> : null}
          {...form.field('paymentProof')}
        />
        <TextField
          label={t`Transaction number`}
          hint={t`Optional; UTR or UPI reference of the transfer`}
          autoComplete="off"
          {...form.field('paymentReference')}
        />
        <SubmitButton form={form} wide>
          {t`Send proof`}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
