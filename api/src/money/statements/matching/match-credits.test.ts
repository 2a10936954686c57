import { describe, expect, it } from '@jest/globals'
import { createPaymentCode, formatPaymentCode } from '@store/contract/rules/orders/payment-code'
import { paise } from '@store/contract/rules/pricing/money'
import type { StatementCredit } from '../statement.ts'
import type { KnownPayer, OpenOrder } from './credit-match.ts'
import { matchCredits } from './match-credits.ts'

const code = createPaymentCode(() => 4)
const otherCode = createPaymentCode(() => 9)
const shown = formatPaymentCode(code)
let drawn = 0

function credit(narration: string, amount = 118_000, given: Partial<StatementCredit> = {}) {
  drawn += 1
  const base = {
    row: drawn,
    bookedOn: '2026-11-25',
    bankReference: undefined,
    isReversal: false,
    hash: String(drawn),
  }
  return { ...base, amount: paise(amount), narration, ...given }
}

function order(id: string, given: Partial<OpenOrder> = {}): OpenOrder {
  return {
    publicId: `01JD0000000000000000${id}`,
    tier: 'reseller',
    userId: 'ravi',
    buyerNames: ['Ravi Traders Pvt. Ltd.'],
    total: paise(118_000),
    open: paise(118_000),
    taxable: paise(100_000),
    placedOn: '2026-11-24',
    isCancelled: false,
    ...given,
  }
}

function match(credits: StatementCredit[], orders: OpenOrder[], payers: KnownPayer[] = []) {
  return matchCredits(credits, { orders, payers }).map(
    ({ credit: _, parts, alternatives, ...rest }) => ({
      ...rest,
      parts: parts.map(({ order: id, amount }) => [id.slice(-6), amount]),
      alternatives: alternatives.map((id) => id.slice(-6)),
    }),
  )
}

const coded = order('AAAAAA', { paymentCode: code })
const later = order('BBBBBB', { paymentCode: otherCode, placedOn: '2026-11-25' })

describe('an exact match', () => {
  it('names one open order by its code, with the amount that is open', () => {
    expect(match([credit(`UPI/632912345678/${shown.toLowerCase()}/SBI`)], [coded, later])).toEqual([
      {
        kind: 'exact',
        reason: 'code',
        difference: 'none',
        parts: [['AAAAAA', 118_000]],
        alternatives: [],
        why: 'The narration has the payment code of #AAAAAA. The amount is just what is open.',
      },
    ])
  })

  it.each([
    ['UPI-X-632912345678-Y', undefined, '632912345678'],
    ['SALE', '0000632912345678', '632912345678'],
    ['NEFT CR-SBIN0000300-X-SBIN326 125987654', undefined, 'SBIN326125987654'.slice(0, 16)],
    ['RTGS/SBINR52026112500123456/X', undefined, 'SBINR52026112500123456'],
    ['UPI/632912345678', undefined, 'UPI632912345678'],
  ])('names it by the reference in %j', (narration, bankReference, proofReference) => {
    const found = match(
      [credit(narration, 118_000, { bankReference })],
      [order('CCCCCC', { proofReference })],
    )
    expect(found).toMatchObject([{ kind: 'exact', reason: 'reference' }])
  })

  it('is taken before another credit may claim its order', () => {
    const both = [credit(`${otherCode} RAVI`, 236_000, { bookedOn: '2026-11-20' }), credit(code)]
    const found = match(both, [coded, later])
    expect(found[1]).toMatchObject({ kind: 'exact', parts: [['AAAAAA', 118_000]] })
    expect(found[0]).toMatchObject({ difference: 'over', parts: [['BBBBBB', 118_000]] })
  })
})

describe('no match is exact', () => {
  it('when two credits name the order', () => {
    const found = match([credit(code), credit(shown)], [coded])
    expect(found).toMatchObject([
      {
        kind: 'proposed',
        parts: [['AAAAAA', 118_000]],
        why: expect.stringContaining('Another credit'),
      },
      { kind: 'proposed', difference: 'over', parts: [] },
    ])
  })

  it('when the credit names two orders', () => {
    const found = match([credit(`${code} ${otherCode}`, 236_000)], [coded, later])
    expect(found).toMatchObject([
      {
        kind: 'proposed',
        difference: 'several-orders',
        parts: [
          ['AAAAAA', 118_000],
          ['BBBBBB', 118_000],
        ],
      },
    ])
  })

  it('when code and reference disagree', () => {
    const found = match(
      [credit(`UPI/632912345678/${code}`)],
      [coded, order('CCCCCC', { proofReference: '632912345678' })],
    )
    expect(found).toMatchObject([{ kind: 'proposed', alternatives: ['CCCCCC'] }])
    expect(found[0]?.why).toMatch(/^The payment code and the reference name different orders/)
  })

  it('when the code is mistyped', () => {
    const mistyped = `${code.slice(0, 3)}${code[3] === 'X' ? 'Y' : 'X'}${code.slice(4)}`
    expect(match([credit(`PAY ${mistyped}`)], [coded])).toMatchObject([
      { kind: 'proposed', reason: 'code', parts: [['AAAAAA', 118_000]] },
    ])
  })

  it('when the reference is part of a longer number, or of a shorter one', () => {
    const found = match(
      [credit('UPI/96329123456784/X'), credit('UPI/6329123456/X')],
      [order('CCCCCC', { proofReference: '632912345678', placedOn: '2026-01-01' })],
    )
    expect(found.map(({ kind }) => kind)).toEqual(['waiting', 'proposed'])
  })
})

describe('a paid order', () => {
  const paid = { ...coded, open: paise(0), paidOn: '2026-11-20' }

  it('is named as paid twice, by its code or reference', () => {
    expect(match([credit(code)], [paid, later])).toMatchObject([
      {
        kind: 'proposed',
        reason: 'code',
        difference: 'paid-twice',
        parts: [],
        alternatives: ['BBBBBB'],
        why: 'It has the code of #AAAAAA, paid on 20 Nov 2026: paid twice? Pay it back, or choose another order.',
      },
    ])
    const proven = { ...paid, proofReference: '632912345678' }
    expect(match([credit('UPI/632912345678/X')], [proven])).toMatchObject([
      { reason: 'reference', difference: 'paid-twice' },
    ])
  })

  it('keeps no open order from being exact, and no payer from being found', () => {
    const reused = { ...paid, proofReference: '632912345678' }
    expect(match([credit(`UPI/632912345678/${otherCode}`)], [reused, later])).toMatchObject([
      { kind: 'exact', parts: [['BBBBBB', 118_000]] },
    ])
    const mistyped = `${code.slice(0, 3)}${code[3] === 'X' ? 'Y' : 'X'}${code.slice(4)}`
    expect(match([credit(`NEFT/RAVI TRADERS/${mistyped}`)], [paid, later])).toMatchObject([
      { reason: 'payer', parts: [['BBBBBB', 118_000]] },
    ])
  })
})

describe('the amount', () => {
  it('is short by the tax deducted at source', () => {
    const taxable = paise(10_000_000)
    const large = order('AAAAAA', {
      paymentCode: code,
      total: paise(11_800_000),
      open: paise(11_800_000),
      taxable,
    })
    expect(match([credit(code, 11_790_000)], [large])).toMatchObject([
      {
        kind: 'proposed',
        difference: 'short-tds',
        why: expect.stringContaining('₹100 is missing, 0.1 % of the value without GST'),
      },
    ])
  })

  it.each([
    [115_000, 'short', '₹30 is missing.'],
    [50_000, 'part', 'It pays a part. ₹680 stays open.'],
    [120_000, 'over', 'It is ₹20 more than is open. The rest stays as credit.'],
  ])('%d is %s', (amount, difference, why) => {
    const found = match([credit(code, amount)], [coded])
    expect(found).toMatchObject([
      { kind: 'proposed', difference, why: expect.stringContaining(why) },
    ])
  })

  it('may come in parts, which together take no more than is open', () => {
    const found = match([credit(code, 50_000), credit(code, 68_000), credit(code, 1_000)], [coded])
    expect(found.map(({ parts }) => parts)).toEqual([
      [['AAAAAA', 50_000]],
      [['AAAAAA', 68_000]],
      [],
    ])
  })

  it('is for no order that was cancelled', () => {
    const [found] = match([credit(code)], [{ ...coded, isCancelled: true }, order('CCCCCC')])
    expect(found).toMatchObject({
      kind: 'proposed',
      difference: 'cancelled',
      parts: [],
      alternatives: ['CCCCCC'],
    })
    expect(found?.why).toContain('#AAAAAA was cancelled')
  })
})

describe('without a code or reference', () => {
  it('a learnt payer pays the order of the same amount', () => {
    const payers = [{ payer: 'son@oksbi', userId: 'ravi' }]
    expect(match([credit('UPI/SURESH/son@oksbi/PAY')], [coded], payers)).toMatchObject([
      { kind: 'proposed', reason: 'payer', difference: 'none', parts: [['AAAAAA', 118_000]] },
    ])
  })

  it('the name of the buyer counts, also where the bank cut it', () => {
    expect(match([credit('NEFT-N329-RAVI TRADE-HDFC BANK')], [coded, later])).toMatchObject([
      { reason: 'payer', parts: [['AAAAAA', 118_000]], alternatives: ['BBBBBB'] },
    ])
  })

  it('several orders of the payer may be paid at once, short by the tax', () => {
    const found = match(
      [credit('NEFT/RAVI TRADERS/X', 236_000), credit('NEFT/RAVI TRADERS/X', 235_800)],
      [coded, later],
    )
    expect(found[0]).toMatchObject({ difference: 'several-orders' })
    expect(match([credit('NEFT/RAVI TRADERS/X', 235_800)], [coded, later])).toMatchObject([
      {
        difference: 'short-tds',
        parts: [
          ['AAAAAA', 117_900],
          ['BBBBBB', 117_900],
        ],
      },
    ])
  })

  it('the amount finds an order, or lets a person choose', () => {
    const stranger = order('CCCCCC', { userId: 'asha', buyerNames: ['Asha'] })
    expect(match([credit('CASH')], [stranger])).toMatchObject([
      { kind: 'proposed', reason: 'amount', parts: [['CCCCCC', 118_000]] },
    ])
    expect(match([credit('CASH')], [stranger, coded])).toMatchObject([
      { kind: 'proposed', reason: 'amount', parts: [], alternatives: ['CCCCCC', 'AAAAAA'] },
    ])
  })

  it('nothing that fits waits', () => {
    expect(match([credit('INTEREST', 1_234)], [coded])).toEqual([
      {
        kind: 'waiting',
        reason: undefined,
        difference: 'none',
        parts: [],
        alternatives: [],
        why: 'It names no open order, and none fits its payer or its amount.',
      },
    ])
  })
})
