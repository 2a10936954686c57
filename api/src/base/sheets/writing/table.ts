import { indiaOffsetMinutes } from '@store/contract/rules/india-days'
import { type Paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'

/** What the cells of a column hold. */
interface ValueOfKind {
  text: string
  number: number
  /** Written as rupees. */
  money: Paise
  /** YYYY-MM-DD */
  day: string
  /** Written as the time in India. */
  time: Date
  /** A cell of a file, as it was read. */
  found: string | number
}

export type ColumnKind = keyof ValueOfKind

interface ColumnOfKind<Row, Kind extends ColumnKind> {
  heading: string
  kind: Kind
  /** @returns undefined for a blank cell */
  value(row: Row): ValueOfKind[Kind] | undefined
  /** In characters; without it that of the kind. */
  width?: number
}

/** A column of a table that is written into a file. */
export type Column<Row> = { [Kind in ColumnKind]: ColumnOfKind<Row, Kind> }[ColumnKind]

/** A table that is written into a file, whatever its format. */
export interface Table<Row> {
  /** The name of its sheet; at most 31 characters, without `[]:*?/\`. */
  name: string
  columns: readonly Column<Row>[]
  batches: AsyncIterable<readonly Row[]>
}

/** What a format writes into a cell: a text, a number, or a day or a time whose parts in UTC are those in India. */
export type Cell = string | number | { kind: 'day' | 'time'; at: Date }

const offsetMs = indiaOffsetMinutes * 60_000

/** The value of a cell; undefined when it is blank. */
export function cellOf<Row>(column: Column<Row>, row: Row): Cell | undefined {
  switch (column.kind) {
    case 'money': {
      const amount = column.value(row)
      return amount === undefined ? undefined : rupeesFromPaise(amount)
    }
    case 'day': {
      const day = column.value(row)
      return day === undefined ? undefined : { kind: 'day', at: new Date(`${day}T00:00:00Z`) }
    }
    case 'time': {
      const at = column.value(row)
      return at && { kind: 'time', at: new Date(at.getTime() + offsetMs) }
    }
    case 'text':
    case 'number':
    case 'found': {
      const value = column.value(row)
      return value === '' ? undefined : value
    }
  }
}

/** Rows that are written at once, between which others have their turn. */
const rowsAtOnce = 200

/** The rows of a table in groups that are small enough to be written in one go. */
export async function* groupsOf<Row>({
  batches,
}: Pick<Table<Row>, 'batches'>): AsyncGenerator<readonly Row[]> {
  for await (const batch of batches) {
    for (let from = 0; from < batch.length; from += rowsAtOnce) {
      yield batch.slice(from, from + rowsAtOnce)
    }
  }
}
