/** The messages of the back office and its API; those for buyers are in `messages.ts`. */

export const orders = {
  statusUpdated: 'Order status updated',
  reasonWithoutCancelling: 'A reason belongs to a cancellation only.',
  statusFailed: 'Failed to update order status',
  statusUnknown: 'Choose one of Pending, Processing, Shipped, Delivered or Cancelled.',
  statusLocked: "Order is cancelled — status can't be changed",
  cancelled: "Order is cancelled — it can't be changed",
  paymentUpdated: 'Payment status updated',
  paymentFailed: 'Failed to update payment status',
  paymentUnknown: 'Choose one of pending, paid, processing or failed.',
  changedMeanwhile: 'Somebody else changed this order just now. Look at it again before you go on.',
  courierRequired: 'Choose a courier, or enter its name.',
  docketNumber: 'Enter the docket number: 3 to 30 letters, digits, dashes and slashes.',
  trackingLink: 'Enter a tracking link that begins with https://',
  trackingLinkKnown: (courier: string) =>
    `The tracking link of ${courier} follows from the docket number. Leave it empty.`,
  packages: (most: number) => `Enter the number of packages: a whole number from 1 to ${most}.`,
  setMeanwhile: (status: string) => `Somebody else set this order to ${status} meanwhile.`,
  notFound: (names: readonly string[]) => `Order not found: ${names.join(', ')}`,
  tooManyLabels: (most: number) => `Print at most ${most} labels at once.`,
  noInvoiceYet: (names: string, reason: string) => `No invoice for ${names}: ${reason}`,
  printFailed: 'Failed to print the orders',
  dispatchTooEarly: 'Courier and docket number belong to a shipped order.',
  dispatchSaved: 'Courier saved',
  dispatchFailed: 'Failed to save the courier',
  billUploaded: 'Bill uploaded',
  billFailed: 'Failed to upload bill',
  billDeleted: 'Bill deleted',
  billDeleteFailed: 'Failed to delete bill',
  billType: 'Please upload a valid PDF file',
  billLocked: 'This PDF asks for a password: send it without one',
  billTooLarge: 'The bill is too large. Upload a PDF of at most 10 MB',
  billMissing: 'This order has no bill.',
  billQuestion: 'Are you sure you want to delete this bill?',
} as const

export const products = {
  loadFailed: 'Failed to load products',
  saveFailed: 'Failed to save product',
  deleteFailed: 'Failed to delete product',
  added: 'Product added',
  updated: 'Product updated',
  deleted: 'Product deleted',
  required: 'Please fill all required fields.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  unit: 'Choose a unit of the GST list, for example PCS, BOX, SET or MTR. NA is for services only.',
  stock: 'Stock must be a whole number from 0 to 10,00,000.',
  price: 'A price is in rupees, from 0.01 to 1,00,00,000, with at most two decimals.',
  slab: (name: string) =>
    `Slab ${name}: give the smallest quantity and the price; the largest quantity may stay empty.`,
  slabsUnreadable: 'Quantity prices could not be read. Please enter them again.',
  confirmPrices: 'Check the marked prices, or confirm that they are correct.',
  tooManySlabs: 'A product has at most 20 slabs.',
  pricesUnreadable: 'Prices could not be read. Please enter them again.',
  imageType: 'Upload JPG, PNG or WebP pictures that open.',
  imageTooLarge: 'A picture is too large. Upload pictures of at most 10 MB',
  imageUnknown: 'One of the kept pictures does not belong to this product.',
  changedMeanwhile:
    'Somebody else changed this product just now. Look at it again before you save.',
  cellChanged: (label: string, was: string, now: string) =>
    `${label} changed meanwhile: it was ${was}, it is ${now} now. Check it and save again.`,
} as const

export const priceChanges = {
  noTier: 'Choose at least one price.',
  amount: 'Enter an amount above 0 with at most two decimals.',
  tooManyPercent: 'Enter at most 1000 percent.',
  belowZero: (price: string) => `${price} would be ₹0 or less.`,
  tooHigh: (price: string) => `${price} would be more than ₹1,00,00,000.`,
  changedMeanwhile: 'Somebody else changed this product since the preview.',
  noLongerOnSale: 'This product is no longer on sale.',
  previewUnreadable: 'The preview could not be read. Please make it again.',
  previewFailed: 'Failed to preview the prices',
  failed: 'Failed to change the prices',
  nothing: 'No price was changed.',
  changed: (products: number) =>
    `The prices of ${products} ${products === 1 ? 'product' : 'products'} were changed.`,
} as const

export const productFacts = {
  incomplete: 'A fact needs a name and a value.',
  nameTooLong: (most: number) => `Use at most ${most} characters for the name of a fact.`,
  valueTooLong: (most: number) => `Use at most ${most} characters for the value of a fact.`,
  separator: 'A fact has no ";", and its name no ":".',
  twice: (name: string) => `The fact "${name}" is there twice.`,
  packSize: 'The pack size is a whole number of pieces from 1 to 10000.',
  tooMany: (most: number) => `A product has at most ${most} facts.`,
  unreadable: 'Facts could not be read. Please enter them again.',
} as const

/** What a shop declares of packaged goods. */
export const declarations = {
  country: 'Choose a country of the list, for example India or China.',
  mrp: 'The MRP is in rupees with all taxes, from 0.01 to 1,00,00,000, with at most two decimals.',
  month: 'Write the month as 2026-03 or Mar 2026.',
  bisRegistration: 'A BIS registration number is R- and eight digits, for example R-41012345.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  /** @param label of the price, @param amounts in rupees as people read them */
  aboveMrp: (label: string, { price, mrp }: { price: string; mrp: string }) =>
    `${label}: ${price} is above the MRP of ${mrp}. Lower the price, or correct the MRP.`,
  required: 'The law asks for this before the product can be on sale.',
} as const

export const productDocuments = {
  type: 'Upload complete PDF files without a password.',
  tooLarge: 'A document is too large. Upload PDFs of at most 10 MB',
  tooMany: (most: number) => `A product has at most ${most} documents.`,
  titleRequired: 'A document needs a title.',
  titleTooLong: (most: number) => `Use at most ${most} characters for the title of a document.`,
  unknown: 'One of the documents does not belong to this product.',
  fileMissing: 'The file of a new document is missing. Please choose it again.',
  unreadable: 'Documents could not be read. Please enter them again.',
} as const

export const analytics = {
  order: 'The first day must not be after the last.',
  tooLong: 'Choose at most a year.',
} as const

export const audit = { loadFailed: 'Failed to load audit' } as const

export const complaints = {
  loadFailed: 'Failed to load complaints',
  stateUnknown: 'Choose one of open, answered or closed.',
  replyRequired: 'Write a reply.',
  replied: 'Reply sent',
  replyFailed: 'Failed to send the reply',
  answeredMeanwhile:
    'This message was answered meanwhile. Read that reply, and reopen the message to write another.',
  closedMeanwhile: 'This message was closed. Reopen it to write a reply.',
  stateChanged: (state: 'open' | 'answered' | 'closed') =>
    state === 'open' ? 'Message reopened' : `Message marked as ${state}`,
  stateFailed: 'Failed to change the message',
} as const

export const search = { failed: 'Failed to search' } as const

export const notifications = {
  allRead: 'All notifications marked as read',
  allReadFailed: 'Failed to mark all notifications as read',
} as const

export const searchTerms = {
  loading: 'Loading searches...',
  loadFailed: 'Failed to load the words of the search',
  none: 'No search was without result.',
  term: 'Enter one to four words.',
  replacements: 'Enter what is searched as well: at least one other word.',
  taken: 'This word has a synonym already. Change that one.',
  notFound: 'This synonym was deleted meanwhile.',
  saved: 'Synonym saved',
  saveFailed: 'Failed to save the synonym',
  deleted: 'Synonym deleted',
  deleteFailed: 'Failed to delete the synonym',
  dismissFailed: 'Failed to remove the search from the list',
} as const

export const users = {
  loadFailed: 'Failed to load users',
  updated: 'User updated',
  roleUnknown: 'Choose one of the roles of the store.',
  lastSuperadmin: 'The last superadmin cannot be disabled or given another role.',
  detailsFailed: 'Failed to load user',
  noteFailed: 'Failed to load the note',
  noteSaved: 'Note saved',
  noteChanged: 'Somebody else changed the note first. Read it below, then save yours.',
  sessionsFailed: 'Failed to load sessions',
  sessionEnded: 'Session ended',
  sessionsEnded: 'Sessions ended',
  firmMissing: 'This role needs the firm details that only a business account has.',
} as const
