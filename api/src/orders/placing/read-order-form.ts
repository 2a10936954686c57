import { createHash } from 'node:crypto'
import type { Role } from '@store/contract/rules/accounts/roles'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { type Paise, paiseFromRupees } from '@store/contract/rules/pricing/money'
import { type ManualOrderData, ManualOrderDataSchema } from '@store/contract/schemas/orders/orders'
import { type Shipping, ShippingSchema } from '@store/contract/schemas/orders/shipping'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ReceivedFile, UploadForm } from '../../files/upload/upload-form.ts'
import { readJson } from '../../http/body/json-body.ts'
import { HttpError } from '../../http/errors/errors.ts'
import { normalizeShipping } from '../../shipping/normalize-shipping.ts'
import { missingProofError, readReference } from '../proofs/payment-proof.ts'

/** The validated form of POST /orders/manual. */
export interface OrderForm {
  shipping: Shipping
  proof: ReceivedFile
  /** The bank's transaction number, if the buyer entered it. */
  paymentReference: string | undefined
  /** The total the buyer agreed to, if the client sent it. */
  expectedTotal: Paise | undefined
  /** SHA-256 of the form's contents, in hex. */
  contentSha256: string
}

const blankForm = { fullName: '', phone: '', address: '', city: '', state: '', pincode: '' }
const dataCheck = Compile(ManualOrderDataSchema)
const shippingOnlyCheck = Compile(Type.Pick(ManualOrderDataSchema, ['shippingInfo']))
const shippingCheck = Compile(ShippingSchema)

/** Drops blank fields and fields outside the schema, such as the owner of saved details. */
function withoutBlankFields(given: Record<string, unknown>): Record<string, unknown> {
  const known = Object.keys(ShippingSchema.properties).map((field) => [field, given[field]])
  return Object.fromEntries(known.filter(([, value]) => value !== '' && value != null))
}

function readData(text: string | undefined): ManualOrderData {
  const sent = readJson(text ?? '')
  if (dataCheck.Check(sent)) return sent
  if (!shippingOnlyCheck.Check(sent)) {
    throw new HttpError(fieldError('shippingInfo', messages.payment.missingShipping))
  }
  const fields = dataCheck.Errors(sent).map(({ instancePath, message }) => ({
    field: instancePath.slice(1),
    message,
  }))
  throw new HttpError({ message: messages.invalidInput, fields })
}

/**
 * Reads the total a buyer agreed to.
 * @throws HttpError (400) when it is not a valid amount
 */
export function readExpectedTotal(rupees: number | undefined): Paise | undefined {
  if (rupees === undefined) return undefined
  try {
    return paiseFromRupees(rupees)
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new HttpError(fieldError('expectedTotal', messages.payment.expectedTotal))
  }
}

/**
 * Reads the shipping details by the rules of the buyer's role.
 * @throws HttpError (400) with the messages of spec §5
 */
export function readShipping(given: Record<string, unknown>, role: Role): Shipping {
  const form = { ...blankForm, ...withoutBlankFields(given) }
  if (shippingCheck.Check(form)) return normalizeShipping(role, form)
  const fields = shippingCheck.Errors(form).map(({ instancePath, message }) => ({
    field: instancePath.slice(1),
    message,
  }))
  throw new HttpError({ message: messages.invalidInput, fields })
}

function contentOf(form: Omit<OrderForm, 'contentSha256'>): string {
  const { shipping, proof, paymentReference } = form
  const sorted = Object.entries(shipping).sort(([a], [b]) => (a < b ? -1 : 1))
  // Without the expected total: it is a condition of the order, not a part of it.
  const content = [sorted, proof.sha256, ...(paymentReference ? [paymentReference] : [])]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/**
 * Reads the form of POST /orders/manual: `data`, JSON with shippingInfo, and the payment proof.
 * @throws HttpError (400) with the messages of spec §5; shipping is checked first, as on the screens
 */
export function readOrderForm({ fields, file }: UploadForm, role: Role): OrderForm {
  const data = readData(fields.get('data'))
  const shipping = readShipping(data.shippingInfo, role)
  if (!file) throw missingProofError()
  const form = {
    shipping,
    proof: file,
    paymentReference: readReference(data.paymentReference),
    expectedTotal: readExpectedTotal(data.expectedTotal),
  }
  return { ...form, contentSha256: contentOf(form) }
}
