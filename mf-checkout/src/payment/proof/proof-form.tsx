import { t } from '@lingui/core/macro'
import { proofAccept } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { validatePayment, validateProof } from '@store/contract/rules/orders/payment-proof'
import {
  FileDrop,
  Form,
  FormMessage,
  Panel,
  ProofPreview,
  SubmitButton,
  TextField,
  useForm,
} from '@store/ui'
import {
  findOrderProblem,
  type PlaceOrderInput,
  usePlaceOrder,
} from '../placing/use-place-order.ts'
import { CameraButton } from './camera-button.tsx'
import { type ProofValues, paymentDraft } from './proof-values.ts'
import { UploadProgress } from './upload-progress.tsx'

/** An error of the whole form. */
function formErrorOf(message: string | undefined) {
  return message === undefined ? undefined : { message, fields: [] }
}

/** The outcome is unknown; the user should retry. */
function UnansweredNotice() {
  return (
    <FormMessage tone="warning">
      {t`No answer came from the store. Your details and your file are kept: press Place order again. Only one order is placed, even if you press again.`}
    </FormMessage>
  )
}

/** The proof of the transfer, previewed before it is sent, and the button that places the order. */
export function ProofForm(props: PlaceOrderInput) {
  const { submitOrder, sent, isPlaced } = usePlaceOrder(props)
  const form = useForm<ProofValues>({
    initial: { paymentProof: undefined, paymentReference: '' },
    draft: paymentDraft,
    validate: (values) => validatePayment(values) ?? formErrorOf(findOrderProblem(props)),
    failure: messages.payment.failed,
    submit: submitOrder,
  })
  const proof = form.field('paymentProof')
  const fileError = proof.value && validateProof(proof.value)?.message
  const isUnanswered = props.attempt.unanswered && !form.busy && !isPlaced
  return (
    <Panel title={t`Payment proof`}>
      <Form form={form} aria-label={t`Payment proof`}>
        {isUnanswered ? <UnansweredNotice /> : null}
        <FileDrop
          label={t`Screenshot or receipt of the transfer`}
          hint={t`JPG, PNG or PDF, at most 10 MB`}
          required
          accept={proofAccept}
          preview={proof.value && !fileError ? <ProofPreview proof={proof.value} /> : null}
          {...proof}
          error={proof.error ?? fileError}
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
        <UploadProgress sent={sent} />
        <SubmitButton form={form} variant="accent" wide>
          {t`Place order`}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
