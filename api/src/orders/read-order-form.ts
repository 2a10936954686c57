import { createHash } from 'node:crypto'
import { faultAt } from '@store/contract/rules/field-fault'
import { messages } from '@store/contract/rules/messages'
import type { Role } from '@store/contract/rules/roles'
import { type Shipping, ShippingSchema } from '@store/contract/schemas/shipping'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ReceivedFile, UploadForm } from '../files/upload-form.ts'
import { RefusedError } from '../http/errors.ts'
import { settleShipping } from '../shipping/settle-shipping.ts'

/** What a buyer sends to place an order, once it is in order itself. */
export interface OrderForm {
  shipping: Shipping
  proof: ReceivedFile
  /** SHA-256 of all that was asked, in hex. */
  contentSha256: string
}

const blankForm = { fullName: '', phone: '', address: '', city: '', state: '', pincode: '' }
const dataCheck = Compile(Type.Object({ shippingInfo: Type.Record(Type.String(), Type.Unknown()) }))
const shippingCheck = Compile(ShippingSchema)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Blank fields are no fields, and what saved details carry besides (whose they are) is left out. */
function filled(given: Record<string, unknown>): Record<string, unknown> {
  const known = Object.keys(ShippingSchema.properties).map((field) => [field, given[field]])
  return Object.fromEntries(known.filter(([, value]) => value !== '' && value != null))
}

function readShipping(data: string | undefined, role: Role): Shipping {
  const sent = parseJson(data ?? '')
  if (!dataCheck.Check(sent)) {
    throw new RefusedError(faultAt('shippingInfo', messages.payment.missingShipping))
  }
  const form = { ...blankForm, ...filled(sent.shippingInfo) }
  if (shippingCheck.Check(form)) return settleShipping(role, form)
  const fields = shippingCheck.Errors(form).map(({ instancePath, message }) => ({
    field: instancePath.slice(1),
    message,
  }))
  throw new RefusedError({ message: messages.inputAtFault, fields })
}

function contentOf(shipping: Shipping, proof: ReceivedFile): string {
  const sorted = Object.entries(shipping).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sorted, proof.sha256]))
    .digest('hex')
}

/**
 * Reads what POST /orders/manual was sent: `data`, JSON with shippingInfo, and the payment proof.
 * @throws RefusedError (400) in the words of spec §5: shipping first, as the screens ask for it
 */
export function readOrderForm({ fields, file }: UploadForm, role: Role): OrderForm {
  const shipping = readShipping(fields.get('data'), role)
  if (!file) throw new RefusedError(faultAt('paymentProof', messages.payment.proofRequired))
  return { shipping, proof: file, contentSha256: contentOf(shipping, file) }
}
