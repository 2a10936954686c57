import type { PaymentStatus } from '@store/contract/rules/orders/order-states'
import {
  type PaidBy,
  paidByOf,
  paymentStatusOf,
  receivedOf,
} from '@store/contract/rules/payments/payment-status'
import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import { isLasting, type ReceiptSource } from '@store/contract/rules/payments/receipt-states'
import { difference, type Paise, sumOf } from '@store/contract/rules/pricing/money'
import type { StoredMark } from '../../../ordering/ordering.ts'

/** A live part of a receipt: assigned to the order and not taken back. */
export interface LedgerPart {
  source: ReceiptSource
  amount: Paise
  /** Undefined for a manual payment that is recorded just now. */
  receiptId: number | undefined
  /** Undefined for a part that is assigned just now. */
  assignmentId: number | undefined
}

/** The money of an order as it is stored. */
interface OrderMoney {
  total: Paise
  /** The column that everybody reads. The former release writes it without receipts. */
  status: PaymentStatus
  mark: StoredMark | undefined
  parts: readonly LedgerPart[]
}

/** A part that is assigned, or taken back. A part of this very change may be taken back again. */
export interface Move {
  kind: 'assign' | 'take-back'
  part: LedgerPart
  note: string | undefined
}

/**
 * The money of one order (ADR 0101): decides which parts are assigned and taken back, and what the payment status is
 * then. It is built while the order is locked; its {@link moves} are written in the same transaction. Money that an
 * admin recorded (by hand, by a proof) gives way to money that arrived.
 */
export class OrderLedger {
  readonly moves: Move[] = []
  readonly #total: Paise
  #parts: LedgerPart[]
  #mark: StoredMark | undefined

  constructor({ total, status, mark, parts }: OrderMoney) {
    this.#total = total
    this.#parts = [...parts]
    this.#mark = mark
    if (this.status !== status) this.#adopt(status)
  }

  get status(): PaymentStatus {
    const mark = this.#mark
    return paymentStatusOf({
      total: this.#total,
      assigned: this.#assigned,
      mark: mark === 'rejected' ? undefined : mark,
      proofVerdict: mark === 'rejected' ? 'rejected' : undefined,
    })
  }

  get mark(): StoredMark | undefined {
    return this.#mark
  }

  /** Undefined while the order is not paid. */
  get paidBy(): PaidBy | undefined {
    return this.status === 'paid' ? paidByOf(this.#parts) : undefined
  }

  /** Money of the bank and the gateway, and tax at source. */
  get received(): Paise {
    return receivedOf(this.#parts)
  }

  /** What was received or recorded by hand: it goes back when the order is cancelled. */
  get paid(): Paise {
    return this.#assigned
  }

  /** What no received money covers. */
  get open(): Paise {
    return difference(this.#total, this.received)
  }

  /** Records that the rest was paid without money of the bank: an admin says so, or has verified the proof. */
  recordManualPayment(source: 'hand' | 'proof', note?: string): void {
    const amount = difference(this.#total, this.#assigned)
    this.#mark = undefined
    if (amount > 0) this.#assign({ source, amount, receiptId: undefined }, note)
  }

  /** Removes manual payments. Received money stays, and may decide against the mark. */
  setMark(mark: StoredMark | undefined, note?: string): void {
    this.#takeBack(({ source }) => !isLasting(source), note)
    this.#mark = mark
  }

  /** Assigns received money. A manual payment was the same money, and is taken back. */
  receive(receipt: { receiptId: number; source: ReceiptSource }, amount: Paise): void {
    this.#takeBack(({ source }) => !isLasting(source), messages.yielded)
    if (amount > this.open) throw new RangeError('more than is open')
    this.#assign({ ...receipt, amount }, undefined)
  }

  /**
   * Assigns tax that the buyer deducted at source. It is part of what an admin recorded as paid, so only so much of that is taken back.
   */
  withholdTax(receiptId: number, amount: Paise): void {
    const manual = this.#parts.find(({ source }) => !isLasting(source))
    const manualSource = manual?.source === 'proof' ? 'proof' : 'hand'
    this.receive({ receiptId, source: 'tds' }, amount)
    if (manual) this.recordManualPayment(manualSource, messages.withoutTax)
  }

  /** Takes all parts of some receipts back. @returns how much */
  takeBack(receiptIds: ReadonlySet<number>, note?: string): Paise {
    return this.#takeBack(({ receiptId = 0 }) => receiptIds.has(receiptId), note)
  }

  get #assigned(): Paise {
    return sumOf(this.#parts.map(({ amount }) => amount))
  }

  /** Catches up with a status that was set without receipts. Received money is stronger than such a status. */
  #adopt(status: PaymentStatus): void {
    if (status === 'paid') this.recordManualPayment('hand', messages.recordedBefore)
    else this.setMark(status, messages.recordedBefore)
  }

  #assign(added: Omit<LedgerPart, 'assignmentId'>, note: string | undefined): void {
    const part = { ...added, assignmentId: undefined }
    this.#parts.push(part)
    this.moves.push({ kind: 'assign', part, note })
  }

  #takeBack(isWanted: (part: LedgerPart) => boolean, note: string | undefined): Paise {
    const taken = this.#parts.filter(isWanted)
    this.#parts = this.#parts.filter((part) => !isWanted(part))
    this.moves.push(...taken.map((part) => ({ kind: 'take-back' as const, part, note })))
    return sumOf(taken.map(({ amount }) => amount))
  }
}
