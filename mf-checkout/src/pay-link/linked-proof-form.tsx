import { t } from '@lingui/core/macro'
import { proofAccept } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { validatePayment } from '@store/contract/rules/orders/payment-proof'
import { messageOf } from '@store/sdk'
import {
  FileDrop,
  Form,
  Panel,
  ProofPreview,
  SubmitButton,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import { CameraButton } from '../payment/proof/camera-button.tsx'
import type { ProofValues } from '../payment/proof/proof-values.ts'
import { useSendLinkedProofMutation } from './pay-link-api.ts'

type LinkedProofFormProps = { token: string; order: string }

/** The proof of the transfer; it survives that a phone closes the page while its camera is open. */
export function LinkedProofForm({ token, order }: LinkedProofFormProps) {
  const [sendProof] = useSendLinkedProofMutation()
  const form = useForm<ProofValues>({
    initial: { paymentProof: undefined, paymentReference: '' },
    draft: `pay-${order}`,
    validate: validatePayment,
    failure: messages.proofs.sendFailed,
    submit: async ({ paymentProof, paymentReference }) => {
      if (!paymentProof) return
      try {
        const proof = { token, paymentProof, paymentReference }
        toast.success((await sendProof(proof).unwrap()).message)
      } catch (error) {
        toast.error(messageOf(error, messages.proofs.sendFailed))
        throw error
      }
    },
  })
  const proof = form.field('paymentProof')
  return (
    <Panel title={t`Payment proof`}>
      <Form form={form} aria-label={t`Payment proof`}>
        <FileDrop
          label={t`Screenshot or receipt of the transfer`}
          hint={t`JPG, PNG or PDF, at most 10 MB`}
          required
          accept={proofAccept}
          preview={proof.value ? <ProofPreview proof={proof.value} /> : null}
          {...proof}
        />
        <CameraButton onPhoto={proof.onChange} />
        <TextField
          label={t`Transaction number (optional)`}
          hint={t`UTR or UPI reference; it speeds up the check of your payment.`}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          {...form.field('paymentReference')}
        />
        <SubmitButton form={form} variant="accent" wide>
          {t`Send proof`}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
