import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Database } from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'
import type { ReturnMarks } from './return-marks.ts'

/** Which return. */
export interface ReturnKey {
  /** GST number. */
  seller: string
  /** YYYY-MM */
  month: string
}

/** A filed return without its file. */
export interface FiledReturnRecord {
  sha256: string
  marks: ReturnMarks
  filedAt: Date
  filedBy: string
}

const marksCheck = Compile(Type.Record(Type.String(), Type.String()))

/** The return of a month as it was filed; `undefined` while none is. */
export async function findFiledReturn(
  db: Database,
  { seller, month }: ReturnKey,
): Promise<FiledReturnRecord | undefined> {
  const row: { sha256: string; documents: string; filedAt: Date; filedBy: string } | undefined =
    await db('filed_returns')
      .modify(joinUser, 'filed_returns.filed_by')
      .where({ seller, month })
      .first({
        ...{ sha256: 'filed_returns.sha256', documents: 'filed_returns.documents' },
        ...{ filedAt: 'filed_returns.filed_at', filedBy: userColumns.name },
      })
  if (!row) return undefined
  const { documents, ...filed } = row
  return { ...filed, marks: marksCheck.Parse(JSON.parse(documents)) }
}

/** The file of a return as it was filed. */
export async function findFiledFile(
  db: Database,
  { seller, month }: ReturnKey,
): Promise<{ file: string; filedAt: Date } | undefined> {
  return db('filed_returns').where({ seller, month }).first({ file: 'file', filedAt: 'filed_at' })
}

/** Stores a return as it was filed. A month has one. */
export async function insertFiledReturn(
  trx: Database,
  { seller, month }: ReturnKey,
  filed: { file: string; sha256: string; marks: ReturnMarks; userId: number; at: Date },
): Promise<void> {
  const { file, sha256, marks, userId, at } = filed
  await trx('filed_returns').insert({
    ...{ seller, month, file, sha256, documents: JSON.stringify(marks) },
    ...{ filed_by: userId, filed_at: at },
  })
}

/** Deletes a return that was not filed after all. @returns its hash; `undefined` when there was none */
export async function deleteFiledReturn(
  trx: Database,
  { seller, month }: ReturnKey,
): Promise<string | undefined> {
  const key = { seller, month }
  const row: { sha256: string } | undefined = await trx('filed_returns')
    .where(key)
    .forUpdate()
    .first('sha256')
  if (row) await trx('filed_returns').where(key).delete()
  return row?.sha256
}
