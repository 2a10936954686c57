import { expect, it } from '@jest/globals'
import {
  type CreditStanding,
  type CreditTerms,
  creditRefusalOf,
} from '@store/contract/rules/credit/credit'
import { addDays } from '@store/contract/rules/india-days'
import { paise } from '@store/contract/rules/pricing/money'
import { seededRandomInt } from '../../../test/factories/random-catalogue.ts'
import { creditStandingOf, type OtherBalance } from './credit-standing.ts'

const histories = 100_000
const actsOfHistory = 12
const firstDay = '2026-11-01'

interface ModelOrder {
  total: number
  isOnCredit: boolean
  days: number
  sentOn: string | undefined
  isCancelled: boolean
  paid: number
  credited: number
}

/** A buyer as its orders, money and papers say it, without what the code computes. */
interface Model {
  terms: CreditTerms
  today: string
  orders: ModelOrder[]
  items: { amount: number; dueOn: string; isStruck: boolean }[]
  advances: number[]
  /** What was accepted without being within the limit. */
  faults: string[]
}

type Below = (below: number) => number
type Act = (model: Model, below: Below) => void

const pick = <T>(items: readonly T[], below: Below): T | undefined => items[below(items.length)]
const openOf = ({ total, paid, credited }: ModelOrder) => Math.max(0, total - paid - credited)
const isOwed = ({ isOnCredit, isCancelled, sentOn }: ModelOrder) =>
  !isCancelled && (isOnCredit || sentOn !== undefined)

/** What is owed, added up from the model alone. */
function owedBy({ orders, items, advances }: Model): number {
  const ofOrders = orders.filter(isOwed).map(openOf)
  const ofItems = items.filter(({ isStruck }) => !isStruck).map(({ amount }) => amount)
  const all = [...ofOrders, ...ofItems, ...advances.map((amount) => -amount)]
  return all.reduce((sum, amount) => sum + amount, 0)
}

/** The standing as the code computes it from rows in the order of a seed. */
function standingOf({ terms, today, orders, items, advances }: Model): CreditStanding {
  const owed = orders.flatMap((order, index) =>
    isOwed(order)
      ? {
          id: index + 1,
          userId: 1,
          publicId: '',
          open: paise(openOf(order)),
          creditDays: order.isOnCredit ? order.days : undefined,
          sentOn: order.sentOn,
          isProofWaiting: false,
        }
      : [],
  )
  const others: OtherBalance[] = [
    ...items.flatMap(({ amount, dueOn, isStruck }, index) =>
      isStruck
        ? []
        : {
            itemId: amount > 0 ? index + 1 : undefined,
            isPayment: false,
            label: '',
            amount: paise(amount),
            dueOn: amount > 0 ? dueOn : undefined,
          },
    ),
    ...advances.map((amount) => ({
      itemId: undefined,
      isPayment: true,
      label: undefined,
      amount: paise(-amount),
      dueOn: undefined,
    })),
  ]
  return creditStandingOf(terms, { orders: owed, others }, today)
}

function newOrder(model: Model, below: Below, isOnCredit: boolean): ModelOrder {
  const { days } = model.terms
  const order = { total: 1 + below(600), isOnCredit, days, sentOn: undefined }
  return { ...order, isCancelled: false, paid: 0, credited: 0 }
}

/** The way of a transaction: the order is written, the standing read with it, and all of it rolled back when it is refused. */
const orderOnCredit: Act = (model, below) => {
  const order = newOrder(model, below, true)
  model.orders.push(order)
  const standing = standingOf(model)
  const before = { ...standing, used: paise(standing.used - order.total) }
  if (creditRefusalOf(before, paise(order.total))) {
    model.orders.pop()
  } else if (owedBy(model) > model.terms.limit) {
    model.faults.push(`accepted at ${owedBy(model)} of ${model.terms.limit}`)
  } else if (model.terms.isOnHold) model.faults.push('accepted on hold')
}

const acts: readonly Act[] = [
  orderOnCredit,
  orderOnCredit,
  (model, below) => void model.orders.push(newOrder(model, below, false)),
  (model, below) => {
    const order = pick(model.orders, below)
    if (!order || order.isCancelled || order.sentOn) return
    const isRefused = order.isOnCredit && creditRefusalOf(standingOf(model), paise(0))
    if (!isRefused) order.sentOn = model.today
  },
  (model, below) => {
    const order = pick(model.orders, below)
    if (order) order.paid = Math.min(order.total, order.paid + below(300))
  },
  (model, below) => {
    const order = pick(model.orders, below)
    if (order) order.paid = 0
  },
  (model, below) => {
    const order = pick(model.orders, below)
    if (order?.sentOn) order.credited = Math.min(order.total, order.credited + below(300))
  },
  (model, below) => {
    const order = pick(model.orders, below)
    if (order) order.isCancelled = true
  },
  (model, below) => {
    const amount = below(400) - 100
    const dueOn = addDays(model.today, below(20))
    if (amount !== 0) model.items.push({ amount, dueOn, isStruck: false })
  },
  (model, below) => {
    const item = pick(model.items, below)
    if (item) item.isStruck = true
  },
  (model, below) => void model.advances.push(1 + below(300)),
  (model) => void model.advances.pop(),
  (model, below) => {
    model.today = addDays(model.today, below(15))
  },
  (model, below) => {
    model.terms = { ...model.terms, limit: paise(below(2000)), isOnHold: below(5) === 0 }
  },
]

function findFaults(seed: number): string[] {
  const below = seededRandomInt(seed)
  const terms = { limit: paise(500 + below(1500)), days: below(40), graceDays: below(5) }
  const model: Model = {
    terms: { ...terms, isOnHold: false },
    today: firstDay,
    orders: [],
    items: [],
    advances: [],
    faults: [],
  }
  for (let step = 0; step < actsOfHistory; step += 1) {
    pick(acts, below)?.(model, below)
    const { used, overdue } = standingOf(model)
    if (used !== owedBy(model)) model.faults.push(`${used} used, ${owedBy(model)} owed`)
    const shuffled = {
      ...model,
      orders: model.orders.toReversed(),
      items: model.items.toReversed(),
    }
    const again = standingOf(shuffled)
    if (again.used !== used || again.overdue !== overdue) model.faults.push('depends on the order')
    if (model.faults.length > 0) return model.faults.map((fault) => `seed ${seed}: ${fault}`)
  }
  return []
}

it('no order on credit passes the limit, whatever happened before, and what is used is what is owed', () => {
  const faults: string[] = []
  for (let seed = 1; seed <= histories && faults.length === 0; seed += 1) {
    faults.push(...findFaults(seed))
  }
  expect(faults).toEqual([])
})
