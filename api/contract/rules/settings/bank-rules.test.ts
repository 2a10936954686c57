import { expect, it } from '@jest/globals'
import { maskAccountNumber, normaliseBank, validateBank, validateRejection } from './bank-rules.ts'

const bank = {
  accountHolder: 'Store Private Limited',
  bank: 'State Bank of India',
  accountNumber: '00000012345678901',
  ifsc: 'SBIN0000300',
  branch: 'Fort, Mumbai',
  upiId: '',
}

it.each([
  ['the UPI id is missing', {}],
  [
    'there are spaces as on a cheque',
    { accountNumber: '0000 0012-3456 78901', ifsc: 'sbin 0000300' },
  ],
  ['there is a UPI id', { upiId: 'store.mumbai@sbi' }],
])('bank details are valid when %s', (_when, change) => {
  expect(validateBank({ ...bank, ...change })).toBeUndefined()
})

it.each([
  ['accountHolder', ' ', 'Please fill all required fields.'],
  ['accountNumber', '12345678', 'An account number has 9 to 18 digits.'],
  ['accountNumber', '12345678A', 'An account number has 9 to 18 digits.'],
  ['ifsc', 'SBIN1000300', /^An IFSC has four letters, a zero/],
  ['branch', 'Fort\u0000', /^Remove the hidden control/],
  ['upiId', 'store', /^Enter a UPI id/],
  ['upiId', 'store@sbi.in/x', /^Enter a UPI id/],
])('rejects the %s "%s"', (field, value, message) => {
  const fault = validateBank({ ...bank, [field]: value })
  expect(fault?.fields.map((one) => one.field)).toEqual([field])
  expect(fault?.message).toMatch(message)
})

it('stores account number and IFSC without spaces', () => {
  expect(
    normaliseBank({ ...bank, accountNumber: ' 0012-3456 7890', ifsc: ' sbin0 000300' }),
  ).toEqual({
    ...bank,
    accountNumber: '001234567890',
    ifsc: 'SBIN0000300',
  })
})

it('shows the first and last three digits of an account number only', () => {
  expect(maskAccountNumber(bank.accountNumber)).toBe('000 •••• 901')
  expect(maskAccountNumber('')).toBe('')
})

it('needs a reason for a rejection', () => {
  expect(validateRejection({ reason: ' ' })?.fields[0]?.field).toBe('reason')
  expect(validateRejection({ reason: 'Not\u202eour' })?.fields[0]?.field).toBe('reason')
  expect(validateRejection({ reason: 'Not our account' })).toBeUndefined()
})
