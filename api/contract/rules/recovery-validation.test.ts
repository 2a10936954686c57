import { describe, expect, it } from '@jest/globals'
import {
  findForgotPasswordFault,
  findMobileFault,
  findNewPasswordFault,
  findOtpFault,
} from './recovery-validation.ts'

describe('the steps of a password reset', () => {
  it('start with an e-mail of valid form', () => {
    expect(findForgotPasswordFault({ email: ' asha@example.in ' })).toBeUndefined()
    expect(findForgotPasswordFault({ email: 'asha' })?.message).toBe('Enter a valid email address')
  })

  it.each(['012345', ' 123456 '])('take %j for a code', (otp) => {
    expect(findOtpFault({ otp })).toBeUndefined()
  })

  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('take %j for no code', (otp) => {
    expect(findOtpFault({ otp })?.fields[0]?.field).toBe('otp')
  })

  it('end with a password of at least eight characters', () => {
    expect(findNewPasswordFault({ newPassword: 'eight888' })).toBeUndefined()
    expect(findNewPasswordFault({ newPassword: 'seven77' })?.fields[0]?.field).toBe('newPassword')
  })
})

it('an account is looked for by a mobile number of valid form', () => {
  expect(findMobileFault({ mobile: '98200 12345' })).toBeUndefined()
  expect(findMobileFault({ mobile: '12345' })?.message).toBe('Invalid Mobile Number format')
})
