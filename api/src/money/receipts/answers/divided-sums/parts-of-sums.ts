import type { ReceiptAnswer } from '@store/contract/rules/payments/receipt-states'
import type { Database } from '../../../../base/base.ts'
import {
  type ReceivedTransfer,
  selectTransfers,
  type TransferRow,
  transferColumns,
  transferOf,
} from '../statement-transfer.ts'

/** Where a file has the credits of a sum. */
interface Place {
  statementId: number
  row: number
}

interface PartRow extends TransferRow {
  place_statement: number
  place_row: number
}

interface AnswerRow {
  receipt_id: number
  answer: ReceiptAnswer
  about: number
  statement_id: number
}

const keyOf = ({ statementId, row }: Place) => `${statementId} ${row}`

/** The credits of a place, also those that an earlier statement had first. */
async function findParts(db: Database, places: readonly Place[]): Promise<PartRow[]> {
  const wanted = places.map(({ statementId, row }) => [statementId, row])
  const columns = transferColumns('part')
  const own = selectTransfers(db, 'part')
    .whereIn(['part_line.statement_id', 'part_line.row_no'], wanted)
    .select({
      ...columns,
      place_statement: 'part_line.statement_id',
      place_row: 'part_line.row_no',
    })
  const known = selectTransfers(db, 'part')
    .join('bank_statement_known_lines as known', 'known.line_id', 'part_line.id')
    .whereIn(['known.statement_id', 'known.row_no'], wanted)
    .select({ ...columns, place_statement: 'known.statement_id', place_row: 'known.row_no' })
  const [ownRows, knownRows]: [PartRow[], PartRow[]] = await Promise.all([own, known])
  return [...ownRows, ...knownRows]
}

/** What was answered about receipts, by them or by others, with the statement of who is asked. */
async function findAnswers(db: Database, receiptIds: readonly number[]): Promise<AnswerRow[]> {
  return db('receipt_answers as answer')
    .join('receipts', 'receipts.id', 'answer.receipt_id')
    .join('bank_statement_lines as line', 'line.id', 'receipts.line_id')
    .whereIn('answer.answer', ['same', 'different'])
    .where((about) => {
      void about
        .whereIn('answer.receipt_id', [...receiptIds])
        .orWhereIn('answer.about', [...receiptIds])
    })
    .select('answer.receipt_id', 'answer.answer', 'answer.about', 'line.statement_id')
}

/** The credits into which files divide sums, and what admins said about them. */
export class PartsOfSums {
  readonly #parts: ReadonlyMap<string, readonly ReceivedTransfer[]>
  readonly #answers: readonly AnswerRow[]

  private constructor(
    parts: ReadonlyMap<string, readonly ReceivedTransfer[]>,
    answers: readonly AnswerRow[],
  ) {
    this.#parts = parts
    this.#answers = answers
  }

  static async read(
    db: Database,
    pairs: readonly { whole: ReceivedTransfer; place: Place }[],
  ): Promise<PartsOfSums> {
    const places = new Map(pairs.map(({ place }) => [keyOf(place), place]))
    const found = await findParts(db, [...places.values()])
    const wholes = pairs.map(({ whole }) => whole.receiptId)
    const ids = new Set([...wholes, ...found.map((row) => row.receipt_id)])
    const answers = await findAnswers(db, [...ids])
    const closed = new Set(
      answers.filter(({ answer }) => answer === 'same').map((row) => row.receipt_id),
    )
    const parts = new Map<string, ReceivedTransfer[]>()
    for (const row of found.toSorted((one, other) => one.receipt_id - other.receipt_id)) {
      if (closed.has(row.receipt_id)) continue
      const key = keyOf({ statementId: row.place_statement, row: row.place_row })
      parts.set(key, [...(parts.get(key) ?? []), transferOf(row)])
    }
    return new PartsOfSums(parts, answers)
  }

  /** The credits of a place that are not known from elsewhere, in the order in which they came. */
  of(place: Place): readonly ReceivedTransfer[] {
    return this.#parts.get(keyOf(place)) ?? []
  }

  /**
   * Whether an admin said that a sum is not divided so, or that one of the two is the same as another one of the other's
   * statement: a statement that holds both has two sums.
   */
  isAnswered(whole: ReceivedTransfer, place: Place): boolean {
    const parts = new Set(this.of(place).map(({ receiptId }) => receiptId))
    return this.#answers.some(({ receipt_id: id, answer, about, statement_id: statement }) => {
      if (answer === 'different') {
        return (
          (id === whole.receiptId && parts.has(about)) ||
          (parts.has(id) && about === whole.receiptId)
        )
      }
      const isWhole = about === whole.receiptId && statement === place.statementId
      return isWhole || (parts.has(about) && statement === whole.statementId)
    })
  }
}
