import { createPaymentCode } from '@store/contract/rules/orders/payment-code'
import { priceWithoutGst } from '@store/contract/rules/pricing/gst'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type {
  KnownPayer,
  MatchPart,
  OpenOrder,
} from '../../src/money/statements/matching/credit-match.ts'
import { payerKeysOf } from '../../src/money/statements/matching/payers.ts'
import type { CorpusLine } from './corpus-line.ts'
import {
  narrate,
  type Rail,
  type RandomInt,
  randomFirm,
  randomReference,
  soil,
} from './corpus-narration.ts'

/** What a credit of the corpus really is. */
export type Truth =
  /** It pays these orders; `isNamed` when it names one order whole with its exact amount, so that it may be exact. */
  | { kind: 'pays'; parts: readonly MatchPart[]; isNamed: boolean }
  /** Nobody can tell which of these it pays: each of them has to be offered. */
  | { kind: 'one-of'; orders: readonly string[] }
  /** It pays none of the orders, or which one is for a person to say: it must not be exact. */
  | { kind: 'nothing' }

/** A credit of the corpus. */
export interface CorpusCredit extends CorpusLine {
  truth: Truth
  /** What kind of case it is, for messages. */
  scenario: string
}

/** A buyer of the corpus. */
export interface Buyer {
  userId: string
  firm: string
  upiAddress: string
}

interface Payment {
  buyer: Buyer
  amount: number
  remark?: string
  rail?: Rail
  reference?: string
  /** A payer that nothing is known about: somebody else paid for the buyer. */
  isStranger?: boolean
  truth: Truth
}

const rails: readonly Rail[] = ['upi', 'upi', 'imps', 'neft', 'neft', 'rtgs']

/** Buyers, orders and credits, drawn one after another. The same randomInt gives the same ones. */
export class CorpusMarket {
  readonly orders: OpenOrder[] = []
  readonly credits: CorpusCredit[] = []
  readonly payers: KnownPayer[] = []
  readonly randomInt: RandomInt
  #drawn = 0

  constructor(randomInt: RandomInt) {
    this.randomInt = randomInt
  }

  /** A number that was not drawn before. */
  next(): number {
    this.#drawn += 1
    return this.#drawn
  }

  randomBuyer(): Buyer {
    const number = this.next()
    const firm = randomFirm(number, this.randomInt)
    const address = `${firm.slice(0, 6).trim().toLowerCase()}${number}@oksbi`
    return { userId: `U${number}`, firm, upiAddress: address.replace(' ', '') }
  }

  /** Between ₹500 and ₹2,00,000, with paise now and then; no other order costs the same by randomInt. */
  randomAmount(): Paise {
    const rupees = 500 + this.next() * 131 + this.randomInt(100)
    return paise(rupees * 100 + (this.randomInt(4) === 0 ? this.randomInt(100) : 0))
  }

  randomOrder(buyer: Buyer, given: Partial<OpenOrder> = {}): OpenOrder {
    const total = given.total ?? this.randomAmount()
    const order: OpenOrder = {
      publicId: `01JD${String(this.next()).padStart(22, '0')}`,
      tier: 'reseller',
      userId: buyer.userId,
      buyerNames: [buyer.firm],
      total,
      open: total,
      taxable: priceWithoutGst(total, 18),
      paymentCode: createPaymentCode(this.randomInt),
      placedOn: `2026-11-${String(3 + this.randomInt(18)).padStart(2, '0')}`,
      isCancelled: false,
      ...given,
    }
    this.orders.push(order)
    return order
  }

  /** An order of another buyer that costs the same: the amount alone tells nothing any more. */
  randomTwinOf({ total, placedOn }: OpenOrder): OpenOrder {
    return this.randomOrder(this.randomBuyer(), { total, placedOn })
  }

  randomReference(rail: Rail): string {
    return randomReference(rail, this.randomInt)
  }

  randomRail(): Rail {
    return rails[this.randomInt(rails.length)] ?? 'upi'
  }

  /** A credit of a day in the week after the orders. */
  pay(scenario: string, payment: Payment): void {
    const rail = payment.rail ?? this.randomRail()
    const reference = payment.reference ?? this.randomReference(rail)
    const payer = payment.isStranger ? this.randomBuyer() : payment.buyer
    const transfer = {
      reference,
      payer: payer.firm,
      upiAddress: payer.upiAddress,
      remark: payment.remark ?? 'PAYMENT',
    }
    const zeros = reference.length === 12 && this.randomInt(2) === 0 ? '0000' : ''
    this.credits.push({
      scenario,
      truth: payment.truth,
      bookedOn: `2026-11-${21 + this.randomInt(4)}`,
      direction: 'credit',
      amount: paise(payment.amount),
      narration: soil(narrate(transfer, rail, this.randomInt), this.randomInt),
      bankReference: this.randomInt(2) === 0 ? undefined : `${zeros}${reference}`,
    })
  }

  /** A payer whose UPI address was learnt from a former payment. */
  learn(buyer: Buyer, upiAddress: string): void {
    const [payer = ''] = payerKeysOf(`UPI/${upiAddress}`)
    this.payers.push({ payer, userId: buyer.userId })
  }
}

/** The truth of a credit that pays an order as far as it goes. */
export function pays(orders: readonly OpenOrder[], isNamed = false): Truth {
  const parts = orders.map(({ publicId, open }) => ({ order: publicId, amount: open }))
  return { kind: 'pays', parts, isNamed }
}
