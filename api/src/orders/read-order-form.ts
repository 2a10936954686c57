import { createHash } from 'node:crypto'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { type Paise, paiseFromRupees } from '@store/contract/rules/money'
import type { Role } from '@store/contract/rules/roles'
import { type ManualOrderData, ManualOrderDataSchema } from '@store/contract/schemas/orders'
import { type Shipping, ShippingSchema } from '@store/contract/schemas/shipping'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ReceivedFile, UploadForm } from '../files/upload-form.ts'
import { HttpError } from '../http/errors.ts'
import { readJson } from '../http/json-body.ts'
import { normalizeShipping } from '../shipping/normalize-shipping.ts'
import { missingProofError, readReference } from './accept-proof.ts'

/** What a buyer sends to place an order, once it is in order itself. */
export interface OrderForm {
  shipping: Shipping
  proof: ReceivedFile
  /** Number of the bank's transaction, if the buyer told it. */
  paymentReference: string | undefined
  /** What the buyer saw and agreed to pay, if the client told it. */
  expectedTotal: Paise | undefined
  /** SHA-256 of all that was asked, in hex. */
  contentSha256: string
}

const blankForm = { fullName: '', phone: '', address: '', city: '', state: '', pincode: '' }
const dataCheck = Compile(ManualOrderDataSchema)
const shippingOnlyCheck = Compile(Type.Pick(ManualOrderDataSchema, ['shippingInfo']))
const shippingCheck = Compile(ShippingSchema)

/** Blank fields are no fields, and what saved details carry besides (whose they are) is left out. */
function filled(given: Record<string, unknown>): Record<string, unknown> {
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
 * @throws HttpError (400) for what is no amount
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
 * Reads where an order goes, by the rules of the buyer's role.
 * @throws HttpError (400) in the words of spec §5
 */
export function readShipping(given: Record<string, unknown>, role: Role): Shipping {
  const form = { ...blankForm, ...filled(given) }
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
  // The expected total is no part of what is asked for: it only says when not to.
  const content = [sorted, proof.sha256, ...(paymentReference ? [paymentReference] : [])]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/**
 * Reads what POST /orders/manual was sent: `data`, JSON with shippingInfo, and the payment proof.
 * @throws HttpError (400) in the words of spec §5: shipping first, as the screens ask for it
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
