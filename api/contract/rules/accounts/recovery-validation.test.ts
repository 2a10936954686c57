import { describe, expect, it } from '@jest/globals'
import {
  validateForgotPassword,
  validateMobile,
  validateNewPassword,
  validateOtp,
} from './recovery-validation.ts'

describe('the steps of a password reset', () => {
  it('start with a valid e-mail address', () => {
    expect(validateForgotPassword({ email: ' asha@example.in ' })).toBeUndefined()
    expect(validateForgotPassword({ email: 'asha' })?.message).toBe('Enter a valid email address')
  })

  it.each(['012345', ' 123456 '])('accept %j as a code', (otp) => {
    expect(validateOtp({ otp })).toBeUndefined()
  })

  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
    'do not accept %j as a code',
    (otp) => {
      expect(validateOtp({ otp })?.fields[0]?.field).toBe('otp')
    },
  )

  it('end with a password of at least eight characters', () => {
    expect(validateNewPassword({ newPassword: 'eight888' })).toBeUndefined()
    expect(validateNewPassword({ newPassword: 'seven77' })?.fields[0]?.field).toBe('newPassword')
  })
})

it('accept a valid mobile number to find an account by', () => {
  expect(validateMobile({ mobile: '98200 12345' })).toBeUndefined()
  expect(validateMobile({ mobile: '12345' })?.message).toBe('Invalid Mobile Number format')
})
