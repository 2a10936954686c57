import { createHash } from 'node:crypto'
import type { Role } from '@store/contract/rules/accounts/roles'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { cartChangeMessages } from '@store/contract/rules/orders/placing/cart-change-messages'
import { readSeenLines } from '@store/contract/rules/orders/placing/cart-difference'
import { type Paise, paiseFromRupees } from '@store/contract/rules/pricing/money'
import { validateTextKinds } from '@store/contract/rules/text-rule'
import { type ManualOrderData, ManualOrderDataSchema } from '@store/contract/schemas/orders/orders'
import { type Shipping, ShippingSchema } from '@store/contract/schemas/orders/shipping'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import {
  assertValid,
  type FileService,
  HttpError,
  newPublicId,
  type ReceivedFile,
  readJson,
  type UploadForm,
} from '../../../base/base.ts'
import { normalizeShipping } from '../../../people/people.ts'
import type { ExpectedOrder, OrderDraft, PlacingRequest } from '../order.ts'
import { acceptProof, missingProofError, readReference } from '../proof-records/payment-proof.ts'

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
    field: instancePath.slice(1).replaceAll('/', '.'),
    message,
  }))
  throw new HttpError({ message: messages.invalidInput, fields })
}

/** @throws HttpError (400) when it is not a valid amount */
function readExpectedTotal(rupees: number | undefined): Paise | undefined {
  if (rupees === undefined) return undefined
  try {
    return paiseFromRupees(rupees)
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new HttpError(fieldError('expectedTotal', messages.payment.expectedTotal))
  }
}

/**
 * Reads the order a buyer agreed to.
 * @throws HttpError (400) when an amount is not valid, or a product is named twice
 */
export function readExpectedOrder(
  form: Pick<ManualOrderData, 'expectedTotal' | 'expectedLines'>,
): ExpectedOrder {
  const total = readExpectedTotal(form.expectedTotal)
  const lines = form.expectedLines && readSeenLines(form.expectedLines)
  if (form.expectedLines && !lines) {
    throw new HttpError(fieldError('expectedLines', cartChangeMessages.lines))
  }
  return { total, lines }
}

/**
 * Reads the shipping details by the rules of the buyer's role.
 * @throws HttpError (400) with the messages of ordering 2.1
 */
export function readShipping(given: Record<string, unknown>, role: Role): Shipping {
  const form = { ...blankForm, ...withoutBlankFields(given) }
  assertValid(validateTextKinds(ShippingSchema, form))
  if (shippingCheck.Check(form)) return normalizeShipping(role, form)
  const fields = shippingCheck.Errors(form).map(({ instancePath, message }) => ({
    field: instancePath.slice(1),
    message,
  }))
  throw new HttpError({ message: messages.invalidInput, fields })
}

/** What the buyer says about an order besides its products and its delivery; `undefined` for what is blank. */
type BuyerTexts = Pick<OrderDraft, 'poNumber' | 'buyerNote'>

/** Reads the number of the buyer's purchase order, and the note for the seller. */
export function readBuyerTexts({
  poNumber,
  buyerNote,
}: Pick<ManualOrderData, 'poNumber' | 'buyerNote'>): BuyerTexts {
  return {
    poNumber: poNumber?.trim() || undefined,
    buyerNote: buyerNote?.trim() || undefined,
  }
}

type OrderContent = Pick<OrderDraft, 'shipping'> & BuyerTexts

/** What is ordered for whom, in the same form for the same contents. */
function contentOf({ shipping, poNumber, buyerNote }: OrderContent): unknown[] {
  const sorted = Object.entries(shipping).sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    sorted,
    ...(poNumber === undefined ? [] : [{ poNumber }]),
    ...(buyerNote === undefined ? [] : [{ buyerNote }]),
  ]
}

function sha256Of(order: OrderContent, proof: ReceivedFile, reference: string | undefined): string {
  // Without what was expected: it is a condition of the order, not a part of it.
  const content = [...contentOf(order), proof.sha256, ...(reference ? [reference] : [])]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** SHA-256 of an order that comes without a proof, with which repeated Idempotency-Keys are compared. */
export function orderDigest(kind: 'online' | 'reserved' | 'credit', order: OrderContent): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...contentOf(order)]))
    .digest('hex')
}

/**
 * Reads POST /orders/manual: `data`, JSON with shippingInfo, and the payment proof, which is stored.
 * @throws HttpError 400 shipping first, as on the screens (ordering 3.6); 415 when the proof is not a
 *   JPG, PNG or PDF
 */
export async function readManualOrder(
  files: FileService,
  { buyer, form, key }: PlacingRequest<UploadForm>,
): Promise<OrderDraft> {
  const { userId, role } = buyer
  const data = readData(form.fields.get('data'))
  const shipping = readShipping(data.shippingInfo, role)
  if (!form.file) throw missingProofError()
  const reference = readReference(data.paymentReference)
  const texts = readBuyerTexts(data)
  const expected = readExpectedOrder(data)
  const contentSha256 = sha256Of({ shipping, ...texts }, form.file, reference)
  const proof = await acceptProof(files, form.file)
  return {
    publicId: newPublicId(),
    buyer,
    shipping,
    ...texts,
    expected,
    payment: { method: 'bank_transfer', proof, reference },
    request: key === undefined ? undefined : { userId, key, contentSha256 },
  }
}
