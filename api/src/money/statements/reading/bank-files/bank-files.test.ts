import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { HttpError } from '../../../../base/http/errors/errors.ts'
import type { BankStatement, StatementDebit } from '../../statement.ts'
import { assertNoDayToCome } from '../assert-days.ts'
import { readStatements } from '../read-statements.ts'
import { chosenColumns } from './chosen-columns.ts'
import { type ExpectedFile, expectedTables } from './expected-bank-files.ts'
import { expectedKnownBanks } from './expected-known-banks.ts'
import { expectedMessages } from './expected-messages.ts'
import { refusedFiles } from './refused-bank-files.ts'

/** Small valid files that programs of banks and spreadsheets make, with invented names, accounts and amounts. */
const folder = new URL('../../../../../test/statement-cases/', import.meta.url)

const expectedFiles = { ...expectedTables, ...expectedKnownBanks, ...expectedMessages }

/** The columns that a person has to confirm as they are guessed; undefined for a layout that is known. */
async function askedColumns(bytes: Buffer, name: string) {
  const expected = chosenColumns[name]
  if (!expected) return undefined
  const refusal: unknown = await readStatements(bytes).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ asked: { mapping: expected } })
  return expected
}

async function readBankFile(name: string): Promise<BankStatement[]> {
  const bytes = readFileSync(new URL(name, folder))
  const mapping = await askedColumns(bytes, name)
  const { statements } = await readStatements(bytes, { mapping })
  for (const statement of statements) assertNoDayToCome(statement, '2026-11-27')
  return statements
}

function textOf(sign: '+' | '-', line: StatementDebit): string {
  const { bookedOn, amount, isReversal, narration, bankReference = '' } = line
  const rupees = `${sign}${(amount / 100).toFixed(2)}${isReversal ? ' reversal' : ''}`
  return [bookedOn, rupees, narration, bankReference].join(' | ').trimEnd()
}

function summaryOf({ account, credits, debits }: BankStatement): ExpectedFile {
  const lines = [
    ...credits.map((line) => ({ row: line.row, text: textOf('+', line) })),
    ...debits.map((line) => ({ row: line.row, text: textOf('-', line) })),
  ].sort((a, b) => a.row - b.row)
  return { account, lines: lines.map(({ text }) => text) }
}

it.each(Object.entries(expectedFiles))('%s is read', async (name, expected) => {
  const statements = await readBankFile(name)
  expect(statements.map(summaryOf)).toEqual([expected].flat())
})

it.each(Object.entries(refusedFiles))('%s is refused with a sentence', async (name, says) => {
  const refusal: unknown = await readBankFile(name).catch((error: unknown) => error)
  if (!(refusal instanceof HttpError)) throw new Error(`not refused: ${JSON.stringify(refusal)}`)
  expect([400, 413, 415]).toContain(refusal.statusCode)
  expect(refusal.message).toBe(says)
})

it('no file is left out', () => {
  const known = [...Object.keys(expectedFiles), ...Object.keys(refusedFiles)]
  expect(known.sort()).toEqual(readdirSync(folder).sort())
})
