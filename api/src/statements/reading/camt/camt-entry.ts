import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { type Paise, sumOf } from '@store/contract/rules/pricing/money'
import { invalidStatementError } from '../../statement-errors.ts'
import { readAmount } from '../read-amount.ts'
import { readDay } from '../read-day.ts'
import type { StatementLine } from '../statement-line.ts'
import { findAll, findText, type XmlElement } from './xml-element.ts'

const { row: messages } = statementMessages

/** Banks fill a reference that they do not have. */
const missingReference = /^(?:NOTPROVIDED|NONREF|NA|-)?$/i

/**
 * Reads an element `Amt` in rupees.
 * @throws HttpError (400) for another currency
 * @returns undefined when it is no amount above or at zero
 */
export function readCamtAmount(element: XmlElement | undefined): Paise | undefined {
  if (!element) return undefined
  const { Ccy: currency = 'INR' } = element.attributes
  if (currency !== 'INR')
    throw invalidStatementError(statementMessages.onlyRupees(currency.slice(0, 3)))
  return /^\d+(\.\d+)?$/.test(element.text.trim()) ? readAmount(element.text)?.amount : undefined
}

/** `CdtDbtInd`. */
export function readIndicator(element: XmlElement): StatementLine['direction'] | undefined {
  const text = findText(element, 'CdtDbtInd')
  if (text === 'CRDT') return 'credit'
  return text === 'DBIT' ? 'debit' : undefined
}

/** Where a payer's program puts what the money is for: free text, or the number of the invoice in a field of its own. */
const remittancePaths = [
  ['Ustrd'],
  ['Strd', 'CdtrRefInf', 'Ref'],
  ['Strd', 'RfrdDocInf', 'Nb'],
  ['Strd', 'AddtlRmtInf'],
] as const

function remittanceOf(transaction: XmlElement): string[] {
  return remittancePaths.flatMap((path) =>
    findAll(transaction, 'RmtInf', ...path).map(({ text }) => text.trim()),
  )
}

function narrationOf(details: readonly XmlElement[], entry: XmlElement): string {
  const parts = details.flatMap((transaction) => [
    findText(transaction, 'RltdPties', 'Dbtr', 'Nm'),
    findText(transaction, 'RltdPties', 'Dbtr', 'Pty', 'Nm'),
    findText(transaction, 'RltdPties', 'UltmtDbtr', 'Nm'),
    findText(transaction, 'RltdPties', 'UltmtDbtr', 'Pty', 'Nm'),
    ...remittanceOf(transaction),
    findText(transaction, 'AddtlTxInf'),
  ])
  const all = [...parts, findText(entry, 'AddtlNtryInf')]
  return [...new Set(all.filter((part) => part))].join(' / ').replace(/\s+/g, ' ')
}

/** References that may be the one the payer knows. */
const references = ['EndToEndId', 'InstrId', 'TxId', 'ClrSysRef', 'ChqNb', 'AcctSvcrRef'] as const

function referencesOf(details: readonly XmlElement[], entry: XmlElement): string | undefined {
  const ofDetails = details.flatMap((transaction) =>
    references.map((name) => findText(transaction, 'Refs', name)),
  )
  const all = [...ofDetails, findText(entry, 'AcctSvcrRef')].filter((text) => text !== undefined)
  return [...new Set(all.filter((text) => !missingReference.test(text)))].join(' ') || undefined
}

function amountOfTransaction(transaction: XmlElement): Paise | undefined {
  return readCamtAmount(
    findAll(transaction, 'AmtDtls', 'TxAmt', 'Amt')[0] ?? findAll(transaction, 'Amt')[0],
  )
}

function dayOfEntry(entry: XmlElement): string | undefined {
  return readDay(findText(entry, 'BookgDt', 'Dt') ?? findText(entry, 'BookgDt', 'DtTm') ?? '')
}

/**
 * Reads an entry `Ntry` of the number `row`. A batch, booked as one sum, becomes one line per transaction in it, if these have
 * amounts.
 * @returns nothing for an entry that is not booked yet
 * @throws HttpError (400) for an invalid entry, and for a batch that does not add up
 */
export function readEntry(entry: XmlElement, row: number): StatementLine[] {
  const status = findText(entry, 'Sts', 'Cd') ?? findText(entry, 'Sts')
  if (status !== undefined && status !== 'BOOK') return []
  const bookedOn = dayOfEntry(entry)
  const direction = readIndicator(entry)
  const amount = readCamtAmount(findAll(entry, 'Amt')[0])
  if (!bookedOn) throw invalidStatementError(messages.entry(row, 'booking date'))
  if (!direction) throw invalidStatementError(messages.entry(row, 'credit or debit mark'))
  if (!amount) throw invalidStatementError(messages.entry(row, 'amount'))
  const lineOf = (details: readonly XmlElement[], ofLine: Paise): StatementLine => ({
    row,
    bookedOn,
    direction,
    amount: ofLine,
    narration: narrationOf(details, entry),
    bankReference: referencesOf(details, entry),
    isReversal: /^(?:true|1)$/.test(findText(entry, 'RvslInd') ?? ''),
  })
  const transactions = findAll(entry, 'NtryDtls', 'TxDtls')
  const amounts = transactions.map(amountOfTransaction)
  const known = amounts.filter((part) => part !== undefined)
  if (transactions.length < 2 || known.length === 0) return [lineOf(transactions, amount)]
  if (known.length < amounts.length || sumOf(known) !== amount) {
    throw invalidStatementError(messages.entries(row))
  }
  return transactions.map((transaction, index) => lineOf([transaction], known[index] ?? amount))
}
