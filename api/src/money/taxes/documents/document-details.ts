import { findHsnError } from '@store/contract/rules/catalog/tax/hsn'
import { readUnit } from '@store/contract/rules/catalog/tax/unit-codes'
import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import { isSameParty } from '@store/contract/rules/shipping/parties'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { type TaxDetailsForm, TaxDetailsFormSchema } from '@store/contract/schemas/taxes/tax-months'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TaxedDocument } from './taxed-document.ts'

/** What a document lacks, as an admin added it for the files. The paper that was handed out stays as it is. */
const DocumentDetailsSchema = Type.Omit(TaxDetailsFormSchema, ['number'])

export type DocumentDetails = Static<typeof DocumentDetailsSchema>

const detailsCheck = Compile(DocumentDetailsSchema)

/** Reads stored details. */
export function parseDetails(content: string): DocumentDetails {
  return detailsCheck.Parse(JSON.parse(content))
}

const shortestTown = 3

function findLineError(
  { line, hsn = '', unit = '' }: DocumentDetails['lines'][number],
  { field, document }: { field: string; document: TaxedDocument },
): FormError | undefined {
  const printed = document.lines[line - 1]
  if (!printed) return fieldError(`${field}.line`, messages.lineUnknown(line))
  const hsnError = hsn === '' ? undefined : findHsnError(hsn)
  if (hsnError) return fieldError(`${field}.hsn`, hsnError)
  const isUnit = readUnit({ unit, hsn: hsn || printed.hsn }) !== undefined
  return isUnit ? undefined : fieldError(`${field}.unit`, messages.unit)
}

/** Checks what was typed for a document. @returns `undefined` when it can be stored */
export function validateDetails(
  { lines, address = '', city = '', pincode = '' }: DocumentDetails,
  document: TaxedDocument,
): FormError | undefined {
  const isNothing = lines.every(({ hsn = '', unit = '' }) => hsn + unit === '')
  if (isNothing && address + city + pincode === '')
    return fieldError('lines', messages.nothingAdded)
  for (const [index, line] of lines.entries()) {
    const fault = findLineError(line, { field: `lines.${index}`, document })
    if (fault) return fault
  }
  if (city !== '' && city.length < shortestTown) return fieldError('city', messages.town)
  return pincode === '' || isPincode(pincode) ? undefined : fieldError('pincode', messages.pincode)
}

/** What was typed, as it is stored: without blanks, units by their codes. */
export function detailsOf(form: TaxDetailsForm, document: TaxedDocument): DocumentDetails {
  const { lines, address, city, pincode } = form
  const stated = lines.filter(({ hsn = '', unit = '' }) => hsn + unit !== '')
  return {
    lines: stated.map(({ line, hsn, unit }) => {
      const printed = document.lines[line - 1]
      // A service has a unit of its own.
      const code = readUnit({ unit: unit || printed?.unit || '', hsn: hsn || printed?.hsn })
      return { line, ...(hsn && { hsn }), ...(code && { unit: code }) }
    }),
    ...(address && { address }),
    ...(city && { city }),
    ...(pincode && { pincode }),
  }
}

/** What was added to a document, and then once more: the later one counts. */
export function mergeDetails(former: DocumentDetails, added: DocumentDetails): DocumentDetails {
  const lines = new Map(former.lines.map((line) => [line.line, line]))
  for (const line of added.lines) lines.set(line.line, { ...lines.get(line.line), ...line })
  return { ...former, ...added, lines: [...lines.values()] }
}

/** A document with what was added to it. */
export function withDetails(document: TaxedDocument, details: DocumentDetails): TaxedDocument {
  const { lines, ...place } = details
  const ofLine = new Map(lines.map(({ line, ...facts }) => [line, facts]))
  const isSame = isSameParty(document.consignee, document.recipient)
  const recipient = { ...document.recipient, ...place }
  return {
    ...document,
    recipient,
    consignee: isSame ? { ...document.consignee, ...place } : document.consignee,
    lines: document.lines.map((line, index) => ({ ...line, ...ofLine.get(index + 1) })),
  }
}
