import { lineOf } from '@store/contract/rules/catalog/product-texts'
import type { FieldError } from '@store/contract/rules/field-errors'
import { largestStock } from '@store/contract/rules/limits'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import type { CountBody } from '@store/contract/schemas/stock/stock'
import {
  type Clock,
  type Database,
  inTransaction,
  isDuplicate,
  newPublicId,
} from '../../../base/base.ts'
import { type LockedStock, lockStock, moveStock } from '../../../catalog/catalog.ts'
import { recordAudit } from '../../../support/support.ts'
import { findPromised } from '../promised-query.ts'
import { linesInvalidError, stockShortError } from '../stock-errors.ts'
import { findCountOfRequest, insertCount, type NewCount } from './count-repository.ts'

/**
 * Posts what was counted on the shelf: the difference to what should be there, whatever is sold meanwhile.
 * @returns the public id of the count; for a repeated request that of the first one
 */
export type PostCount = (
  actorId: number,
  body: CountBody,
  requestKey: string | undefined,
) => Promise<string>

/** Pieces of a product that were counted, and the first line that says so. */
interface Counted {
  counted: number
  at: number
}

function addUp(lines: CountBody['lines']): Map<string, Counted> {
  const found = new Map<string, Counted>()
  for (const [at, { productId, counted }] of lines.entries()) {
    const before = found.get(productId)
    found.set(productId, { at: before?.at ?? at, counted: (before?.counted ?? 0) + counted })
  }
  return found
}

/** @throws HttpError (400) naming the lines at fault */
function assertCountable(
  counted: ReadonlyMap<string, Counted>,
  held: readonly LockedStock[],
): void {
  const known = new Set(held.map(({ publicId }) => publicId))
  const fields = [...counted].flatMap(([publicId, { at, counted: pieces }]): FieldError[] => {
    if (!known.has(publicId))
      return [{ field: `lines.${at}.productId`, message: messages.notOnSale }]
    if (pieces <= largestStock) return []
    return [{ field: `lines.${at}.counted`, message: messages.stockTooLarge }]
  })
  if (fields.length > 0) throw linesInvalidError(fields)
}

/** What the shelf should have of each product, and what was found. @throws HttpError (409) for less than is promised */
async function compareIn(
  trx: Database,
  counted: ReadonlyMap<string, Counted>,
): Promise<NewCount['lines']> {
  // Orders change stock under these locks: what is free and what is promised are of one moment.
  const held = await lockStock(trx, [...counted.keys()])
  assertCountable(counted, held)
  const promisedOf = await findPromised(
    trx,
    held.map(({ id }) => id),
  )
  const short: FieldError[] = []
  const lines = held.map(({ id, publicId, name, stock }) => {
    const { counted: pieces, at } = counted.get(publicId) ?? { counted: 0, at: 0 }
    const promised = promisedOf.get(id) ?? 0
    if (pieces < promised) {
      const message = messages.countShort(name, pieces, promised)
      short.push({ field: `lines.${at}.counted`, message })
    }
    return { at, productId: id, counted: pieces, expected: stock + promised, promised }
  })
  if (short.length > 0) throw stockShortError(messages.countRefused, short)
  return lines.sort((a, b) => a.at - b.at)
}

async function postIn(
  trx: Database,
  count: Omit<NewCount, 'publicId' | 'lines'> & { body: CountBody },
) {
  const { body, actorId, at } = count
  const publicId = newPublicId()
  const lines = await compareIn(trx, addUp(body.lines))
  const movements = lines.flatMap(({ productId, counted, expected }, index) =>
    counted === expected ? [] : [{ productId, quantity: counted - expected, line: index + 1 }],
  )
  await moveStock(trx, movements, { kind: 'counted', at, actorId, reference: publicId })
  await insertCount(trx, { ...count, publicId, lines })
  await recordAudit(trx, {
    actorId,
    action: 'count.posted',
    subject: { kind: 'count', publicId, label: count.note ?? 'Count of stock' },
    changes: [
      { field: 'products', from: null, to: String(lines.length) },
      { field: 'differences', from: null, to: String(movements.length) },
    ],
    at,
  })
  return publicId
}

/** Creates {@link PostCount}. */
export function createCounting({ db, clock }: { db: Database; clock: Clock }): PostCount {
  return async (actorId, body, requestKey) => {
    const note = lineOf(body.note ?? '') || undefined
    const findFirst = async () =>
      requestKey === undefined ? undefined : findCountOfRequest(db, { actorId, key: requestKey })
    const first = await findFirst()
    if (first !== undefined) return first
    try {
      return await inTransaction(db, async (trx) =>
        postIn(trx, { body, note, actorId, requestKey, at: clock.now() }),
      )
    } catch (error) {
      const other = isDuplicate(error) ? await findFirst() : undefined
      if (other === undefined) throw error
      return other
    }
  }
}
