import { beforeEach, expect, it } from '@jest/globals'
import { droppedTables, rowsOfSchema } from '../../../../test/rows-of-schema.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { erasePersonalRows, inTransaction, type PersonalTable } from '../../../base/base.ts'
import { findPerson } from '../find-person.ts'
import { personalTables } from '../personal-tables.ts'

const store = useTestStore()
const at = new Date('2026-11-27T06:00:00Z')

/** Rows in every table of the schema, of two accounts, whose keys are 1 and 2. */
async function insertRows(): Promise<void> {
  for (const migration of Object.keys(rowsOfSchema).toSorted()) {
    for (const { table, row } of [1, 2].flatMap((n) => rowsOfSchema[migration]?.(n) ?? [])) {
      if (!droppedTables.has(table)) await store.db(table).insert(row)
    }
  }
}

async function countsOf(userId: number): Promise<Map<PersonalTable, number>> {
  const person = await findPerson(store.db, userId)
  const counts = new Map<PersonalTable, number>()
  for (const each of personalTables) {
    const found: unknown[] = await store.db(each.table).modify((query) => each.rows(query, person))
    counts.set(each, found.length)
  }
  return counts
}

const erase = async (userId: number) =>
  inTransaction(store.db, async (trx) =>
    erasePersonalRows(trx, personalTables, { person: await findPerson(trx, userId), at }),
  )

beforeEach(insertRows)

it('erases the rows that are to go from every table, and keeps the others', async () => {
  const person = await findPerson(store.db, 1)
  const before = await countsOf(1)
  await erase(1)
  for (const each of personalTables) {
    // By what named the account before: its address has gone.
    const left: unknown[] = await store.db(each.table).modify((query) => each.rows(query, person))
    const expected = each.closing === 'delete' ? 0 : before.get(each)
    expect([each.title, left.length]).toEqual([each.title, expected])
  }
})

it('changes nothing of another account', async () => {
  const before = await countsOf(2)
  await erase(1)
  expect(await countsOf(2)).toEqual(before)
})

it('can be repeated', async () => {
  await erase(1)
  const once = await countsOf(1)
  await erase(1)
  expect(await countsOf(1)).toEqual(once)
})
