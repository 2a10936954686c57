import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { invalidStatementError } from '../../statement-errors.ts'
import { assertBalances } from '../assert-balances.ts'
import { LinesByAccount } from '../lines-by-account.ts'
import type { StatementContent, StatementLine } from '../statement-line.ts'
import { type Mt940Field, readFields } from './mt940-fields.ts'
import { readBalanceField, readEntryField, readNarrationField } from './mt940-values.ts'

/** Reads the fields of one message after another. */
class Mt940Reader {
  readonly accounts = new LinesByAccount<StatementLine>()
  #account = ''
  /** Of the message that is being read; undefined between messages. */
  #opening: Paise | undefined
  #ofMessage: StatementLine[] = []
  #previousTag = ''

  read(field: Mt940Field): void {
    switch (field.tag) {
      case '20':
        this.finish()
        break
      case '25':
        this.#account = field.lines.join('').trim()
        break
      case '60F':
      case '60M':
        this.#opening = readBalanceField(field)
        break
      case '61':
        if (this.#opening === undefined) throw invalidStatementError(statementMessages.broken)
        this.#ofMessage.push(readEntryField(field))
        break
      case '86':
        this.#addNarration(field)
        break
      case '62F':
      case '62M':
        this.#close(readBalanceField(field))
        break
    }
    this.#previousTag = field.tag
  }

  /** @throws HttpError (400) when a message has begun, but not ended */
  finish(): void {
    if (this.#opening !== undefined) throw invalidStatementError(statementMessages.cut)
  }

  /** Field 86 belongs to the line before it; behind the closing balance it is about the account. */
  #addNarration(field: Mt940Field): void {
    const line = this.#ofMessage.at(-1)
    if (this.#previousTag !== '61' || !line) return
    line.narration = `${line.narration} ${readNarrationField(field)}`.trim()
  }

  #close(closing: Paise): void {
    if (this.#opening === undefined) throw invalidStatementError(statementMessages.broken)
    assertBalances(this.#ofMessage, { opening: this.#opening, closing: paise(closing) })
    const moved = this.#ofMessage.filter(({ amount }) => amount > 0)
    this.accounts.of(this.#account).push(...moved)
    this.#ofMessage = []
    this.#opening = undefined
  }
}

/**
 * Reads SWIFT MT940 messages, of one account or several.
 * @throws HttpError (400) that names the line; when the lines do not lead from the opening to the closing balance; and when
 * the file breaks off
 */
export function readMt940(text: string): StatementContent[] {
  const reader = new Mt940Reader()
  for (const field of readFields(text)) reader.read(field)
  reader.finish()
  return reader.accounts.all.map((content) => ({ layout: 'mt940', ...content }))
}
