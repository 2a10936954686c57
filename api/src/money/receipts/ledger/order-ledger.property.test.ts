import { expect, it } from '@jest/globals'
import { paymentMarks } from '@store/contract/rules/payments/payment-status'
import { isReceived } from '@store/contract/rules/payments/receipt-states'
import { paise } from '@store/contract/rules/pricing/money'
import { seededRandomInt } from '../../../../test/factories/random-catalogue.ts'
import { crash, MoneyModel } from '../../../../test/receipts/money-model.ts'

const histories = 100_000
const stock = 10

type Random = (below: number) => number
type Act = (model: MoneyModel, below: Random) => void

const pick = <T>(items: readonly T[], below: Random): T | undefined => items[below(items.length)]

/** The key of one of the orders, or of one of those that fit. */
function randomOrder(model: MoneyModel, below: Random, isWanted = (_isCancelled: boolean) => true) {
  const keys = model.rows.orders.flatMap(({ isCancelled }, index) =>
    isWanted(isCancelled) ? index + 1 : [],
  )
  return pick(keys, below)
}

const placeOrder: Act = (model, below) =>
  model.transact((rows) => {
    if (rows.stock === 0) return
    rows.stock -= 1
    model.step()
    const total = paise(1 + below(500))
    rows.orders.push({
      total,
      status: 'pending',
      mark: undefined,
      isCancelled: false,
      reserved: 1,
    })
  })

/** A statement of some credits: the total of an order, a part of it, more, or anything. */
const readStatement: Act = (model, below) =>
  model.transact((rows) => {
    const statement = rows.receipts.length + 1
    for (let line = below(3); line >= 0; line -= 1) {
      const total = pick(rows.orders, below)?.total ?? 100
      const amount = paise(pick([total, 1 + below(total), total + 1 + below(50)], below) ?? total)
      model.insertReceipt({ source: 'statement', amount, statement })
    }
  })

/** One receipt for one or two orders, each at most what is open on it. */
const assign: Act = (model, below) =>
  model.transact((rows) => {
    const open = rows.receipts.flatMap((receipt, index) =>
      isReceived(receipt.source) && receipt.open > 0 ? index + 1 : [],
    )
    const receiptId = pick(open, below)
    const receipt = receiptId === undefined ? undefined : rows.receipts[receiptId - 1]
    if (!receiptId || !receipt) return
    for (let part = below(2); part >= 0 && receipt.open > 0; part -= 1) {
      const orderId = randomOrder(model, below, (isCancelled) => !isCancelled)
      if (!orderId) return
      model.change(orderId, (ledger) => {
        const most = Math.min(receipt.open, ledger.open)
        const amount = below(3) === 0 ? 1 + below(Math.max(1, most)) : most
        if (amount <= most && amount > 0) {
          ledger.receive({ receiptId, source: receipt.source }, paise(amount))
        }
      })
    }
  })

const payOnline: Act = (model, below) =>
  model.transact((rows) => {
    const orderId = randomOrder(model, below)
    const order = orderId && rows.orders[orderId - 1]
    if (!order) return
    const amount = order.total
    const receiptId = model.insertReceipt({ source: 'online', amount, statement: undefined })
    if (order.isCancelled) return
    model.change(orderId, (ledger) => {
      const assigned = paise(Math.min(amount, ledger.open))
      if (assigned > 0) ledger.receive({ receiptId, source: 'online' }, assigned)
    })
  })

/** What an admin sets; refused when received money says otherwise. */
const setByHand: Act = (model, below) =>
  model.transact(() => {
    const orderId = randomOrder(model, below, (isCancelled) => !isCancelled)
    if (!orderId) return
    const wanted = pick([...paymentMarks, 'paid', 'verified', 'rejected'] as const, below)
    let status = ''
    model.change(orderId, (ledger) => {
      if (wanted === 'paid') ledger.recordManualPayment('hand')
      else if (wanted === 'verified') ledger.recordManualPayment('proof')
      else ledger.setMark(wanted)
      status = ledger.status
    })
    const expected = wanted === 'verified' ? 'paid' : wanted === 'rejected' ? 'failed' : wanted
    // The service answers 409, and nothing of it remains.
    if (status !== expected) throw crash
  })

const takeBack: Act = (model, below) =>
  model.transact((rows) => takeReceiptsBack(model, [below(rows.receipts.length) + 1]))

const undoStatement: Act = (model, below) =>
  model.transact((rows) => {
    const wanted = pick(rows.receipts, below)?.statement
    if (wanted === undefined) return
    takeReceiptsBack(
      model,
      rows.receipts.flatMap(({ statement }, index) => (statement === wanted ? index + 1 : [])),
    )
  })

function takeReceiptsBack(model: MoneyModel, receiptIds: readonly number[]): void {
  const ids = new Set(
    receiptIds.filter((id) => isReceived(model.rows.receipts[id - 1]?.source ?? 'hand')),
  )
  for (const index of model.rows.orders.keys()) {
    const hasParts = model.partsOf(index + 1).some(({ receiptId = 0 }) => ids.has(receiptId))
    if (hasParts) model.change(index + 1, (ledger) => void ledger.takeBack(ids))
  }
}

/** By a person, or because it was not paid in time: the second one to come finds it cancelled. */
const cancel: Act = (model, below) =>
  model.transact((rows) => {
    const orderId = randomOrder(model, below)
    const order = orderId && rows.orders[orderId - 1]
    if (!order || order.isCancelled) return
    const isLapse = below(2) === 0
    if (isLapse && order.status !== 'pending') return
    order.isCancelled = true
    model.step()
    rows.stock += order.reserved
    order.reserved = 0
  })

/** The former release sets a status without receipts; the next change of the order adopts it. */
const setByFormerRelease: Act = (model, below) =>
  model.transact((rows) => {
    const orderId = randomOrder(model, below, (isCancelled) => !isCancelled)
    const order = orderId && rows.orders[orderId - 1]
    if (!order) return
    order.status = pick(['paid', ...paymentMarks] as const, below) ?? order.status
    model.change(orderId, () => undefined)
  })

const acts: readonly Act[] = [
  placeOrder,
  readStatement,
  assign,
  assign,
  payOnline,
  setByHand,
  setByHand,
  takeBack,
  undoStatement,
  cancel,
  setByFormerRelease,
]

/** @returns what is wrong after a history of ten acts, some of which crash */
function findFaults(seed: number): string[] {
  const below = seededRandomInt(seed)
  const model = new MoneyModel()
  model.rows.stock = stock
  placeOrder(model, below)
  for (let step = 0; step < 10; step += 1) {
    if (below(4) === 0) model.crashesAfter = below(4)
    pick(acts, below)?.(model, below)
    const faults = model.findFaults()
    const held = model.rows.orders.reduce((sum, { reserved }) => sum + reserved, 0)
    if (model.rows.stock + held !== stock) faults.push('stock is lost or doubled')
    if (faults.length > 0) return faults.map((fault) => `seed ${seed}, act ${step}: ${fault}`)
  }
  return []
}

it('money in is money assigned and money that waits, whatever happens in which order', () => {
  const faults: string[] = []
  for (let seed = 1; seed <= histories && faults.length === 0; seed += 1) {
    faults.push(...findFaults(seed))
  }
  expect(faults).toEqual([])
})
