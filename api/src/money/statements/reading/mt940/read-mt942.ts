import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { invalidStatementError } from '../../statement-errors.ts'
import { LinesByAccount } from '../lines-by-account.ts'
import type { StatementContent, StatementLine } from '../statement-line.ts'
import { type Mt940Field, readFields } from './mt940-fields.ts'
import {
  assertFloorInRupees,
  readEntryField,
  readNarrationField,
  readSumField,
} from './mt940-values.ts'

/** Reads the fields of one interim report after another. */
class Mt942Reader {
  readonly accounts = new LinesByAccount<StatementLine>()
  #account = ''
  #ofMessage: StatementLine[] = []
  #hasFloor = false
  #previousTag = ''

  read(field: Mt940Field): void {
    switch (field.tag) {
      case '20':
        this.finish()
        break
      case '25':
        this.#account = field.lines.join('').trim()
        break
      case '34F':
        assertFloorInRupees(field)
        this.#hasFloor = true
        break
      case '61':
        // Only this field says in which currency the amounts are.
        if (!this.#hasFloor) throw invalidStatementError(statementMessages.broken)
        this.#ofMessage.push(readEntryField(field))
        break
      case '86':
        this.#addNarration(field)
        break
      case '90C':
        this.#compare(field, 'credit')
        break
      case '90D':
        this.#compare(field, 'debit')
        break
    }
    this.#previousTag = field.tag
  }

  finish(): void {
    const moved = this.#ofMessage.filter(({ amount }) => amount > 0)
    if (this.#hasFloor) this.accounts.of(this.#account).push(...moved)
    this.#ofMessage = []
    this.#hasFloor = false
    this.#account = ''
  }

  #addNarration(field: Mt940Field): void {
    const line = this.#ofMessage.at(-1)
    if (this.#previousTag !== '61' || !line) return
    line.narration = `${line.narration} ${readNarrationField(field)}`.trim()
  }

  /** How many lines of a direction there are, where the bank says it: which one a reversal counts for it does not say. */
  #compare(field: Mt940Field, direction: StatementLine['direction']): void {
    const said = readSumField(field)
    if (this.#ofMessage.some(({ isReversal }) => isReversal)) return
    const lines = this.#ofMessage.filter((line) => line.direction === direction)
    const sum = lines.reduce((total, { amount }) => total + amount, 0)
    if (lines.length !== said.count || sum !== said.sum) {
      throw invalidStatementError(statementMessages.cut)
    }
  }
}

/**
 * Reads SWIFT MT942 messages: what was booked since the last statement, without balances.
 * @throws HttpError (400) that names the line, and when lines are missing
 */
export function readMt942(text: string): StatementContent[] {
  const reader = new Mt942Reader()
  for (const field of readFields(text)) reader.read(field)
  reader.finish()
  return reader.accounts.all.map((content) => ({ layout: 'mt942', ...content }))
}
