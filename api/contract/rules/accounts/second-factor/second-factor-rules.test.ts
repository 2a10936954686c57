import { expect, it } from '@jest/globals'
import { normaliseCode, validateAppCode, validateSecondFactorCode } from './second-factor-rules.ts'

it.each(['123456', ' 123 456 ', 'k7m2p-q4rst', 'K7M2PQ4RST'])('takes the code "%s"', (code) => {
  expect(validateSecondFactorCode({ code })).toBeUndefined()
})

it.each(['', '12345', '1234567', 'K7M2P', 'K7M2P-Q4RS0', '１２３４５６'])(
  'refuses the code "%s"',
  (code) => {
    expect(validateSecondFactorCode({ code })?.fields[0]?.field).toBe('code')
  },
)

it('takes no recovery code for a new authenticator app', () => {
  expect(validateAppCode({ code: 'K7M2P-Q4RST' })?.message).toBe(
    'Enter the six digits of your authenticator app.',
  )
})

it('compares codes without spaces, dashes and case', () => {
  expect(normaliseCode(' k7m2p - q4rst')).toBe('K7M2PQ4RST')
})
