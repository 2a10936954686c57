import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  isEmail,
  isGst,
  isMobile,
  isPan,
  type RegistrationForm,
  validateLogin,
  validateRegistration,
} from './account-validation.ts'
import type { Tier } from './roles.ts'

const pan = 'ABCPM1234F'
const gst = '27ABCPM1234F1Z5'

describe('an e-mail address', () => {
  it.each(['asha@example.in', ' asha@example.in ', 'a.b+c@mail.example.co.in', 'आशा@उदाहरण.भारत'])(
    'is %j',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    '',
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'a b@example.in',
    'a@b@c.in',
    'a@b..in',
    'a@b.in.',
    '<a@x.test>',
    'a\u0000@x.test',
    'a@x\u0000.test',
    'Asha <a@x.test>',
    '"a"@x.test',
    'a,b@x.test',
    'a..b@x.test',
    '.a@x.test',
    'a@-x.test',
    'a@x-.test',
    'a@x.test-',
    'a@x_y.test',
    'a@192.0.2.1',
    'a\u202e@x.test',
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('has at most 254 characters', () => {
    expect([
      isEmail(`${'a'.repeat(243)}@example.in`),
      isEmail(`${'a'.repeat(244)}@example.in`),
    ]).toEqual([true, false])
  })
})

describe('a mobile number', () => {
  it('has ten digits, the first 6 to 9, not all the same, with spaces anywhere', () => {
    const digits = fc.stringMatching(/^[6-9][0-9]{9}$/)
    fc.assert(
      fc.property(digits, fc.nat({ max: 10 }), (number, at) => {
        const spaced = `${number.slice(0, at)} ${number.slice(at)}`
        expect(isMobile(spaced)).toBe(new Set(number).size > 1)
      }),
    )
  })

  it.each([
    '',
    '5820012345',
    '982001234',
    '98200123456',
    '9999999999',
    '98200-12345',
    '+919820012345',
  ])('is not %j', (text) => {
    expect(isMobile(text)).toBe(false)
  })
})

describe('a PAN', () => {
  it('is five capital letters, four digits and a capital letter, and nothing one character away', () => {
    expect(isPan(pan)).toBe(true)
    fc.assert(
      fc.property(fc.nat({ max: 9 }), fc.constantFrom('a', '-', ' ', 'É'), (at, wrong) => {
        expect(isPan(pan.slice(0, at) + wrong + pan.slice(at + 1))).toBe(false)
      }),
    )
    expect([isPan(pan.slice(1)), isPan(`${pan}A`)]).toEqual([false, false])
  })
})

describe('a GST number', () => {
  it.each([gst, '29AAQFK7392MAZT', '07ABCPM1234F9Z0', ` ${gst} `])('is %j', (text) => {
    expect(isGst(text)).toBe(true)
  })

  it.each([
    '',
    gst.toLowerCase(),
    '2AABCPM1234F1Z5',
    '27ABCP11234F1Z5',
    '27ABCPM123AF1Z5',
    '27ABCPM123451Z5',
    '27ABCPM1234F0Z5',
    '27ABCPM1234F1Y5',
    '27ABCPM1234F1Z-',
    `${gst}5`,
  ])('is not %j', (text) => {
    expect(isGst(text)).toBe(false)
  })
})

describe('a registration', () => {
  const person = {
    name: 'Asha',
    email: 'asha@example.in',
    password: 'Toner#2026',
    mobile: '98200 12345',
  }
  const firm: RegistrationForm = {
    ...person,
    firmName: 'Mehta Infotech',
    constitutionOfFirm: 'LLP',
    panNumber: pan,
    officeAddress: 'Mumbai',
    residenceAddress: 'Mumbai',
  }

  it.each<[Tier, RegistrationForm]>([
    ['enduser', person],
    ['reseller', firm],
    ['reseller', { ...firm, gstNumber: gst }],
    ['distributor', { ...firm, gstNumber: gst }],
  ])('of a %s passes', (tier, form) => {
    expect(validateRegistration(tier, form)).toBeUndefined()
  })

  it('of an end user needs no business details, and those given are not checked', () => {
    expect(validateRegistration('enduser', { ...person, panNumber: 'wrong' })).toBeUndefined()
  })

  it('names every blank field at once', () => {
    const message = 'Please fill all required fields.'
    const blank = { name: '', email: ' ', password: '', mobile: '' }
    expect(validateRegistration('enduser', blank)).toEqual({
      message,
      fields: [
        { field: 'name', message: 'Enter your name' },
        { field: 'email', message: 'Enter your email address' },
        { field: 'password', message: 'Choose a password' },
        { field: 'mobile', message: 'Enter your 10-digit mobile number' },
      ],
    })
  })

  it('names what is missing of the firm', () => {
    expect(validateRegistration('reseller', { ...firm, officeAddress: ' ' })).toEqual({
      message: 'Please fill all required fields for your role.',
      fields: [{ field: 'officeAddress', message: 'Enter your office address' }],
    })
  })

  it.each<[Tier, RegistrationForm, string, string]>([
    ['enduser', { ...person, email: 'asha' }, 'email', 'Enter a valid email address'],
    ['enduser', { ...person, password: '1234567' }, 'password', 'Use at least 8 characters'],
    ['enduser', { ...person, mobile: '1' }, 'mobile', 'Invalid Mobile Number format'],
    ['reseller', { ...firm, panNumber: 'x' }, 'panNumber', 'Invalid PAN Number format'],
    ['reseller', { ...firm, gstNumber: 'x' }, 'gstNumber', 'Invalid GST Number format'],
    ['distributor', firm, 'gstNumber', 'GST Number is required for Distributor'],
    ['distributor', { ...firm, gstNumber: 'x' }, 'gstNumber', 'Invalid GST Number format'],
  ])('of a %s is refused at the field', (...[tier, form, field, message]) => {
    expect(validateRegistration(tier, form)).toEqual({ message, fields: [{ field, message }] })
  })
})

describe('a login', () => {
  it('needs an e-mail and a password', () => {
    expect(validateLogin({ email: 'a@b.in', password: 'x' })).toBeUndefined()
    expect(validateLogin({ email: 'a', password: '' })?.message).toBe('Enter a valid email address')
    expect(validateLogin({ email: 'a@b.in', password: '' })?.message).toBe('Password is required')
  })
})
