/**
 * Seller and bank account of the demo, so that the payment page and invoices are complete (README). Neither the firm
 * nor the account exists.
 */
export const demoBank = {
  BANK_ACCOUNT_HOLDER: 'Deccan IT Supply Private Limited (demo)',
  BANK_NAME: 'Demo Bank of India',
  BANK_ACCOUNT_NUMBER: '000000000000',
  BANK_IFSC: 'DEMO0000000',
  BANK_BRANCH: 'Abids, Hyderabad',
  SELLER_NAME: 'Deccan IT Supply Private Limited (demo)',
  SELLER_GSTIN: '36AABCS1995K1ZX',
  SELLER_ADDRESS: 'Abids, Hyderabad 500001',
} as const
