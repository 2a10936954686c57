import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import type { Paise } from '@store/contract/rules/pricing/money'
import { invalidStatementError } from '../../statement-errors.ts'
import { readDay } from '../read-day.ts'
import type { StatementLine } from '../statement-line.ts'
import { bookedSumOf } from './booked-sum.ts'
import { isReference, readCamtAmount, readIndicator } from './camt-values.ts'
import { divideEntry } from './divide-entry.ts'
import { findAll, findText, type XmlElement } from './xml-element.ts'

const { row: messages } = statementMessages

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
  return [...new Set(all.filter(isReference))].join(' ') || undefined
}

function dayOfEntry(entry: XmlElement): string | undefined {
  const [booked, value] = ['BookgDt', 'ValDt'].map(
    (name) => findText(entry, name, 'Dt') ?? findText(entry, name, 'DtTm'),
  )
  return readDay(booked ?? value ?? '')
}

/**
 * Reads an entry `Ntry`. A batch, booked as one sum, becomes one line per transaction in it, if these have
 * amounts; what the bank took of it becomes a debit, because the payer has paid the whole.
 * @param place its number in the file, and the number of the notice in which it stands
 * @returns nothing for an entry that is not booked yet, and for one of nothing
 * @throws HttpError (400) for an invalid entry, and for a batch that does not add up
 */
export function readEntry(
  entry: XmlElement,
  { row, message }: { row: number; message: string | undefined },
): StatementLine[] {
  const status = findText(entry, 'Sts', 'Cd') ?? findText(entry, 'Sts')
  if (status !== undefined && status !== 'BOOK') return []
  const bookedOn = dayOfEntry(entry)
  const direction = readIndicator(entry)
  const amount = readCamtAmount(findAll(entry, 'Amt')[0])
  if (!bookedOn) throw invalidStatementError(messages.entry(row, 'booking date'))
  if (!direction) throw invalidStatementError(messages.entry(row, 'credit or debit mark'))
  if (amount === undefined) throw invalidStatementError(messages.entry(row, 'amount'))
  if (amount === 0) return []
  const sum = bookedSumOf(entry, { amount, bookedOn, message })
  const lineOf = (details: readonly XmlElement[], ofLine: Paise): StatementLine => ({
    row,
    bookedOn,
    direction,
    amount: ofLine,
    narration: narrationOf(details, entry),
    bankReference: referencesOf(details, entry),
    isReversal: /^(?:true|1)$/.test(findText(entry, 'RvslInd') ?? ''),
    sum,
  })
  const transactions = findAll(entry, 'NtryDtls', 'TxDtls')
  const parts = divideEntry({ entry, direction, amount, transactions })
  if (parts === 'contradictory') throw invalidStatementError(messages.entries(row))
  if (parts === undefined) return [lineOf(transactions, amount)]
  return parts.flatMap(({ transaction, amount: ofPart, charge }) => {
    const line = lineOf(transaction ? [transaction] : [], ofPart)
    const taken = { ...line, direction: 'debit' as const, amount: charge }
    const charges = charge > 0 ? [{ ...taken, narration: `Charges: ${line.narration}` }] : []
    return ofPart > 0 ? [line, ...charges] : charges
  })
}
