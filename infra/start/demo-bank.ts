/** Where demo buyers would send their money: no real account, so that the payment page is whole (README). */
export const demoBank = {
  BANK_ACCOUNT_HOLDER: 'Deccan IT Supply Private Limited (demo)',
  BANK_NAME: 'Demo Bank of India',
  BANK_ACCOUNT_NUMBER: '000000000000',
  BANK_IFSC: 'DEMO0000000',
  BANK_BRANCH: 'Abids, Hyderabad',
} as const
