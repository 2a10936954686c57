import { testShipping } from '../factories/order-factory.ts'

type Body = Record<string, unknown>

/** What the sample requests are about. */
export type SampleIds = Record<
  | 'product'
  | 'order'
  | 'line'
  | 'user'
  | 'ledger'
  | 'notice'
  | 'import'
  | 'list'
  | 'complaint'
  | 'statement'
  | 'receipt'
  | 'goodsIn'
  | 'count',
  string
>

/** The model that the requests name. */
export const product = {
  name: 'Brother HL-L2321D',
  brand: 'Brother',
  category: 'Printer',
  modelNo: 'HL-L2321D',
  gst: '18',
  stock: '9',
  description: 'Prints on both sides.',
}
const account = {
  name: 'Meera Nair',
  email: 'meera.nair@example.in',
  password: 'Drum#2026',
  mobile: '9845012376',
}
const firm = {
  firmName: 'Nair Systems',
  constitutionOfFirm: 'LLP',
  panNumber: 'ABCPN1234F',
  gstNumber: '32ABCPN1234F1ZB',
  officeAddress: '8 MG Road, Kochi',
  residenceAddress: '2 Marine Drive, Kochi',
}
/** A message of the contact form. */
export const contactMessage = {
  name: account.name,
  email: account.email,
  subject: account.mobile,
  message: 'Do you deliver to Kochi?',
}
/** A bill of a supplier with ten pieces of a product. */
export const sampleGoodsIn = (productId: string, billNo: string) => ({
  supplier: 'Garg Computer Point',
  billNo,
  billedOn: '2026-11-18',
  lines: [{ productId, quantity: 10, cost: 450.5 }],
})
const report = {
  composition: 'c1',
  remote: 'mf-shop',
  version: '1.0.0',
  cohort: 'all',
  kind: 'vital',
}
const priceRule = {
  tiers: ['enduser'],
  direction: 'up',
  unit: 'percent',
  amount: 5,
  rounding: 'one',
}
const assertion = {
  id: 'Y3JlZGVudGlhbA',
  clientDataJSON: 'e30',
  authenticatorData: 'YXV0aERhdGE',
  signature: 'c2lnbmF0dXJl',
}
const attestation = {
  id: assertion.id,
  clientDataJSON: assertion.clientDataJSON,
  attestationObject: 'oA',
  transports: ['internal'],
}
const status = () => ({ status: 'shipped' })
const shipping = () => ({ shippingInfo: testShipping })

/** A valid body for every operation that takes JSON; a new operation without one fails the test. */
export const validBodies: Record<string, (ids: SampleIds) => Body> = {
  logIn: () => ({ email: account.email, password: account.password }),
  logInAdmin: () => ({ email: account.email, password: account.password }),
  finishLogIn: () => ({ challenge: 'c'.repeat(43), code: '123456' }),
  beginAuthenticatorApp: () => ({ currentPassword: 'Toner#2026' }),
  confirmAuthenticatorApp: () => ({ enrolment: 'e'.repeat(200), code: '123456' }),
  proveSecondFactor: () => ({ code: '123456' }),
  beginPasskeyLogIn: () => ({ challenge: 'c'.repeat(43) }),
  finishLogInWithPasskey: () => ({ challenge: 'c'.repeat(43), passkey: assertion }),
  beginPasskey: () => ({ currentPassword: 'Toner#2026' }),
  addPasskey: () => ({ name: 'Office laptop', passkey: attestation }),
  renamePasskey: () => ({ name: 'Home laptop' }),
  proveByPasskey: () => ({ passkey: assertion }),
  registerEnduser: () => account,
  registerReseller: () => ({ ...account, ...firm }),
  registerDistributor: () => ({ ...account, ...firm }),
  sendResetCode: () => ({ email: account.email }),
  verifyResetCode: () => ({ email: account.email, otp: '123456' }),
  resetPassword: () => ({ email: account.email, newPassword: 'Toner#2027', resetToken: 'ticket' }),
  confirmEmail: () => ({ token: 'token' }),
  changeMyDetails: () => ({ name: account.name, mobile: account.mobile, ...firm }),
  chooseMyLanguage: () => ({ language: 'hi' }),
  changeMyEmail: () => ({ email: 'meera.new@example.in', currentPassword: 'Toner#2026' }),
  changeMyPassword: () => ({ currentPassword: 'Toner#2026', newPassword: 'Toner#2027' }),
  prepareBreachNotice: () => ({
    touched: ['account', 'orders'],
    since: '2026-11-01',
    ...{ happened: 'A laptop was stolen.', consequences: 'Calls by strangers.' },
    ...{ measures: 'Passwords were changed.', advice: 'Trust no caller.' },
  }),
  enterDataRequest: () => ({ email: account.email, kind: 'access', wish: 'What do you have?' }),
  answerDataRequest: () => ({ answer: 'Told by email' }),
  createApiToken: () => ({ name: 'Tally', scopes: ['registers'], days: 90 }),
  closeMyAccount: () => ({ currentPassword: 'Toner#2026' }),
  findId: () => ({ mobile: account.mobile }),
  calculatePrice: (ids) => ({ productId: ids.product, quantity: 1 }),
  writeReview: () => ({ rating: 4, comment: 'Prints well.' }),
  patchProduct: () => ({ gst: { value: 12, seen: 18 } }),
  previewPriceChange: (ids) => ({ rule: priceRule, selection: { ids: [ids.product] } }),
  // What a preview saw: the first version of the first product.
  changePrices: () => ({ rule: priceRule, seen: 'Y2QEAA' }),
  addToWishlist: (ids) => ({ productId: ids.product }),
  removeFromWishlist: (ids) => ({ productId: ids.product }),
  addToCart: (ids) => ({ productId: ids.product, quantity: 1 }),
  updateCartLine: () => ({ quantity: 2 }),
  addToCartByModelNo: () => ({ lines: [{ modelNo: product.modelNo, quantity: 1 }] }),
  previewCartAdditions: () => ({ lines: [{ modelNo: product.modelNo, quantity: 1 }] }),
  readStockList: () => ({ list: `${product.modelNo}\t10\t450` }),
  bookGoodsIn: (ids) => sampleGoodsIn(ids.product, 'INV-2'),
  postCount: (ids) => ({ note: 'Shelf 3', lines: [{ productId: ids.product, counted: 30 }] }),
  reverseGoodsIn: () => ({ reason: 'Booked twice' }),
  previewCartList: () => ({ list: `1) ${product.modelNo} - 1 pc` }),
  saveShipping: () => ({ ...testShipping }),
  createAddress: () => ({ ...testShipping, address: '9 Brigade Road' }),
  changeAddress: () => ({ ...testShipping, isDefault: true }),
  cancelOrder: () => ({ reason: 'Ordered twice' }),
  setStatusAsResellerAdmin: status,
  setStatusAsDistributorAdmin: status,
  setStatusAsSuperadmin: status,
  setStatusFromDashboard: status,
  setStatusOfMany: (ids) => ({ ...status(), orders: [{ _id: ids.order, seen: 'pending' }] }),
  exportOrders: (ids) => ({ orders: [ids.order], format: 'csv' }),
  printOrders: (ids) => ({ orders: [ids.order], papers: ['slip', 'packing-list', 'label'] }),
  readEwayBills: (ids) => ({ orders: [ids.order] }),
  saveTransport: () => ({ mode: 'road', vehicleNumber: 'TS09UA4321' }),
  makeEwayBill: () => ({ number: 'INV/26-27/00001', mode: 'road', vehicleNumber: 'TS09UA4321' }),
  fileReturn: () => ({ month: '2026-01' }),
  addCancellation: () => ({
    ...{ number: 'INV/26-27/00001', of: 'e-invoice', reason: 'order-cancelled' },
  }),
  addTaxDetails: () => ({ number: 'INV/26-27/00001', lines: [{ line: 1, hsn: '85176290' }] }),
  addTaxSetting: () => ({
    ...{ name: 'ewayBillLimit', state: '27', from: '2026-04-01' },
    ...{ value: '100000', source: 'A notification' },
  }),
  makeCreditNote: () => ({ lines: [{ line: 1, quantity: 1 }], reason: 'Leaked', seen: 0 }),
  cancelHoldsOfOrder: (ids) => ({
    of: 'buyer',
    orders: [{ _id: ids.order, hasProof: true }],
    reason: 'Never paid',
  }),
  cancelHoldsOfUser: (ids) => ({ orders: [{ _id: ids.order }], reason: 'Never paid' }),
  setPaymentStatus: () => ({ paymentStatus: 'paid' }),
  createOnlineOrder: shipping,
  reserveOrder: shipping,
  orderOnCredit: shipping,
  saveCredit: () => ({ limit: 100_000, days: 30, graceDays: 3, onHold: false }),
  verifyOnlinePayment: () => ({
    orderId: 'order_1',
    paymentId: 'pay_1',
    signature: 'a'.repeat(64),
  }),
  assignReceipt: (ids) => ({ parts: [{ order: ids.order, amount: 1 }], seen: 500 }),
  answerReceipts: (ids) => ({
    ids: [ids.receipt],
    answer: 'refunded',
    refund: { refundedOn: '2026-11-20', reference: 'HDFCN1' },
  }),
  recordRefund: () => ({
    ...{ refundedOn: '2026-11-20', reference: 'HDFCN1' },
    ...{ amount: 250, seen: 500 },
  }),
  confirmBalance: () => ({ seen: 0, answer: 'agrees' }),
  createLedgerLink: () => ({ from: '2026-04-01' }),
  recordLedgerItem: () => ({
    kind: 'opening',
    label: 'T-118',
    day: '2026-03-31',
    dueOn: '2026-04-30',
    amount: 1200,
  }),
  strikeLedgerItem: () => ({ reason: 'Not ours' }),
  recordWithheldTax: () => ({ amount: 5, withheldOn: '2026-11-20', reference: '26Q-1' }),
  strikeRefund: () => ({ reason: 'Went to a wrong account' }),
  settleReceipts: (ids) => ({ ids: [ids.receipt] }),
  setRightsOfUser: () => ({ rights: ['orders', 'packing'] }),
  setGstNumberOfUser: () => ({ gstNumber: firm.gstNumber, reason: 'Certificate seen' }),
  writeUserNote: () => ({ note: 'Pays by the tenth', seen: '' }),
  settleTaxDetails: () => ({ gstNumber: '' }),
  reviewProof: () => ({ verdict: 'rejected', reason: 'Another amount' }),
  writeToStore: () => contactMessage,
  markAllNotificationsRead: (ids) => ({ upTo: ids.notice }),
  sendNotification: () => ({ title: 'Diwali', message: 'Closed on Friday.', sentTo: 'all' }),
  createSynonym: () => ({ term: 'blue tooth', replacements: ['bluetooth'] }),
  changeSynonym: () => ({ term: 'blue tooth', replacements: ['bluetooth'] }),
  createShoppingList: (ids) => ({
    name: 'Monthly toners',
    lines: [{ productId: ids.product, quantity: 12 }],
  }),
  renameShoppingList: () => ({ name: 'Weekly toners' }),
  setShoppingListLines: (ids) => ({ lines: [{ productId: ids.product, quantity: 3 }] }),
  replyToComplaint: () => ({ message: 'Yes, by DTDC.' }),
  setComplaintState: () => ({ state: 'closed' }),
  setMailPreference: () => ({ kind: 'shipped', mail: false }),
  saveSeller: () => ({
    name: 'Nair Systems',
    address: '8 MG Road, Kochi',
    state: 'Kerala',
    seen: 0,
  }),
  saveTerms: () => ({ dispatchDays: 2, returnDays: 7, refundDays: 7, seen: 0 }),
  saveHolidays: () => ({ days: [{ date: '2027-01-26', name: 'Republic Day' }], seen: 0 }),
  saveProductSettings: () => ({ declarationsRequired: false, seen: 0 }),
  saveDelivery: () => ({
    table: { courier: { freight: 'fixed', amount: 150 }, bus: {}, transport: {} },
    seen: 0,
  }),
  proposeBankDetails: () => ({
    accountHolder: 'Nair Systems',
    bank: 'Federal Bank',
    accountNumber: '10200100123456',
    ifsc: 'FDRL0001020',
    branch: 'MG Road, Kochi',
    seen: 0,
  }),
  rejectBankDetails: () => ({ reason: 'Not our account' }),
  decideApproval: () => ({ decision: 'refused', reason: 'Another PAN', seen: 'c2Vlbg' }),
  changeUser: () => ({ role: 'reseller', disabled: false }),
  reportTelemetry: () => report,
  announceReleases: () => ({
    releases: [{ remote: 'mf-shop', version: '1.4.0' }],
    canaries: [{ salt: 'a1', percent: 5 }],
  }),
  openPreview: () => ({ link: 'e30.none' }),
}
