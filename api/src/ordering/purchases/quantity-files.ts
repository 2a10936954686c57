import { type OrderColumns, orderColumns } from '@store/contract/rules/sheets/order-columns'
import type { QuantityFile } from '@store/contract/schemas/orders/purchases'
import type { FastifyBaseLogger } from 'fastify'
import {
  type Clock,
  type Database,
  findLearntColumns,
  type LearntPositions,
  rememberIfPossible,
  saveLearntColumns,
} from '../../base/base.ts'
import { markNeededBrands } from './needed-brands.ts'
import type { ColumnChoice, QuantitiesRead, ReadQuantities } from './read-quantities.ts'

/** Files of quantities, whose columns a buyer is asked for once. */
export interface QuantityFiles {
  /**
   * Reads a file. Columns that were chosen are remembered for the buyer's next file with these headings.
   * @param choice what the buyer chose; `ask` for the question, whatever is remembered
   * @returns the head of the table when the buyer has to choose its columns
   * @throws HttpError (400, 413, 415) for a file that cannot be read or has no quantity
   */
  read(
    buyerId: number,
    path: string,
    choice: ColumnChoice | undefined,
  ): Promise<Exclude<QuantitiesRead, { file: unknown }> | { file: QuantityFile }>
}

function isWhole(positions: LearntPositions<'quantities'>): positions is OrderColumns {
  return orderColumns.every((column) => positions[column] !== undefined)
}

/** Dependencies of {@link QuantityFiles}. */
interface QuantityFilesDependencies {
  db: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
  readQuantities: ReadQuantities
}

export function createQuantityFiles(dependencies: QuantityFilesDependencies): QuantityFiles {
  const { db, clock, log, readQuantities } = dependencies

  const readAsLearnt = async (buyerId: number, path: string, headings: readonly string[]) => {
    const learnt = await findLearntColumns(db, { kind: 'quantities', headings, buyerId })
    if (!learnt || !isWhole(learnt)) return undefined
    const read = await readQuantities(path, learnt)
    if (!('file' in read)) return undefined
    const [modelNo = '', quantity = ''] = orderColumns.map((column) => headings[learnt[column]])
    return { file: { ...read.file, remembered: { modelNo, quantity } } }
  }

  const readFile: QuantityFiles['read'] = async (buyerId, path, choice) => {
    const read = await readQuantities(path, choice)
    if (!('file' in read)) {
      const asLearnt =
        choice === undefined ? await readAsLearnt(buyerId, path, read.head.headings) : undefined
      return asLearnt ?? read
    }
    const { file, headings } = read
    if (choice !== undefined && choice !== 'ask' && headings) {
      const answer = { positions: choice, by: buyerId, at: clock.now() }
      await rememberIfPossible(log, async () =>
        saveLearntColumns(db, { kind: 'quantities', headings, buyerId }, answer),
      )
    }
    return { file }
  }

  return {
    async read(buyerId, path, choice) {
      const read = await readFile(buyerId, path, choice)
      if (!('file' in read)) return read
      const { file } = read
      return { file: { ...file, lines: await markNeededBrands(db, file.lines) } }
    },
  }
}
