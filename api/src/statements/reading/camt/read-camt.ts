import { Readable } from 'node:stream'
import { mostStatementLines } from '@store/contract/rules/limits'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { HttpError } from '../../../http/errors/errors.ts'
import { walkXml } from '../../../sheets/workbook/xml-walk.ts'
import { invalidStatementError } from '../../statement-errors.ts'
import { accountDigits } from '../account-digits.ts'
import { assertBalances } from '../assert-balances.ts'
import type { StatementContent, StatementLine } from '../statement-line.ts'
import { readCamtAmount, readEntry, readIndicator } from './camt-entry.ts'
import { collectElements, findAll, findText, type XmlElement } from './xml-element.ts'

const wanted: ReadonlySet<string> = new Set(['Acct', 'Bal', 'Ntry'])
const chunkSize = 64 * 1024

/** Reads the statements `Stmt` of a document, one after another. */
class CamtReader {
  readonly lines: StatementLine[] = []
  readonly accounts = new Set<string>()
  isCamt = false
  #entries = 0
  #firstOfStatement = 0
  readonly #balances = new Map<string, Paise>()

  open(name: string): void {
    if (name === 'BkToCstmrStmt') this.isCamt = true
    if (name === 'Stmt') this.#startStatement()
  }

  read(element: XmlElement): void {
    if (!this.isCamt) return
    if (element.name === 'Acct') {
      const account = findText(element, 'Id', 'Othr', 'Id') ?? findText(element, 'Id', 'IBAN')
      if (account) this.accounts.add(account)
    } else if (element.name === 'Bal') this.#readBalance(element)
    else {
      this.#entries += 1
      this.lines.push(...readEntry(element, this.#entries))
      if (this.lines.length > mostStatementLines) {
        throw invalidStatementError(statementMessages.tooManyLines, 413)
      }
    }
  }

  #startStatement(): void {
    this.checkBalances()
    this.#balances.clear()
    this.#firstOfStatement = this.lines.length
  }

  /** Compares opening and closing balance, where the bank gives both. @throws HttpError (400) */
  checkBalances(): void {
    const opening = this.#balances.get('OPBD') ?? this.#balances.get('PRCD')
    const closing = this.#balances.get('CLBD')
    if (opening === undefined || closing === undefined) return
    assertBalances(this.lines.slice(this.#firstOfStatement), { opening, closing })
  }

  #readBalance(element: XmlElement): void {
    const code = findText(element, 'Tp', 'CdOrPrtry', 'Cd')
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
 * Reads an ISO 20022 camt.053 document of one account. Document types and entities of its own are never processed
 * ({@link walkXml}).
 * @throws HttpError (400, 413, 415) when it is no such document, is damaged, or does not add up
 */
export async function readCamt(text: string): Promise<StatementContent> {
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
  if (!reader.isCamt) throw invalidStatementError(statementMessages.fileType, 415)
  reader.checkBalances()
  const [account, ...others] = reader.accounts
  if (others.length > 0) throw invalidStatementError(statementMessages.severalAccounts)
  return { layout: 'camt053', account: accountDigits(account), lines: reader.lines }
}
