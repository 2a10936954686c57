import { mostStatementLines } from '@store/contract/rules/limits'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { invalidStatementError } from '../../statement-errors.ts'
import { LinesByAccount } from '../lines-by-account.ts'
import type { StatementContent, StatementLine } from '../statement-line.ts'
import { readOfxAmount, readOfxDay, readOfxText } from './ofx-values.ts'

/** The headers of version 1, the instruction of version 2, or a document without either. */
const ofxStart =
  /^\s*(?:OFXHEADER\s*:|(?:<\?xml[^>]{0,200}\?>\s*)?(?:<\?OFX\s[^>]{0,400}\?>\s*)?<OFX>|<\?xml[^>]{0,200}\?>\s*<\?OFX\s)/i

/** Whether a text is an Open Financial Exchange file: OFX or QFX, SGML or XML. */
export function isOfx(text: string): boolean {
  return ofxStart.test(text.slice(0, 2_000))
}

/** A tag, and the text up to the next one. Version 1 closes only the elements that hold others. */
const tag = /<(\/?)([A-Z][A-Z0-9.]*)>([^<]*)/gi

/** Reads the statements of accounts in a file, one after another. */
class OfxReader {
  readonly accounts = new LinesByAccount<StatementLine>()
  #account = ''
  #currency = ''
  #entries = 0
  /** What was said of the transaction that is being read; undefined between transactions. */
  #said: Map<string, string> | undefined
  #lines: StatementLine[] | undefined

  open(name: string, text: string): void {
    if (name === 'STMTRS') {
      this.#account = ''
      this.#currency = ''
      this.#lines = []
    } else if (name === 'STMTTRN') this.#begin()
    else if (this.#said) {
      // The account of the other side has names of its own below.
      if ((text !== '' || name === 'CURRENCY') && !this.#said.has(name)) this.#said.set(name, text)
    } else if (name === 'ACCTID' && this.#account === '') this.#account = text
    else if (name === 'CURDEF') this.#currency = text
  }

  close(name: string): void {
    if (name === 'STMTTRN') this.#finish()
    if (name !== 'STMTRS' || !this.#lines) return
    if (this.#currency === '') throw invalidStatementError(statementMessages.broken)
    if (this.#currency !== 'INR') {
      throw invalidStatementError(statementMessages.onlyRupees(this.#currency))
    }
    this.accounts.of(this.#account).push(...this.#lines.filter(({ amount }) => amount > 0))
    this.#lines = undefined
  }

  #begin(): void {
    if (this.#said) throw invalidStatementError(statementMessages.broken)
    this.#said = new Map()
    this.#entries += 1
    if (this.#entries > mostStatementLines) {
      throw invalidStatementError(statementMessages.tooManyLines, 413)
    }
  }

  #finish(): void {
    const said = this.#said
    if (!said) throw invalidStatementError(statementMessages.broken)
    this.#said = undefined
    // Transactions of credit cards and deposits are none of an account.
    if (!this.#lines) return
    const row = this.#entries
    const fault = (what: string) => invalidStatementError(statementMessages.row.entry(row, what))
    // ORIGCURRENCY is told only: such an amount is in the currency of the account.
    if (said.has('CURRENCY') && said.get('CURSYM') !== 'INR') throw fault('amount in INR')
    const bookedOn = readOfxDay(said.get('DTPOSTED') ?? '')
    const signed = readOfxAmount(said.get('TRNAMT') ?? '')
    if (bookedOn === undefined) throw fault('date')
    if (!signed) throw fault('amount')
    const [name = '', memo = ''] = [said.get('NAME'), said.get('MEMO')]
    this.#lines.push({
      ...{ row, bookedOn, ...signed, isReversal: false },
      narration: memo.startsWith(name) ? memo : `${name} ${memo}`.trim(),
      // FITID is a number of the export: other files of the same account do not have it.
      bankReference: said.get('REFNUM') ?? said.get('CHECKNUM'),
    })
  }
}

/**
 * Reads an OFX or QFX file, version 1 (SGML) or 2 (XML), of one account or several. Nothing in it is a document type or an
 * entity of its own: only tags and the texts behind them count.
 * @throws HttpError (400, 413, 415) that names the transaction; when the file breaks off; for an account in another currency
 */
export function readOfx(text: string): StatementContent[] {
  if (!/<\/OFX>\s*$/i.test(text.slice(-200))) throw invalidStatementError(statementMessages.cut)
  const reader = new OfxReader()
  for (const [, slash, name = '', behind = ''] of text.matchAll(tag)) {
    if (slash) reader.close(name.toUpperCase())
    else reader.open(name.toUpperCase(), readOfxText(behind))
  }
  const { all } = reader.accounts
  if (all.length === 0) throw invalidStatementError(statementMessages.fileType, 415)
  return all.map((content) => ({ layout: 'ofx', ...content }))
}
