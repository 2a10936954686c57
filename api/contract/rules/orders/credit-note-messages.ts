/** What is said about credit notes. */
export const creditNoteMessages = {
  reasonRequired: 'Enter a reason. It is printed on the credit note.',
  nothingChosen: 'Enter how many pieces are credited.',
  left: (name: string, left: number) =>
    left === 0
      ? `All pieces of ${name} are credited already.`
      : `Only ${left} of ${name} can still be credited.`,
  lineUnknown: (line: number) => `The invoice has no line ${line}.`,
  lineTwice: (line: number) => `Line ${line} is there twice.`,
  noInvoice: 'This order has no invoice that could be credited.',
  allCredited: 'Everything on the invoice is credited already.',
  meanwhile:
    'Somebody else made a credit note for this order meanwhile. Look at it before you make another one.',
  missing: 'This order has no such credit note.',
  made: (number: string) => `Credit note ${number} made`,
  failed: 'Failed to make the credit note',
  untaxed: (day: string) =>
    `A credit note could lower the tax of this invoice until ${day} (CGST Act, section 34(2)). One of now is a financial credit note: it credits the value without GST.`,
} as const
