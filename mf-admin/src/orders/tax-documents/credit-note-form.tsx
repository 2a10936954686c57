import { formatDay } from '@store/contract/rules/india-days'
import { creditNoteMessages } from '@store/contract/rules/orders/credit-note-messages'
import { longestCreditReason } from '@store/contract/rules/orders/credit-notes'
import { paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { nameOfParty, recipientOf } from '@store/contract/rules/shipping/parties'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { TaxDocuments } from '@store/contract/schemas/orders/tax-documents'
import {
  Button,
  Cluster,
  Form,
  FormMessage,
  Stack,
  SubmitButton,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import {
  type CreditValues,
  creditedLinesOf,
  creditedSumOf,
  findCreditError,
  leftOf,
  piecesField,
} from './credit-pieces.ts'
import { useMakeCreditNoteMutation } from './tax-documents-api.ts'

type CreditNoteFormProps = { order: Order; documents: TaxDocuments; onDone: () => void }

function initialOf({ lines }: TaxDocuments): CreditValues {
  return { ...Object.fromEntries(lines.map((line) => [piecesField(line), ''])), reason: '' }
}

/** Credits pieces of an order's invoice. Stock and money stay as they are: goods and payment go their own ways. */
export function CreditNoteForm({ order, documents, onDone }: CreditNoteFormProps) {
  const { _id: orderId, shippingInfo } = order
  const [makeCreditNote] = useMakeCreditNoteMutation()
  const form = useForm<CreditValues>({
    initial: initialOf(documents),
    draft: `credit-note-${orderId}`,
    validate: (values) => findCreditError(documents, values),
    failure: creditNoteMessages.failed,
    submit: async (values) => {
      const lines = creditedLinesOf(documents.lines, values)
      const reason = values.reason.trim()
      const seen = documents.creditNotes.length
      const { message } = await makeCreditNote({
        orderId,
        form: { lines, reason, seen },
      }).unwrap()
      toast.success(message)
      onDone()
    },
  })
  const fillAll = () => {
    for (const line of documents.lines) form.set(piecesField(line), String(leftOf(line)))
  }
  const open = documents.lines.filter((line) => leftOf(line) > 0)
  const { canCreditTax, taxedUntil, invoice } = documents
  if (!invoice) return <p>{creditNoteMessages.noInvoice}</p>
  if (open.length === 0) return <p>{creditNoteMessages.allCredited}</p>
  const sum = formatExactRupees(paise(creditedSumOf(documents, form.values)))
  return (
    <Form form={form} aria-label="Credit note">
      <div>
        <p>Against invoice {invoice.number}</p>
        <p>Billed to {nameOfParty(recipientOf(shippingInfo))}</p>
      </div>
      {canCreditTax || taxedUntil === undefined ? null : (
        <FormMessage tone="warning">
          {creditNoteMessages.untaxed(formatDay(taxedUntil))}
        </FormMessage>
      )}
      {open.map((line) => (
        <TextField
          key={line.line}
          label={`${line.name} (${line.modelNo})`}
          hint={`Pieces to credit, at most ${leftOf(line)} of ${line.quantity}`}
          inputMode="numeric"
          autoComplete="off"
          {...form.field(piecesField(line))}
        />
      ))}
      <Cluster gap="xs">
        <Button variant="quiet" size="s" onClick={fillAll}>
          All that is left
        </Button>
      </Cluster>
      <TextField
        label="Reason"
        hint="Printed on the credit note."
        maxLength={longestCreditReason}
        required
        {...form.field('reason')}
      />
      <Stack gap="xxs">
        <p>
          Credited{canCreditTax ? '' : ' without GST'}: <strong>{sum}</strong>
        </p>
        <p>The stock does not change. What was paid of it is listed under To refund.</p>
      </Stack>
      <SubmitButton form={form}>Make credit note</SubmitButton>
    </Form>
  )
}
