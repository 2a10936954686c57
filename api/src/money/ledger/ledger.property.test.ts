import { beforeAll, describe, expect, it } from '@jest/globals'
import { addDays } from '@store/contract/rules/india-days'
import type { LedgerKind } from '@store/contract/rules/ledger/ledger-kinds'
import { paise, sumOf } from '@store/contract/rules/pricing/money'
import { seededRandomInt } from '../../../test/factories/random-catalogue.ts'
import { ageBills, billsOf } from './age-bills.ts'
import { foldLedger } from './fold-ledger.ts'
import type { LedgerEntry } from './ledger-entry.ts'

const histories = 100_000
const firstDay = '2026-01-01'

/** What may follow in a history: its kind, and whether it is a debit, a bill, of an order, of an item. */
const events: readonly [LedgerKind, 'debit' | 'credit', 'bill' | 'money', 'order' | 'item' | ''][] =
  [
    ['invoice', 'debit', 'bill', 'order'],
    ['invoice', 'debit', 'bill', 'order'],
    ['order', 'debit', 'bill', 'order'],
    ['opening', 'debit', 'bill', 'item'],
    ['opening', 'credit', 'money', ''],
    ['charge', 'debit', 'bill', 'item'],
    ['returned', 'debit', 'bill', 'item'],
    ['returned', 'debit', 'money', ''],
    ['refund', 'debit', 'money', 'order'],
    ['refund', 'debit', 'money', ''],
    ['credit-note', 'credit', 'money', 'order'],
    ['payment', 'credit', 'money', 'order'],
    ['payment', 'credit', 'money', 'order'],
    ['recorded', 'credit', 'money', 'order'],
    ['advance', 'credit', 'money', ''],
    ['withheld-tax', 'credit', 'money', 'order'],
  ]

function randomHistory(random: (limit: number) => number): LedgerEntry[] {
  return Array.from({ length: random(9) }, (_, index) => {
    const [kind, side, role, of] = events[random(events.length)] ?? events[0] ?? []
    // Many events are of one day.
    const day = addDays(firstDay, random(random(2) === 0 ? 2 : 150))
    const amount = paise(1 + random(random(2) === 0 ? 300 : 90_000_000))
    const orderId = 1 + random(3)
    return {
      kind: kind ?? 'invoice',
      id: index,
      day,
      amount: side === 'debit' ? amount : paise(-amount),
      dueOn: role === 'bill' ? addDays(day, random(2) * random(60)) : undefined,
      label: undefined,
      order: of === 'order' ? { id: orderId, publicId: String(orderId) } : undefined,
      itemId: of === 'item' ? index : undefined,
      recordedPublicId: undefined,
    }
  })
}

function shuffle<T>(list: readonly T[], random: (limit: number) => number): T[] {
  const shuffled = [...list]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random(last + 1)
    const [a, b] = [shuffled[last], shuffled[other]]
    if (a !== undefined && b !== undefined) [shuffled[last], shuffled[other]] = [b, a]
  }
  return shuffled
}

const year = { from: firstDay, to: '2026-12-31' }
type Check = (history: LedgerEntry[], random: (limit: number) => number) => boolean

/** What holds for every history. */
const rules: Readonly<Record<string, Check>> = {
  'owes the sum of the papers less the sum of the money': (history) => {
    let [papers, money] = [0, 0]
    for (const { amount } of history) {
      if (amount > 0) papers += amount
      else money -= amount
    }
    const { closing, debits, credits, lines } = foldLedger(history, year)
    const last = lines.at(-1)?.balance ?? 0
    return closing === papers - money && last === closing && debits === papers && credits === money
  },
  'has an ageing that comes to the balance, on each day': (history, random) => {
    const asOf = addDays(firstDay, random(250))
    const { buckets, advances, balance } = ageBills(billsOf(history, asOf), asOf)
    const { closing } = foldLedger(history, { from: firstDay, to: asOf })
    const owed = sumOf(Object.values(buckets))
    return owed - advances === closing && balance === closing && advances >= 0
  },
  'is the same in whatever order the events were recorded': (history, random) => {
    const asOf = addDays(firstDay, random(250))
    const [one, other] = [history, shuffle(history, random)].map((entries) => {
      const { lines } = foldLedger(entries, year)
      const { buckets, bills } = ageBills(billsOf(entries, asOf), asOf)
      return [
        ...lines.flatMap(({ id, balance }) => [id, balance]),
        ...bills.flatMap(({ orderId, itemId, dueOn, amount }) => [orderId, itemId, dueOn, amount]),
        ...Object.values(buckets),
      ].join()
    })
    return one === other
  },
  'has the debits of a day before its credits, and those of one kind by number': (history) => {
    const { lines } = foldLedger(history, year)
    return lines.every((line, position) => {
      const before = lines[position - 1]
      if (before?.day !== line.day) return before === undefined || before.day < line.day
      const [sideBefore, side] = [before.amount < 0, line.amount < 0]
      if (sideBefore !== side) return side
      return before.kind !== line.kind || before.id < line.id
    })
  },
  'continues from one period to the next one': (history, random) => {
    const split = addDays(firstDay, random(150))
    const before = foldLedger(history, { from: firstDay, to: split })
    const after = foldLedger(history, { from: addDays(split, 1), to: year.to })
    const whole = foldLedger(history, year)
    return (
      after.opening === before.closing &&
      after.closing === whole.closing &&
      before.debits + after.debits === whole.debits &&
      before.lines.length + after.lines.length === whole.lines.length
    )
  },
}

describe('the ledger of a buyer, over 100,000 random histories', () => {
  /** The first history that breaks each rule. */
  const broken = new Map<string, LedgerEntry[]>()

  beforeAll(() => {
    const random = seededRandomInt(45)
    for (let run = 0; run < histories; run += 1) {
      const history = randomHistory(random)
      for (const [rule, holds] of Object.entries(rules)) {
        if (!broken.has(rule) && !holds(history, random)) broken.set(rule, history)
      }
    }
  })

  it.each(Object.keys(rules))('%s', (rule) => {
    expect(broken.get(rule)).toBeUndefined()
  })
})

describe('the ageing of bills', () => {
  const bill = (dueOn: string, amount: number) => ({
    orderId: Number(dueOn.replaceAll('-', '')),
    itemId: undefined,
    amount: paise(amount),
    dueOn,
    label: undefined,
    orderPublicId: undefined,
  })

  it.each([
    ['2026-11-29', 'notDue'],
    ['2026-12-15', 'notDue'],
    ['2026-11-28', 'days30'],
    ['2026-10-30', 'days30'],
    ['2026-10-29', 'days60'],
    ['2026-09-30', 'days60'],
    ['2026-09-29', 'days90'],
    ['2026-08-31', 'days90'],
    ['2026-08-30', 'over90'],
  ])('puts what was due on %s on 29 November into %s', (dueOn, bucket) => {
    const { buckets } = ageBills([bill(dueOn, 100)], '2026-11-29')
    expect(Object.entries(buckets).filter(([, amount]) => amount > 0)).toEqual([[bucket, 100]])
  })

  it('uses money of no order for bills of no order only, the oldest first', () => {
    const item = (itemId: number, dueOn: string) => ({
      ...bill(dueOn, 1000),
      orderId: undefined,
      itemId,
    })
    const account = { ...bill('', -1500), orderId: undefined, dueOn: undefined }
    const bills = [bill('2026-01-01', 700), item(2, '2026-03-01'), item(1, '2026-02-01'), account]
    const ageing = ageBills(bills, '2026-11-29')
    expect(ageing.bills.map(({ itemId, amount }) => [itemId, amount])).toEqual([
      [undefined, 700],
      [2, 500],
    ])
    expect(ageing).toMatchObject({ advances: 0, balance: 1200 })
  })

  it('lets an overpaid order pay for no other bill: the rest stands beside', () => {
    const ageing = ageBills([bill('2026-11-01', -300), bill('2026-10-01', 1000)], '2026-11-29')
    expect(ageing).toMatchObject({ advances: 300, balance: 700 })
    expect(ageing.buckets.days60).toBe(1000)
  })
})
