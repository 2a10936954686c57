import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { readStatement } from '../../../../test/receipts/read-one-statement.ts'
import type { CorpusLine } from '../../../../test/statement-corpus/corpus-line.ts'
import {
  corpusLayouts,
  statementWriters,
} from '../../../../test/statement-corpus/write/write-statement.ts'
import type { BankStatement } from '../statement.ts'
import { isReturnOf } from './returned-credit.ts'
import { isPerhapsSameTransfer } from './same-transfer.ts'
import type { Transfer } from './transfer.ts'

const folder = new URL('../../../../test/statement-cases/', import.meta.url)

/** The credits of a statement. */
function creditsOf({ account, credits }: BankStatement): Transfer[] {
  return credits.map((credit) => ({ ...credit, account }))
}

/** What a spreadsheet program does to references. */
function afterExcel(transfer: Transfer): Transfer[] {
  const { bankReference = '' } = transfer
  return [
    { ...transfer, bankReference: bankReference.replace(/\b0+(?=\d)/g, '') },
    { ...transfer, bankReference: bankReference.replace(/\b\d{12,}\b/g, '6.33E+11') },
    { ...transfer, bankReference: undefined },
  ]
}

/** The same lines as other exports write them. */
async function exportsOf({ credits }: BankStatement): Promise<Transfer[][]> {
  const lines = credits.map((credit): CorpusLine => ({ ...credit, direction: 'credit' }))
  const written = await Promise.all(
    corpusLayouts.map(async (layout) => {
      const bytes = await statementWriters[layout](lines)
      const found = creditsOf(await readStatement(bytes))
      const inOrder = layout === 'sbi' ? found.toReversed() : found
      // The writers have one account of their own.
      return inOrder.map((transfer) => ({ ...transfer, account: undefined }))
    }),
  )
  return written
}

/** @returns undefined for a case that needs a choice of columns, or is refused: it is tried where files are read */
async function readCase(name: string): Promise<BankStatement | undefined> {
  return readStatement(await readFile(new URL(name, folder))).catch(() => undefined)
}

/** The rows whose transfer is not known in another export, as it is or after Excel. */
function findMissed(one: readonly Transfer[], other: readonly Transfer[]): number[] {
  return one.flatMap((transfer, row) => {
    const twin = other[row]
    const isKnown =
      twin && [twin, ...afterExcel(twin)].every((form) => isPerhapsSameTransfer(transfer, form))
    return isKnown ? [] : [row]
  })
}

const names = readdirSync(folder)

describe('every case of a bank', () => {
  it.each(names)(
    'has one payment for one transfer across all pairs of exports: %s',
    async (name) => {
      const statement = await readCase(name)
      if (!statement) return
      const all = [creditsOf(statement), ...(await exportsOf(statement))]
      const missed = all.flatMap((one, first) =>
        all.flatMap((other, second) => findMissed(one, other).map((row) => [first, second, row])),
      )
      expect(missed).toEqual([])
    },
  )

  it('has no returned credit that is taken for money', async () => {
    const returned: string[] = []
    const statements = await Promise.all(names.map(readCase))
    expect(statements.filter((statement) => statement).length).toBeGreaterThan(25)
    for (const [index, statement] of statements.entries()) {
      const { account, credits = [], debits = [] } = statement ?? {}
      const back = credits.filter((credit) =>
        debits.some((debit) => isReturnOf({ ...debit, account }, { ...credit, account })),
      )
      if (back.length > 0) returned.push(names[index] ?? '')
    }
    expect(returned).toEqual(['46-mt940-reversal.sta', '80-hdfc-cheque-returned.csv'])
  })
})
