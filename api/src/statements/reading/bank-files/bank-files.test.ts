import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { HttpError } from '../../../http/errors/errors.ts'
import type { BankStatement, StatementDebit } from '../../statement.ts'
import { assertNoDayToCome } from '../assert-days.ts'
import { readStatement } from '../read-statement.ts'
import { chosenColumns } from './chosen-columns.ts'
import { expectedFiles } from './expected-bank-files.ts'
import { refusedFiles } from './refused-bank-files.ts'

/** Small valid files that programs of banks and spreadsheets make, with invented names, accounts and amounts. */
const folder = new URL('../../cases/', import.meta.url)

async function readBankFile(name: string): Promise<BankStatement> {
  const bytes = readFileSync(new URL(name, folder))
  const statement = await readStatement(bytes, { mapping: chosenColumns[name] })
  assertNoDayToCome(statement, '2026-11-27')
  return statement
}

function textOf(sign: '+' | '-', line: StatementDebit): string {
  const { bookedOn, amount, isReversal, narration, bankReference = '' } = line
  const rupees = `${sign}${(amount / 100).toFixed(2)}${isReversal ? ' reversal' : ''}`
  return [bookedOn, rupees, narration, bankReference].join(' | ').trimEnd()
}

it.each(Object.entries(expectedFiles))('%s is read', async (name, expected) => {
  const { account, credits, debits } = await readBankFile(name)
  const lines = [
    ...credits.map((line) => ({ row: line.row, text: textOf('+', line) })),
    ...debits.map((line) => ({ row: line.row, text: textOf('-', line) })),
  ].sort((a, b) => a.row - b.row)
  expect({ account, lines: lines.map(({ text }) => text) }).toEqual(expected)
})

it.each(Object.entries(refusedFiles))('%s is refused with a sentence', async (name, says) => {
  const refusal: unknown = await readBankFile(name).catch((error: unknown) => error)
  if (!(refusal instanceof HttpError)) throw new Error(`not refused: ${JSON.stringify(refusal)}`)
  expect([400, 413, 415]).toContain(refusal.statusCode)
  expect(refusal.message).toMatch(says)
})

it('no file is left out', () => {
  const known = [...Object.keys(expectedFiles), ...Object.keys(refusedFiles)]
  expect(known.sort()).toEqual(readdirSync(folder).sort())
})
