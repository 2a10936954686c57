import { Readable } from 'node:stream'
import { mostStatementLines } from '@store/contract/rules/limits'
import type { StatementLayout } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { HttpError, walkXml } from '../../../../base/base.ts'
import { invalidStatementError } from '../../statement-errors.ts'
import { assertBalances } from '../assert-balances.ts'
import { LinesByAccount } from '../lines-by-account.ts'
import type { StatementContent, StatementLine } from '../statement-line.ts'
import { readEntry } from './camt-entry.ts'
import { readCamtAmount, readIndicator } from './camt-values.ts'
import { collectElements, findAll, findText, type XmlElement } from './xml-element.ts'

const wanted: ReadonlySet<string> = new Set(['GrpHdr', 'Acct', 'Bal', 'Ntry'])
type CamtLayout = Extract<StatementLayout, 'camt052' | 'camt053' | 'camt054'>

const chunkSize = 64 * 1024

/** The messages that are read, by their element: reports of a day that goes on, statements, and notices of what came in and went out. */
const messages = new Map<string, CamtLayout>([
  ['BkToCstmrAcctRpt', 'camt052'],
  ['BkToCstmrStmt', 'camt053'],
  ['BkToCstmrDbtCdtNtfctn', 'camt054'],
])

/** What a message has for each account. */
const parts: ReadonlySet<string> = new Set(['Rpt', 'Stmt', 'Ntfctn'])

/** Reads the reports `Rpt`, statements `Stmt` or notices `Ntfctn` of a document, one after another. */
class CamtReader {
  readonly accounts = new LinesByAccount<StatementLine>()
  layout: CamtLayout | undefined
  #message: string | undefined
  #account = ''
  #hasBegun = false
  #entries = 0
  #lines = 0
  #ofStatement: StatementLine[] = []
  readonly #balances = new Map<string, Paise>()

  open(name: string): void {
    this.layout ??= messages.get(name)
    if (!parts.has(name)) return
    this.finishStatement()
    this.#hasBegun = true
  }

  read(element: XmlElement): void {
    if (!this.layout) return
    if (element.name === 'GrpHdr') this.#message = findText(element, 'MsgId')
    else if (element.name === 'Acct') {
      this.#account = findText(element, 'Id', 'Othr', 'Id') ?? findText(element, 'Id', 'IBAN') ?? ''
    } else if (element.name === 'Bal') this.#readBalance(element)
    else {
      this.#entries += 1
      const lines = readEntry(element, {
        row: this.#entries,
        message: this.layout === 'camt054' ? this.#message : undefined,
      })
      this.#ofStatement.push(...lines)
      this.#lines += lines.length
      if (this.#lines > mostStatementLines) {
        throw invalidStatementError(statementMessages.tooManyLines, 413)
      }
    }
  }

  /** Ends a statement, if one has begun: compares opening and closing balance, where the bank gives both. @throws HttpError (400) */
  finishStatement(): void {
    const opening = this.#balances.get('OPBD') ?? this.#balances.get('PRCD')
    const closing = this.#balances.get('CLBD')
    if (opening !== undefined && closing !== undefined) {
      assertBalances(this.#ofStatement, { opening, closing })
    }
    if (this.#hasBegun) this.accounts.of(this.#account).push(...this.#ofStatement)
    this.#hasBegun = false
    this.#balances.clear()
    this.#ofStatement = []
    this.#account = ''
  }

  #readBalance(element: XmlElement): void {
    const code = findText(element, 'Tp', 'CdOrPrtry', 'Cd')
    // A balance of the bank's own kind is neither the opening nor the closing one.
    if (!code && findText(element, 'Tp', 'CdOrPrtry', 'Prtry')) return
    const amount = readCamtAmount(findAll(element, 'Amt')[0])
    const direction = readIndicator(element)
    if (!code || amount === undefined || !direction) {
      throw invalidStatementError(statementMessages.broken)
    }
    this.#balances.set(code, direction === 'debit' ? paise(-amount) : amount)
  }
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkSize) {
    yield bytes.subarray(start, start + chunkSize)
  }
}

/**
 * Reads an ISO 20022 document, camt.052, camt.053 or camt.054, of one account or several. Document types and entities of its own are never processed
 * ({@link walkXml}).
 * @throws HttpError (400, 413, 415) when it is no such document, is damaged, or does not add up
 */
export async function readCamt(text: string): Promise<StatementContent[]> {
  const reader = new CamtReader()
  const listener = collectElements(wanted, {
    onOpen: (name) => reader.open(name),
    onElement: (element) => reader.read(element),
  })
  try {
    for await (const _ of walkXml(Readable.from(chunksOf(Buffer.from(text))), listener));
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw invalidStatementError(statementMessages.broken)
  }
  const { layout } = reader
  if (!layout) throw invalidStatementError(statementMessages.fileType, 415)
  reader.finishStatement()
  return reader.accounts.all.map((content) => ({ layout, ...content }))
}
