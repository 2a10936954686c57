import { describe, expect, it } from '@jest/globals'
import { normaliseSeller, validateSeller, validateTerms } from './seller-rules.ts'

const seller = {
  name: 'Store Private Limited',
  gstin: '36AABCS1995K1ZX',
  address: 'Abids, Hyderabad 500001',
  state: '',
  phone: '',
  email: '',
  officerName: '',
  officerEmail: '',
  officerPhone: '',
}

describe('the seller', () => {
  it.each([
    ['has a GST number', {}],
    ['has a GST number and its state', { state: 'TG' }],
    ['is not registered, but has a state', { gstin: '', state: 'Telangana' }],
    ['can be reached', { phone: '+91 40 4000 1996', officerEmail: 'officer@store.example' }],
  ])('is valid when it %s', (_when, change) => {
    expect(validateSeller({ ...seller, ...change })).toBeUndefined()
  })

  it.each([
    ['name', { name: ' ' }, 'Please fill all required fields.'],
    ['gstin', { gstin: '36AABCS1995' }, /^Enter a GST number/],
    ['gstin', { gstin: '99AABCS1995K1ZX' }, /^Enter a GST number/],
    ['gstin', { gstin: '36AABCS1995K1ZY' }, /^A character of this GST number is wrong/],
    ['address', { address: 'Abids\u0008' }, /^Remove the hidden control/],
    ['state', { state: 'Texas' }, 'Choose a state of India.'],
    ['state', { state: 'Kerala' }, 'This GST number is of Telangana.'],
    ['state', { gstin: '' }, 'Choose the state, or enter the GST number.'],
    ['phone', { phone: 'front desk' }, /^Enter a phone number/],
    ['officerEmail', { officerEmail: 'officer at store' }, 'Enter an email address.'],
  ])('is rejected for its %s', (field, change, message) => {
    const fault = validateSeller({ ...seller, ...change })
    expect(fault?.fields[0]?.field).toBe(field)
    expect(fault?.message).toMatch(message)
  })

  it('is stored with the official name of its state', () => {
    const stored = normaliseSeller({ ...seller, gstin: ' 36aabcs1995k1zx ' })
    expect(stored).toEqual({ ...seller, state: 'Telangana' })
    expect(normaliseSeller({ ...seller, gstin: '', state: 'TG' }).state).toBe('Telangana')
  })
})

it('takes whole numbers of days as terms', () => {
  const terms = { dispatchDays: 2, returnDays: 0, refundDays: 365 }
  expect(validateTerms(terms)).toBeUndefined()
  expect(validateTerms({ ...terms, returnDays: 1.5 })?.fields[0]?.field).toBe('returnDays')
  expect(validateTerms({ ...terms, refundDays: 366 })?.fields[0]?.field).toBe('refundDays')
  expect(validateTerms({ ...terms, dispatchDays: Number.NaN })?.message).toMatch(/from 0 to 365/)
})
