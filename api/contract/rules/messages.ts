/** Messages for people; those of the back office are in `admin-messages.ts`, some features have a file of their own. */
export const unexpected = 'Something went wrong. Please try again.'
export const notFound = 'Not found.'
export const signInFirst = 'Please login'
export const sessionEnded = 'Your session has ended. Please log in again.'
export const forbidden = 'You are not allowed to do this.'
export const tooOften = 'Too many attempts. Please wait a little and try again.'
/** The store of files (proofs, bills, pictures) does not answer. */
export const filesUnavailable =
  'Files cannot be saved or opened right now. Nothing was changed. Please try again in a moment.'
/** The database does not answer, or the API itself. */
export const unavailable =
  'The store is not available for a moment. Nothing is lost. Please try again in a few seconds.'
/** A text with invisible characters that change how it is displayed. */
export const controlCharacters = 'Remove the hidden control characters from this text'

/** A field of a form that was cut off because it is far too large. */
export const textTooLarge = 'This text is far too long. Shorten it and send it again.'

/** A name or another short text with line breaks or tabs. */
export const oneLine = 'Write this on one line, without line breaks'
/** A name with the address of a page in it. */
export const pageInName = 'Write the name without the address of a website or an email'

export const invalidInput = 'Please check the highlighted fields.'

export const login = {
  success: 'Login successful!',
  failed: 'Login failed.',
  emailFormat: 'Enter a valid email address',
  passwordRequired: 'Password is required',
} as const

export const registration = {
  success: 'Registration successful!',
  failed: 'Registration failed',
  required: 'Please fill all required fields.',
  requiredForRole: 'Please fill all required fields for your role.',
  mobile: 'Invalid Mobile Number format',
  pan: 'Invalid PAN Number format',
  gstRequired: 'GST Number is required for Distributor',
  gst: 'Invalid GST Number format',
  email: 'Enter a valid email address',
  password: 'Use at least 8 characters',
} as const

/** Answers of the API alone: they are in no script. */
export const accountErrors = {
  wrong: 'Invalid email or password',
  adminsOnly: 'This login is for administrators.',
  disabled: 'This account is disabled. Please contact support.',
  emailTaken: 'This email is already registered. Please log in.',
} as const

export const superadmin = {
  emailTaken: 'An account with this email exists already.',
  password: 'Use at least 12 characters, at least 6 of them different, without your email.',
  commonPassword: 'This is one of the passwords that everybody tries first. Choose another one.',
} as const

export const preview = {
  invalid: 'This preview link is not valid or has expired.',
  unchecked: 'This preview link cannot be checked right now.',
  without: 'You see the site without it.',
} as const

export const seller = {
  loadFailed: 'Failed to load the details of the seller',
} as const

export const shop = {
  noExactMatch: (typed: string, showing: string) =>
    `No exact match for “${typed}”. Showing “${showing}”.`,
  wishlistFailed: 'Failed to add to wishlist',
  addFailed: 'Failed to add to cart',
} as const

/** Apart from {@link shop}, of which every page has a part. */
export const listing = {
  loadFailed: 'Failed to load products',
  wishlisted: 'Added to wishlist',
  added: 'Product added to cart',
  priceListTooLong: 'A price list has at most 5,000 products. Choose a brand or a category first.',
  priceListFailed: 'The price list could not be downloaded',
} as const

/** Apart from {@link product}: the search of every page says it. */
export const outOfStock = 'Out of stock'

export const product = {
  notFound: 'Product not found.',
  loadFailed: 'Failed to load product',
  shareFailed: 'Sharing cancelled or failed',
  linkCopied: 'Link copied to clipboard',
  copyFailed: 'Failed to copy link',
  outOfStock,
  exceedsStock: 'Quantity exceeds available stock',
  cannotExceedStock: 'Cannot exceed available stock',
} as const

export const wishlist = {
  loginToView: 'Please login to view your wishlist',
  login: 'Please login',
  loginToAdd: 'Please login to add to cart',
  loadFailed: 'Failed to load wishlist',
  removed: 'Removed from wishlist',
  added: 'Added to cart!',
} as const

export const cart = {
  fetchFailed: 'Failed to fetch cart',
  loadFailed: 'Failed to load cart!',
  updateFailed: 'Failed to update cart',
  removeFailed: 'Failed to remove item',
  updated: 'Quantity updated',
  removed: 'Item removed',
  empty: 'Your cart is empty.',
  buyersOnly: 'Carts are for buyers. An admin account has none.',
  lineNotFound: 'This item is no longer in your cart.',
  quantity: 'Quantity must be a whole number from 1.',
  full: 'Your cart is full. Please place this order first.',
  totalTooLarge: 'This is above the limit of one order. Please order less at a time.',
  keyReused: 'This was already sent for another product or quantity. Please try again.',
  modelAmbiguous: 'Several products have this model number. Please choose one in the shop.',
} as const

export const quickOrder = {
  nothing: 'There is no line to add yet.',
  several: 'Several products may be meant. Please choose one of those below.',
  reading: 'Your list is still being read. Please try again in a moment.',
  tooMany: (most: string) => `Add at most ${most} lines at once.`,
  visitor: 'You see end-user prices. Log in to add lines to your cart; they are kept until then.',
  fileOfVisitor: 'Log in to read a file, or paste its lines here.',
} as const

export const checkout = {
  loadFailed: 'Failed to load cart!',
  removed: 'Item removed from cart',
  removeFailed: 'Failed to remove item',
  saving: 'Saving shipment info...',
  saved: 'Shipment info saved!',
  saveFailed: 'Failed to save shipping info',
  address: 'Please fill all address details!',
  pincode: 'Enter a valid 6-digit pincode!',
  state: 'Choose a state from the list.',
  pincodeElsewhere: (pincode: string, states: string) =>
    `Pincode ${pincode} is in ${states}. Please check pincode and state.`,
  registeredPincodeElsewhere: (pincode: string, states: string, state: string) =>
    `Pincode ${pincode} is in ${states}, but the GST number is of ${state}. Please check pincode and GST number.`,
  correctRegistration:
    'Correct the pincode or the GST number, or confirm below that both are right.',
  chooseState: 'Choose the right state, or confirm below that the address is right.',
  registeredElsewhere: (state: string) =>
    `This GST number is registered in ${state}. Choose that state, or enter the number of the other one.`,
  business: 'Please fill all business and delivery details!',
  courier: 'Please select a courier option.',
  transport: 'Please enter bus/transport details.',
} as const

export const payment = {
  missingShipping: 'Missing shipping info.',
  bankMissing: 'Bank details are not set up yet. Please contact us before you pay.',
  proofRequired: 'Upload payment proof',
  proofType: 'Upload a JPG, PNG or PDF file as payment proof',
  proofLocked: 'This PDF asks for a password: send it without one or as a picture',
  proofTooLarge: 'The payment proof is too large. Upload a file of at most 10 MB',
  failed: 'Manual order failed',
  placed: 'Order placed! Awaiting confirmation',
  reference: 'Enter the transaction number of the transfer: 10 to 30 letters and digits',
  totalRose: (now: string, was: string) =>
    `Your cart has changed: the total is now ${now}, it was ${was}. Check it and place the order again.`,
  expectedTotal: 'The expected total must be rupees with at most two decimals.',
  onlineOff: 'Online payment is not available yet. Please pay by bank transfer.',
  onlineAway:
    'Online payment cannot be reached right now. Please try again or pay by bank transfer.',
  onlinePlaced: 'Order placed! Awaiting payment',
  onlinePaid: 'Payment received',
  signature: 'This payment could not be verified. Nothing was changed.',
  quoteMoved: 'Your cart has changed. Check it and place the order again.',
  notPaid: 'It was not paid online in time.',
  paidTooLate: 'This order was cancelled before it was paid. Please contact us about a refund.',
  paidLateTitle: (order: string) => `Order ${order} was paid after it was cancelled`,
  paidLateAdmin: (amount: string, paymentId: string) =>
    `${amount} came in online as ${paymentId}. Refund it at the gateway, or order again with the buyer.`,
  paidLateBuyer: (amount: string) =>
    `Your payment of ${amount} reached us after the order was cancelled. Please contact us about a refund.`,
  onlineFailed: 'Online payment could not be started',
  keyReused: 'This order was already sent with other details. Reload the page and try again.',
} as const

export const orders = {
  loadFailed: 'Failed to load orders',
  notFound: 'Order not found',
  notCancellable: 'You cannot cancel this order because it is already processed.',
  reasonRequired: 'Cancellation reason is required',
  cancelFailed: 'Unable to cancel order.',
  cancelled: 'Order cancelled',
  received: 'Thank you. The order is marked as delivered.',
  notOnItsWay: 'Only an order that is on its way can be received.',
  receiveFailed: 'The order could not be marked as delivered.',
  none: 'No orders found.',
  loading: 'Loading orders...',
} as const

export const reviews = {
  rating: 'Give one to five stars.',
  comment: 'Please write a comment.',
  notBought: 'You can review a product after it is delivered to you.',
  reviewedBefore: 'You have reviewed this product already.',
  thanks: 'Thank you for your review!',
  loadFailed: 'Failed to load reviews',
} as const

export const proofs = {
  verified: 'Payment verified',
  rejected: 'Payment proof rejected',
  reasonRequired: 'Tell the buyer why the payment proof is rejected',
  none: 'This order has no payment proof.',
  sent: 'Payment proof sent. Awaiting confirmation',
  sendFailed: 'Failed to send payment proof',
  notAwaited: 'A new payment proof is only needed after the former one was rejected.',
  orderCancelled: 'This order is cancelled. It needs no payment proof.',
  loading: 'Loading payment proofs...',
  loadFailed: 'Failed to load payment proofs',
  reviewFailed: 'Failed to save the decision',
} as const

export const reorder = {
  gone: (name: string) => `${name}: no longer available`,
  outOfStock: (name: string) => `${name}: Out of stock`,
  allInCart: (name: string) => `${name}: all that is in stock is in your cart already`,
  short: (name: string, added: number, wanted: number) =>
    `${name}: ${added} of ${wanted} added, there are no more in stock`,
  dearer: (name: string, now: string, was: string) => `${name}: now ${now}, was ${was}`,
} as const

export const invoices = {
  notDue: 'The invoice is issued when the order ships.',
  cancelledUnbilled: 'This order was cancelled before it was invoiced.',
  creditNotDue: 'There is no credit note: nothing has been credited.',
  loadFailed: (name: 'invoice' | 'credit note') => `Failed to load the ${name}`,
  sellerMissing: 'Invoices are not set up yet. Please contact us.',
} as const

export const contact = {
  sent: 'Message sent successfully!',
  failed: 'Something went wrong. Please try again.',
  required: 'Please fill all fields.',
  email: 'Enter a valid email address',
} as const

export const dashboard = { loadFailed: 'Failed to load dashboard data' } as const

export const notifications = {
  loadFailed: 'Failed to load notifications',
  fetchFailed: 'Failed to fetch notifications',
  loading: 'Loading notifications...',
  none: 'No notifications found.',
  notLoggedIn: 'User not logged in',
  required: 'Please provide title, message, and recipient',
  sent: 'Notification sent successfully!',
  sendFailed: 'Failed to send notification',
  deleted: 'Notification deleted',
  deleteFailed: 'Failed to delete notification',
  read: 'Notification marked as read',
  readFailed: 'Failed to mark notification as read',
} as const

export const uploads = {
  fileRequired: 'Choose a file.',
  type: 'Upload a JPG, PNG or WebP picture that opens, or a PDF.',
  tooLarge: 'The file is too large. Upload a file of at most 10 MB',
} as const
