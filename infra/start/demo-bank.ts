/**
 * Who sells, and where demo buyers would send their money: no real firm and no real account, so that the
 * payment page and invoices are whole (README).
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
