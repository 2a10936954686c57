import { createHash } from 'node:crypto'
import { fieldError } from '@store/contract/rules/field-errors'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { filingMessages as messages } from '@store/contract/rules/taxes/filing-messages'
import { taxFileMessages } from '@store/contract/rules/taxes/tax-file-messages'
import { type Database, HttpError, inTransaction, isDuplicate } from '../../../base/base.ts'
import { recordAudit } from '../../../support/support.ts'
import { writeJson } from '../files/write-json.ts'
import { type MonthSource, makeGstr1 } from '../month/month-files.ts'
import {
  deleteFiledReturn,
  findFiledFile,
  insertFiledReturn,
  type ReturnKey,
} from './filed-return-repository.ts'
import { markOf } from './return-marks.ts'

/** Whether a month is over in India. @param month YYYY-MM */
export function isMonthOver(month: string, at: Date): boolean {
  return month < indiaDayOf(at).slice(0, 7)
}

const refused = (message: string) => new HttpError(fieldError('month', message))

const subjectOf = ({ seller, month }: ReturnKey) => ({
  kind: 'return',
  publicId: `${seller}-${month}`,
  label: `GSTR-1 of ${month}, ${seller}`,
})

/**
 * Keeps the return of a month as it is made now: it was filed so.
 * @throws HttpError (400) for a month that is not over or filed already, and without a seller
 */
export async function fileMonth(
  source: MonthSource,
  { isWithoutRegistered, userId, at }: { isWithoutRegistered: boolean; userId: number; at: Date },
): Promise<void> {
  const { db, seller, month } = source
  if (seller === '') throw refused(taxFileMessages.sellerMissing)
  if (!isMonthOver(month, at)) throw refused(messages.monthOpen)
  const marks: Record<string, string> = {}
  const content = await makeGstr1(source, isWithoutRegistered, ({ document }) => {
    marks[document.number] = markOf(document)
  })
  const file = [...writeJson(content)].join('')
  const sha256 = createHash('sha256').update(file).digest('hex')
  try {
    await inTransaction(db, async (trx) => {
      await insertFiledReturn(trx, { seller, month }, { file, sha256, marks, userId, at })
      await recordAudit(trx, {
        actorId: userId,
        action: 'return.filed',
        subject: subjectOf({ seller, month }),
        changes: [{ field: 'SHA-256', from: null, to: sha256 }],
        at,
      })
    })
  } catch (error) {
    throw isDuplicate(error) ? refused(messages.filedBefore) : error
  }
}

/**
 * Takes back that a return was filed.
 * @throws HttpError (400) when it was not
 */
export async function takeBackFiling(
  db: Database,
  key: ReturnKey,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const sha256 = await deleteFiledReturn(trx, key)
    if (sha256 === undefined) throw refused(messages.notFiled)
    await recordAudit(trx, {
      actorId: userId,
      action: 'return.filing-taken-back',
      subject: subjectOf(key),
      changes: [{ field: 'SHA-256', from: sha256, to: null }],
      at,
    })
  })
}

/** The file of a return as it was filed. @throws HttpError (400) when it was not */
export async function readFiledFile(
  db: Database,
  key: ReturnKey,
): Promise<{ file: string; filedAt: Date }> {
  const filed = await findFiledFile(db, key)
  if (!filed) throw refused(messages.notFiled)
  return filed
}
