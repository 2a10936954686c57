/** What the API and the screens say about the files for the tax office. */
export const taxFileMessages = {
  modeMissing: 'Choose how the goods travel.',
  modeOrTransporter: 'Choose how the goods travel, or enter the ID of the transporter.',
  vehicle: 'A vehicle number has 4 to 15 letters and digits, like TS09UA4321.',
  vehicleMissing: 'Enter the vehicle number.',
  documentMissing: 'Enter the number of the LR or transport document.',
  documentNumber: 'At most 15 letters, digits, dashes and slashes.',
  documentDay: 'Enter the day of the LR or transport document.',
  documentDayEarly: 'The LR cannot be older than the invoice.',
  transporterId: 'The ID of a transporter is a GST number or TRANSIN of 15 characters.',
  localDistance:
    'Both places have the same pincode: enter the distance, 1 to 100 km. The portal cannot compute it.',
  distance: (most: number) => `Enter a distance of 1 to ${most} km.`,
  ewayBillNumber: 'An e-way bill has a number of 12 digits.',
  ewayBillTaken: (number: string, order: string) =>
    `E-way bill ${number} is already entered for order ${order}. Check the number.`,
  ewayBillNeeded: (total: string, limit: string) =>
    `Goods of ${total} with tax need an e-way bill before they move; the limit is ${limit}. Say how they travel, or go on and say it later.`,
  ewayBillOfIrnNeeded: (total: string, limit: string) =>
    `Goods of ${total} with tax need an e-way bill before they move; the limit is ${limit}. It comes from the IRN of the e-invoice, with the transport.`,
  ewayBillsNeeded: (count: number, orders: string) =>
    count === 1
      ? `1 of these orders needs an e-way bill before its goods move: ${orders}. Say how they travel with the order, before or afterwards.`
      : `${count} of these orders need an e-way bill before their goods move: ${orders}. Say how they travel with each order, before or afterwards.`,
  transportSaved: 'Transport saved',
  transportFailed: 'Failed to save the transport',
  documentUnknown: (number: string) => `There is no document ${number}.`,
  notAnInvoice: 'Goods travel with an invoice, not with a credit note.',
  stopped: (fault: string) => `Nothing can be made of this document: ${fault}`,
  nothingAdded: 'Enter what is missing.',
  lineUnknown: (line: number) => `The document has no line ${line}.`,
  unit: 'Choose a unit of the official list.',
  pincode: 'A pincode has 6 digits.',
  town: 'A town has at least 3 letters.',
  settingState: 'Only the limit of e-way bills differs within a state.',
  settingValue: {
    rupees: 'Enter whole rupees.',
    digits: 'An HSN has 4, 6 or 8 digits.',
    'yes-no': 'Enter yes or no.',
    text: 'Enter letters, digits and dots, at most 20.',
  },
  settingDay: 'Enter the day from which it holds.',
  settingSource: 'Enter where it is said.',
  settingAdded: 'Setting added',
  settingFailed: 'Failed to add the setting',
  loadFailed: 'Failed to load the documents of the month',
  fileFailed: 'Failed to make the file',
  ewayBillOfIrn:
    'An e-invoice is due for this document. Get its e-way bill from the IRN, with the transport alone: a file besides would be a second one.',
  detailsFailed: 'Failed to add what is missing',
  sellerMissing:
    'Set the seller with its GST number in Settings: a return has the documents of one number.',
  leftOut: (count: number) =>
    count === 1
      ? 'The return lacks 1 document. The register says what it lacks.'
      : `The return lacks ${count} documents. The register says what they lack.`,
  eInvoicesLeftOut: (count: number) =>
    count === 1
      ? '1 document to a GST number is not in the file of e-invoices.'
      : `${count} documents to GST numbers are not in the file of e-invoices.`,
  withoutTax: (count: number) =>
    count === 1
      ? '1 credit note came too late to lower the tax; it is in no return.'
      : `${count} credit notes came too late to lower the tax; they are in no return.`,
  detailsAdded: (number: string) => `What ${number} lacked was added`,
} as const

/** What is missing in a document, or wrong, in words for the list of a month. */
export const documentFaultMessages = {
  number: (number: string) => `The portals take no number like ${number}.`,
  buyerNumber: (gstin: string) =>
    `GST number ${gstin} of the buyer has a fault: credit the invoice and bill again with the right one.`,
  place: 'The place of supply is not known.',
  taxSplit: 'CGST and SGST, or IGST, do not fit the place of supply.',
  hsnMissing: (name: string) => `${name} has no HSN.`,
  hsnWrong: (hsn: string) => `HSN ${hsn} does not exist.`,
  hsnOffList: (hsn: string) => `HSN ${hsn} is not in the list of the portal.`,
  hsnShort: (hsn: string, digits: number) => `HSN ${hsn} has fewer than ${digits} digits.`,
  hsnUnknown: (hsn: string) => `No official text of HSN ${hsn} is known here; check the code.`,
  unit: (name: string) => `${name} has no unit of the official list.`,
  rate: (percent: number) => `${percent} % is no GST rate.`,
  buyerPincode: 'The registered address of the buyer has no pincode.',
  buyerPincodeElsewhere: (pincode: string) =>
    `Pincode ${pincode} of the buyer is in another state than his GST number.`,
  buyerAddress: 'The registered address of the buyer lacks its street or its town.',
  buyerName: 'The name of the buyer has fewer than 3 letters.',
  deliveryAddress: 'The delivery address lacks its pincode, its town or its state.',
  sellerAddress: 'The address of the seller on it has no town and pincode.',
  tooManyItems: 'An e-invoice has at most 1000 lines.',
  withoutTax: 'A credit note without tax is in no return.',
} as const
