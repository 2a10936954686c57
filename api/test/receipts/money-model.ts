import type { PaymentStatus } from '@store/contract/rules/orders/order-states'
import { paymentStatusOf } from '@store/contract/rules/payments/payment-status'
import { isReceived, type ReceiptSource } from '@store/contract/rules/payments/receipt-states'
import { type Paise, paise, sumOf } from '@store/contract/rules/pricing/money'
import {
  type LedgerPart,
  type Move,
  OrderLedger,
} from '../../src/money/receipts/ledger/order-ledger.ts'
import type { StoredMark } from '../../src/ordering/orders/order.ts'

interface ModelReceipt {
  source: ReceiptSource
  amount: Paise
  open: number
  statement: number | undefined
}

interface ModelAssignment {
  receiptId: number
  orderId: number
  amount: number
  takesBack: number | undefined
}

interface ModelOrder {
  total: Paise
  status: PaymentStatus
  mark: StoredMark | undefined
  isCancelled: boolean
  /** Pieces that the order holds: given back once. */
  reserved: number
}

/** The rows of a store. A row's key is its position and one. */
interface Rows {
  orders: ModelOrder[]
  receipts: ModelReceipt[]
  assignments: ModelAssignment[]
  stock: number
}

/** Faster than structuredClone; assignments are never changed. */
function copyOf({ orders, receipts, assignments, stock }: Rows): Rows {
  return {
    orders: orders.map((order) => ({ ...order })),
    receipts: receipts.map((receipt) => ({ ...receipt })),
    assignments: [...assignments],
    stock,
  }
}

/** Thrown in the middle of a transaction; always the same, because a new one would record its stack. */
export const crash = new Error('a crash in the middle of a transaction')

/** The tables of receipts in memory, with the rules of the database: balances, one taking back, all or nothing. */
export class MoneyModel {
  rows: Rows = { orders: [], receipts: [], assignments: [], stock: 0 }
  /** Steps after which the next transaction crashes. */
  crashesAfter = Number.POSITIVE_INFINITY

  /** Runs a transaction: after a crash or a refusal nothing of it remains. */
  transact(work: (rows: Rows) => void): void {
    const before = this.rows
    this.rows = copyOf(before)
    try {
      work(this.rows)
    } catch (error) {
      this.rows = before
      if (error !== crash) throw error
    } finally {
      this.crashesAfter = Number.POSITIVE_INFINITY
    }
  }

  /** Changes the money of an order as the service does: reads it, decides, writes. */
  change(orderId: number, decide: (ledger: OrderLedger) => void): void {
    const order = this.#order(orderId)
    const ledger = new OrderLedger({
      total: order.total,
      status: order.status,
      mark: order.mark,
      parts: this.partsOf(orderId),
    })
    decide(ledger)
    this.#write(orderId, ledger.moves)
    this.step()
    order.status = ledger.status
    order.mark = ledger.mark
  }

  insertReceipt(receipt: Omit<ModelReceipt, 'open'>): number {
    this.step()
    return this.rows.receipts.push({ ...receipt, open: receipt.amount })
  }

  /** A statement that may be the last before a crash. */
  step(): void {
    this.crashesAfter -= 1
    if (this.crashesAfter < 0) throw crash
  }

  partsOf(orderId: number): LedgerPart[] {
    return this.#partsOfOrders()[orderId - 1] ?? []
  }

  /** What is wrong with the money; empty when all is well. */
  findFaults(): string[] {
    const { receipts } = this.rows
    const assignedOfReceipts = this.#assignedOfReceipts()
    const faults: string[] = []
    let [moneyIn, waiting, onOrders] = [0, 0, 0]
    for (const [index, { source, amount, open }] of receipts.entries()) {
      const isBalanced =
        open === amount - (assignedOfReceipts[index] ?? 0) && open >= 0 && open <= amount
      if (!isBalanced) faults.push(`receipt ${index + 1} does not balance`)
      if (!isReceived(source)) continue
      moneyIn += amount
      waiting += open
    }
    for (const [index, parts] of this.#partsOfOrders().entries()) {
      const { total, status, mark } = this.#order(index + 1)
      const assigned = sumOf(parts.map(({ amount }) => amount))
      const isRejected = mark === 'rejected'
      const rule = paymentStatusOf({
        total,
        assigned,
        mark: isRejected ? undefined : mark,
        proofVerdict: isRejected ? 'rejected' : undefined,
      })
      if (assigned > total) faults.push(`order ${index + 1} has more than its total`)
      if (status !== rule) faults.push(`order ${index + 1} is ${status}, not ${rule}`)
      onOrders += sumOf(parts.filter(({ source }) => isReceived(source)).map((part) => part.amount))
    }
    if (moneyIn !== waiting + onOrders) faults.push('money in is not what is assigned and waits')
    return faults
  }

  #assignedOfReceipts(): number[] {
    const assigned = this.rows.receipts.map(() => 0)
    for (const { receiptId, amount } of this.rows.assignments) {
      assigned[receiptId - 1] = (assigned[receiptId - 1] ?? 0) + amount
    }
    return assigned
  }

  /** The parts of each order that were not taken back. */
  #partsOfOrders(): LedgerPart[][] {
    const { orders, receipts, assignments } = this.rows
    const parts = orders.map((): LedgerPart[] => [])
    const taken = new Set(assignments.map(({ takesBack }) => takesBack))
    for (const [index, { orderId, receiptId, amount }] of assignments.entries()) {
      const source = receipts[receiptId - 1]?.source
      if (!source || amount <= 0 || taken.has(index + 1)) continue
      const part = { assignmentId: index + 1, receiptId, source, amount: paise(amount) }
      parts[orderId - 1]?.push(part)
    }
    return parts
  }

  #order(orderId: number): ModelOrder {
    const order = this.rows.orders[orderId - 1]
    if (!order) throw new Error(`no order ${orderId}`)
    return order
  }

  #write(orderId: number, moves: readonly Move[]): void {
    const written = new Map<LedgerPart, { receiptId: number; assignmentId: number }>()
    for (const { kind, part } of moves) {
      this.step()
      if (kind === 'assign') {
        const { source, amount } = part
        const receiptId =
          part.receiptId ?? this.insertReceipt({ source, amount, statement: undefined })
        const assignmentId = this.#insert({ receiptId, orderId, amount, takesBack: undefined })
        written.set(part, { receiptId, assignmentId })
      } else {
        const { receiptId = 0, assignmentId } = written.get(part) ?? part
        this.#insert({ receiptId, orderId, amount: -part.amount, takesBack: assignmentId })
      }
    }
  }

  /** As the CHECK of the balance and the UNIQUE key of what is taken back. */
  #insert(row: ModelAssignment): number {
    const receipt = this.rows.receipts[row.receiptId - 1]
    if (!receipt) throw new Error(`no receipt ${row.receiptId}`)
    receipt.open -= row.amount
    if (receipt.open < 0 || receipt.open > receipt.amount) throw new Error('the balance is refused')
    const { assignments } = this.rows
    if (row.takesBack && assignments.some(({ takesBack }) => takesBack === row.takesBack)) {
      throw new Error('taken back twice')
    }
    return assignments.push(row)
  }
}
