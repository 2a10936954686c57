import { createPaymentCode, formatPaymentCode } from '@store/contract/rules/orders/payment-code'
import { taxAtSourceOf } from '@store/contract/rules/payments/tax-at-source'
import { paise, sumOf } from '@store/contract/rules/pricing/money'
import type { OpenOrder } from '../../src/money/statements/matching/credit-match.ts'
import { pick } from '../factories/random-catalogue.ts'
import { type CorpusMarket, pays } from './corpus-market.ts'
import type { RandomInt } from './corpus-narration.ts'

/** Something that happens at a bank: draws orders and the credits for them. */
export type Scenario = (market: CorpusMarket, name: string) => void

/** Ways in which buyers and banks write a code. */
const writings: readonly ((code: string) => string)[] = [
  (code) => formatPaymentCode(code),
  (code) => code,
  (code) => formatPaymentCode(code).toLowerCase(),
  (code) => formatPaymentCode(code).replace('-', ' '),
  (code) => `ORDER${code}`,
  (code) => `PAYMENT FOR ${formatPaymentCode(code)} THANKS`,
  (code) => `${code.slice(0, 5)} ${code.slice(5)}`,
]

function writeCode({ paymentCode = '' }: OpenOrder, randomInt: RandomInt): string {
  return pick(writings, randomInt)(paymentCode)
}

function mistype(code: string, randomInt: RandomInt): string {
  const place = randomInt(7)
  const [first, second] = [code.charAt(place), code.charAt(place + 1)]
  const isExchange = randomInt(2) === 0 && first !== second
  const wrong = isExchange ? second + first : `${first === 'X' ? 'K' : 'X'}${second}`
  return formatPaymentCode(code.slice(0, place) + wrong + code.slice(place + 2))
}

/** A number with another last digit but one. */
function neighbourOf(reference: string): string {
  const digit = (Number(reference.at(-2)) + 1) % 10
  return reference.slice(0, -2) + digit + reference.slice(-1)
}

function taxOf(orders: readonly OpenOrder[]): number {
  const tax = taxAtSourceOf(sumOf(orders.map(({ taxable }) => taxable)), '2026-11-25')
  return Math.round(tax / 100) * 100
}

function randomOrders(market: CorpusMarket, count: number): OpenOrder[] {
  const buyer = market.randomBuyer()
  return Array.from({ length: count }, () => market.randomOrder(buyer))
}

function randomOrder(market: CorpusMarket, given: Partial<OpenOrder> = {}) {
  const buyer = market.randomBuyer()
  return { buyer, order: market.randomOrder(buyer, given) }
}

/** An order that another one costs as much as. */
function randomRival(market: CorpusMarket, given: Partial<OpenOrder> = {}) {
  const drawn = randomOrder(market, given)
  market.randomTwinOf(drawn.order)
  return drawn
}

/** Honest payments that name their order. */
export const namedScenarios: Readonly<Record<string, Scenario>> = {
  'the code': (market, name) => {
    const { buyer, order } = randomRival(market)
    const remark = writeCode(order, market.randomInt)
    market.pay(name, { buyer, amount: order.open, remark, truth: pays([order], true) })
  },
  'the code, paid by a stranger': (market, name) => {
    const { buyer, order } = randomRival(market)
    const remark = writeCode(order, market.randomInt)
    const truth = pays([order], true)
    market.pay(name, { buyer, amount: order.open, remark, isStranger: true, truth })
  },
  'the reference': (market, name) => {
    const rail = market.randomRail()
    const reference = market.randomReference(rail)
    const { buyer, order } = randomRival(market, { proofReference: reference })
    const truth = pays([order], true)
    market.pay(name, { buyer, amount: order.open, rail, reference, isStranger: true, truth })
  },
  'a reference that the bank cut': (market, name) => {
    const whole = market.randomReference('neft')
    const { buyer, order } = randomRival(market, { proofReference: whole })
    const reference = whole.slice(0, 13)
    market.pay(name, { buyer, amount: order.open, rail: 'neft', reference, truth: pays([order]) })
  },
  'a reference glued to words': (market, name) => {
    const whole = market.randomReference('imps')
    const { buyer, order } = randomRival(market, { proofReference: whole })
    const reference = `REFNO${whole}PAID`
    market.pay(name, { buyer, amount: order.open, rail: 'imps', reference, truth: pays([order]) })
  },
  'a mistyped code': (market, name) => {
    const { buyer, order } = randomRival(market)
    const remark = mistype(order.paymentCode ?? '', market.randomInt)
    const truth = pays([order])
    market.pay(name, { buyer, amount: order.open, remark, isStranger: true, truth })
  },
}

/** Honest payments that name nothing, or pay another amount. */
export const honestScenarios: Readonly<Record<string, Scenario>> = {
  'the name of the buyer': (market, name) => {
    const { buyer, order } = randomRival(market)
    market.pay(name, { buyer, amount: order.open, rail: 'neft', truth: pays([order]) })
  },
  'a learnt payer': (market, name) => {
    const { buyer, order } = randomRival(market)
    const father = market.randomBuyer()
    market.learn(buyer, father.upiAddress)
    market.pay(name, { buyer: father, amount: order.open, rail: 'upi', truth: pays([order]) })
  },
  'the amount only': (market, name) => {
    const { buyer, order } = randomOrder(market)
    market.pay(name, { buyer, amount: order.open, isStranger: true, truth: pays([order]) })
  },
  'one of two orders of a buyer': (market, name) => {
    const buyer = market.randomBuyer()
    const total = market.randomAmount()
    const orders = [market.randomOrder(buyer, { total }), market.randomOrder(buyer, { total })]
    const truth = { kind: 'one-of', orders: orders.map(({ publicId }) => publicId) } as const
    market.pay(name, { buyer, amount: total, rail: 'neft', truth })
  },
  'the same amount of two buyers on one day': (market, name) => {
    const { buyer, order } = randomOrder(market)
    const twin = market.randomTwinOf(order)
    const truth = { kind: 'one-of', orders: [order.publicId, twin.publicId] } as const
    market.pay(name, { buyer, amount: order.open, isStranger: true, truth })
  },
  'several orders at once': (market, name) => {
    const orders = randomOrders(market, 2 + market.randomInt(2))
    const [first] = orders
    const buyer = { userId: '', firm: first?.buyerNames[0] ?? '', upiAddress: 'a@ybl' }
    const amount = sumOf(orders.map(({ open }) => open))
    const remark =
      market.randomInt(2) === 0 && first ? writeCode(first, market.randomInt) : 'PAYMENT'
    market.pay(name, { buyer, amount, remark, rail: 'neft', truth: pays(orders) })
  },
  'two parts': (market, name) => {
    const { buyer, order } = randomRival(market)
    const first = paise(Math.floor(order.open * 0.4))
    for (const amount of [first, paise(order.open - first)]) {
      const parts = [{ order: order.publicId, amount }]
      const truth = { kind: 'pays', parts, isNamed: false } as const
      market.pay(name, { buyer, amount, remark: writeCode(order, market.randomInt), truth })
    }
  },
  'tax deducted at source': (market, name) => {
    const total = paise(market.randomAmount() * 10)
    const { buyer, order } = randomRival(market, { total })
    const amount = paise(order.open - taxOf([order]))
    const parts = [{ order: order.publicId, amount }]
    const remark = market.randomInt(2) === 0 ? writeCode(order, market.randomInt) : 'PAYMENT'
    const truth = { kind: 'pays', parts, isNamed: false } as const
    market.pay(name, { buyer, amount, remark, rail: 'neft', truth })
  },
  'too much': (market, name) => {
    const { buyer, order } = randomRival(market)
    const remark = writeCode(order, market.randomInt)
    market.pay(name, { buyer, amount: order.open + 50_000, remark, truth: pays([order]) })
  },
}

/** Credits that look like a payment of an order, and are none or one of another. */
export const deceptiveScenarios: Readonly<Record<string, Scenario>> = {
  'a reference beside that of another order': (market, name) => {
    const reference = market.randomReference('upi')
    const total = market.randomAmount()
    randomRival(market, { total, proofReference: neighbourOf(reference) })
    const { buyer, order } = randomRival(market, { total })
    market.pay(name, { buyer, amount: total, rail: 'imps', reference, truth: pays([order]) })
  },
  'a reference within a longer number': (market, name) => {
    const within = market.randomReference('upi')
    const { order } = randomRival(market, { proofReference: within })
    const reference = `9${within}417`
    const truth = { kind: 'nothing' } as const
    const buyer = market.randomBuyer()
    market.pay(name, { buyer, amount: order.open, rail: 'imps', reference, truth })
  },
  'a code that no order has': (market, name) => {
    const remark = formatPaymentCode(createPaymentCode(market.randomInt))
    const truth = { kind: 'nothing' } as const
    market.pay(name, { buyer: market.randomBuyer(), amount: market.randomAmount(), remark, truth })
  },
  'the code of another order': (market, name) => {
    const [first, second] = randomOrders(market, 2)
    if (!first || !second) return
    const buyer = { userId: '', firm: first.buyerNames[0] ?? '', upiAddress: 'a@ybl' }
    const remark = writeCode(second, market.randomInt)
    const truth = { kind: 'one-of', orders: [first.publicId, second.publicId] } as const
    market.pay(name, { buyer, amount: first.open, remark, rail: 'neft', truth })
  },
  'paid twice': (market, name) => {
    const { buyer, order } = randomRival(market)
    const truth = { kind: 'nothing' } as const
    for (const remark of [writeCode(order, market.randomInt), writeCode(order, market.randomInt)]) {
      market.pay(name, { buyer, amount: order.open, remark, truth })
    }
  },
  'a cancelled order': (market, name) => {
    const { buyer, order } = randomRival(market, { isCancelled: true })
    const remark = writeCode(order, market.randomInt)
    market.pay(name, { buyer, amount: order.open, remark, truth: { kind: 'nothing' } })
  },
  'a stranger': (market, name) => {
    const amount = market.randomAmount() + 7
    market.pay(name, { buyer: market.randomBuyer(), amount, truth: { kind: 'nothing' } })
  },
}
