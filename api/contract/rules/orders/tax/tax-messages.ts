import type { GstNumberFault } from '../../accounts/gst-number.ts'

/** What is wrong with a GST number, for whoever types it and for whoever works on an order with it. */
export const gstNumberFaultMessages: Readonly<Record<GstNumberFault, string>> = {
  form: 'Invalid GST Number format',
  own: 'This is the GST number of the seller. Enter your own.',
  state: 'No state has the first two digits of this GST number.',
  'check-digit': 'This GST number is mistyped: its last character does not fit the others.',
}

/** What a form asks at the field of a GST number that a tax document must not carry. */
export const gstNumberQuestions = {
  state:
    'No state has the first two digits of this GST number. Correct it, or go on without input credit.',
  'check-digit':
    'This GST number is mistyped: its last character does not fit the others. Correct it, or go on without input credit.',
} as const

/** Messages about a GST number that a superadmin sets for an account; the back office is in English. */
export const accountGstNumberMessages = {
  unknownKind:
    'This is neither a usual GST number nor one of a government office, a UN body or another lawful kind with a right check digit.',
  reasonRequired: 'Enter how it was verified, such as the certificate of registration.',
  saved: 'GST number saved',
  saveFailed: 'Failed to save the GST number',
} as const

/** Messages about tax details that contradict themselves, and about settling them. */
export const taxMessages = {
  withoutCredit: 'The invoice will be made without a GST number, so there is no input credit.',
  gstNumberUnusable: (gstNumber: string) =>
    `The GST number ${gstNumber} is not valid, so the invoice will be issued without it, and there is no input credit.`,
  gstNumberLeftOut: (gstNumber: string) =>
    `The invoice will be issued without the GST number ${gstNumber}, unless it is corrected before then.`,
  placeContradicts: (pincode: string, states: string, state: string) =>
    `Pincode ${pincode} is in ${states}, but the address says ${state}. No invoice is issued until this is settled.`,
  registrationContradicts: (pincode: string, states: string, state: string) =>
    `Company pincode ${pincode} is in ${states}, but the company is registered in ${state}. No invoice is issued until this is settled.`,
  unsettled: (pincode: string, state: string) =>
    `Pincode ${pincode} is not in ${state}. The invoice is issued once pincode and state of the order are settled.`,
  invoiceIssued:
    'The invoice has been issued, and it cannot be changed. Ask the store for a credit note.',
  cannotConfirm:
    'Choose the state of the pincode, or correct the pincode. The store can confirm the address as it is.',
  nothingToConfirm:
    'There is no company pincode to confirm any more. Reload the page to see the order as it is.',
  saved: 'Tax details saved',
  saveFailed: 'Failed to save the tax details',
  gstNumberChanged: (from: string, to: string) => `GST number ${from} corrected to ${to}`,
  gstNumberRemoved: (from: string) => `Without input credit; the GST number was ${from}`,
  placeChanged: (from: string, to: string) => `Place corrected from ${from} to ${to}`,
  placeConfirmed: (place: string) => `Confirmed as it is: ${place}`,
} as const
