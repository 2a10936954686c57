import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { invalidStatementError } from '../../statement-errors.ts'

const slashed = /^(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?!\d)/

/**
 * Whether a file shows that its days stand before the months. Banks in India write two digits and the day first. A 5/11/2026
 * was written by a spreadsheet program, which may have put the month first, and only a day after the 12th tells.
 */
export class MonthOrder {
  #unclear: { row: number; text: string } | undefined
  #isDayFirst = false

  add(row: number, text: string): void {
    const [, first = '', second = ''] = slashed.exec(text) ?? []
    if (Number(first) > 12) this.#isDayFirst = true
    const isRewritten = first.length === 1 || second.length === 1
    if (isRewritten && first !== second) this.#unclear ??= { row, text }
  }

  /** @throws HttpError (400) when a day may be a month */
  assertKnown(): void {
    if (this.#unclear && !this.#isDayFirst) {
      const { row, text } = this.#unclear
      throw invalidStatementError(statementMessages.row.monthOrDay(row, text.slice(0, 40)))
    }
  }
}
