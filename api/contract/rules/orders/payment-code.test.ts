import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  createPaymentCode,
  findPaymentCodes,
  formatPaymentCode,
  parsePaymentCode,
} from './payment-code.ts'

const alphabet = 'ACDEFGHJKMNPQRTUVWXY34679'

const anyCode = fc
  .array(fc.nat({ max: 24 }), { minLength: 7, maxLength: 7 })
  .map((drawn) => createPaymentCode(() => drawn.shift() ?? 0))

describe('a payment code', () => {
  it('has eight characters, shown in two groups', () => {
    const code = createPaymentCode(() => 20)
    expect(formatPaymentCode(code)).toMatch(/^3333-333[A-Z0-9]$/)
  })

  it('is the same however it was typed', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const shown = formatPaymentCode(code)
        for (const typed of [code, shown, ` ${shown.toLowerCase()} `, code.split('').join(' ')]) {
          expect(parsePaymentCode(typed)).toBe(code)
        }
      }),
    )
  })

  it('fails when any one character is wrong', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const mistyped = [...code].flatMap((right, index) =>
          [...alphabet.replace(right, '')].map(
            (wrong) => code.slice(0, index) + wrong + code.slice(index + 1),
          ),
        )
        expect(mistyped.filter(parsePaymentCode)).toEqual([])
      }),
    )
  })

  it('fails when two neighbours are exchanged', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const exchanged = [...code.slice(1)].map(
          (second, index) =>
            code.slice(0, index) + second + code.charAt(index) + code.slice(index + 2),
        )
        expect(exchanged.filter((other) => other !== code && parsePaymentCode(other))).toEqual([])
      }),
    )
  })

  it.each(['', '7K3M', '7K3M-PQ4R-7K3M', '0K3M-PQ4R', '७K3MPQ4R'])('is not %j', (text) => {
    expect(parsePaymentCode(text)).toBeUndefined()
  })
})

describe('a payment code in a narration', () => {
  it.each([
    ['as it is shown', (code: string) => `UPI-RAVI-ravi@oksbi-${formatPaymentCode(code)}-PAY`],
    ['without its dash', (code: string) => `NEFT/SBIN0000300/${code}/RAVI`],
    [
      'in small letters',
      (code: string) => `upi/632912345678/${formatPaymentCode(code)}`.toLowerCase(),
    ],
    [
      'with a slash or a space instead',
      (code: string) => formatPaymentCode(code).replace('-', ' / '),
    ],
    [
      'wrapped in its midst',
      (code: string) => `BY TRANSFER ${code.slice(0, 3)} ${code.slice(3)} 1`,
    ],
    ['glued to other words', (code: string) => `IMPS632912345678order${code}ravi`],
  ])('is found %s', (_what, narrate) => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(findPaymentCodes(narrate(code))).toContain(code)
      }),
    )
  })

  it('is found once, and beside another one in their order', () => {
    const [first, second] = [createPaymentCode(() => 3), createPaymentCode(() => 21)]
    expect(findPaymentCodes(`.${first}.${second}.0.${first}`)).toEqual([first, second])
  })

  it('is not found where one is mistyped', () => {
    const code = createPaymentCode(() => 7)
    expect(findPaymentCodes(`0${code.slice(0, 7)}${code.endsWith('A') ? 'C' : 'A'}0`)).toEqual([])
  })
})
