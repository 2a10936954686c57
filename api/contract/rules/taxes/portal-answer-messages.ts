const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** What the API and the screens say about the answers of the portals. */
export const portalAnswerMessages = {
  required: 'Choose the file that the portal gave you: JSON or CSV.',
  notText: 'The answer of a portal is read as JSON or CSV. Save this file as CSV, and upload that.',
  tooLarge: (megabytes: number) => `The file is too large. Upload at most ${megabytes} MB.`,
  notJson: 'The JSON of the file is damaged. Download it again from the portal.',
  nothing:
    'No IRN and no e-way bill number is in this file. Upload what the portal gave back, not what was sent to it.',
  tooMany: (most: number) => `The file has too many lines. Upload at most ${most} at once.`,
  nothingStored: (faults: number, lines: number) =>
    `Nothing was stored: ${counted(faults, 'line does', 'lines do')} not match, of ${lines}. Correct the file, or take these lines out.`,
  line: (row: number, fault: string) => `Line ${row}: ${fault}`,
  numberMissing: 'No document number stands on it.',
  nothingOnLine: 'It has neither an IRN nor an e-way bill number.',
  unknown: (number: string) => `There is no document ${number}.`,
  twice: (number: string) => `${number} is in the file twice.`,
  unregistered: (number: string) => `${number} is to no GST number: it has no e-invoice.`,
  irn: (number: string) => `The IRN of ${number} is not 64 letters and digits.`,
  irnTaken: (number: string) => `The IRN of ${number} belongs to another document.`,
  otherIrn: (number: string) => `${number} has another IRN already. A number is registered once.`,
  acknowledgement: (number: string) =>
    `The acknowledgement of ${number} lacks its number or its date. Spreadsheet programs shorten long numbers: take the file as the portal gave it.`,
  codeMissing: (number: string) => `The signed QR code of ${number} is missing or cut off.`,
  codeOfOther: (number: string) =>
    `The signed QR code of ${number} is of another document, seller, value or IRN.`,
  noBillOfNote: (number: string) => `${number} is a credit note: goods travel with an invoice.`,
  billNumber: (number: string) => `The e-way bill number of ${number} is not 12 digits.`,
  billTaken: (number: string, order: string) =>
    `The e-way bill of ${number} is entered for order ${order} already.`,
  otherBill: (number: string) =>
    `${number} has another e-way bill already. Say first that it was cancelled.`,
  validity: (number: string) => `The validity of the e-way bill of ${number} is no date.`,
  stored: (eInvoices: number, ewayBills: number) =>
    `Stored: ${counted(eInvoices, 'IRN', 'IRNs')} and ${counted(ewayBills, 'e-way bill number', 'e-way bill numbers')}`,
  uploadFailed: 'Failed to read the answer',
  cancelFailed: 'Failed to store the cancellation',
  cancelled: 'Cancellation stored',
  nothingToCancel: (number: string) => `${number} has nothing that could be cancelled.`,
} as const

/** The largest answer of a portal, in bytes, and the most lines it may have. */
export const largestAnswerBytes = 8 * 1024 * 1024
export const mostAnswerLines = 5_000
