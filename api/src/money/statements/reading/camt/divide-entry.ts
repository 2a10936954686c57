import { type Paise, paise, sumOf } from '@store/contract/rules/pricing/money'
import type { StatementLine } from '../statement-line.ts'
import { isInRupees, readCamtAmount, readIndicator } from './camt-values.ts'
import { findAll, type XmlElement } from './xml-element.ts'

/** What an entry books: its sum, and the transactions `TxDtls` in it. */
interface BookedEntry {
  entry: XmlElement
  direction: StatementLine['direction']
  amount: Paise
  transactions: readonly XmlElement[]
}

/** A part of an entry. */
export interface EntryPart {
  /** Undefined for charges of the whole entry. */
  transaction: XmlElement | undefined
  amount: Paise
  /** What the bank took of it. */
  charge: Paise
}

const none = paise(0)

/** The first amount in rupees at the end of the paths. */
function rupeesAt(element: XmlElement, ...paths: readonly string[][]): Paise | undefined {
  const found = paths.flatMap((path) => findAll(element, ...path)).find(isInRupees)
  return readCamtAmount(found)
}

const [ofTransaction, ofAccount] = [['AmtDtls', 'TxAmt', 'Amt'], ['Amt']]
/** Where banks write what a transaction is worth, likeliest first. */
const amountReaders: readonly ((transaction: XmlElement) => Paise | undefined)[] = [
  (it) => rupeesAt(it, ofTransaction, ofAccount),
  (it) => rupeesAt(it, ofAccount, ofTransaction),
  (it) => rupeesAt(it, ['AmtDtls', 'InstdAmt', 'Amt']),
  (it) => rupeesAt(it, ['AmtDtls', 'CntrValAmt', 'Amt']),
]

/** What the bank took of a transaction or an entry: one charge in early versions of the message, records in later ones. */
function chargeOf(element: XmlElement): Paise {
  const charges = findAll(element, 'Chrgs')
  const records = charges.flatMap((charge) => findAll(charge, 'Rcrd'))
  const taken = (records.length > 0 ? records : charges).filter(
    (charge) => readIndicator(charge) !== 'credit',
  )
  return sumOf(taken.map((charge) => rupeesAt(charge, ['Amt']) ?? none))
}

/** Whether amounts, less or with their charges, are the sum of an entry. */
function addUp({ direction, amount }: BookedEntry, parts: readonly EntryPart[]): boolean {
  const gross = sumOf(parts.map((part) => part.amount))
  const charges = sumOf(parts.map(({ charge }) => charge))
  return paise(direction === 'credit' ? gross - charges : gross + charges) === amount
}

function isForeign(transaction: XmlElement): boolean {
  const amounts = [ofTransaction, ofAccount].flatMap((path) => findAll(transaction, ...path))
  return amounts.some((amount) => !isInRupees(amount))
}

/**
 * Divides an entry into its transactions, if their amounts in rupees add up to it: as they are, less what the bank took of each,
 * or less what it took of the whole.
 * @returns undefined when the entry says no more than its sum; `contradictory` when its transactions are worth another one
 */
export function divideEntry(booked: BookedEntry): EntryPart[] | 'contradictory' | undefined {
  const { entry, transactions } = booked
  for (const readAmountOf of amountReaders) {
    const plain = transactions.flatMap((transaction): EntryPart[] => {
      const amount = readAmountOf(transaction)
      return amount === undefined ? [] : [{ transaction, amount, charge: none }]
    })
    if (plain.length === 0 || plain.length < transactions.length) continue
    const net = plain.map((part) => ({
      ...part,
      charge: part.transaction ? chargeOf(part.transaction) : none,
    }))
    const ofEntry = { transaction: undefined, amount: none, charge: chargeOf(entry) }
    const fitting = [plain, net, [...net, ofEntry]].find((parts) => addUp(booked, parts))
    if (fitting) return fitting
  }
  const hasAmounts = transactions.some((it) => rupeesAt(it, ofTransaction, ofAccount) !== undefined)
  const isBatch = transactions.length > 1
  return isBatch && hasAmounts && !transactions.some(isForeign) ? 'contradictory' : undefined
}
