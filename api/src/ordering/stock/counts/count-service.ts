import type { CountBody, CountList, StockCount } from '@store/contract/schemas/stock/stock'
import type { Clock, Database } from '../../../base/base.ts'
import { CountNotFoundError } from '../stock-errors.ts'
import {
  type CountLineRecord,
  type CountRecord,
  findCount,
  findCountLines,
  findCounts,
} from './count-repository.ts'
import { createCounting } from './post-count.ts'

/** Counts of stock (stock 3). */
export interface CountService {
  /**
   * Posts a count: the differences of all its products, or nothing.
   * @param requestKey the Idempotency-Key: a repeated request gets the first count
   * @throws HttpError 400 at the lines at fault; 409 `stock_short` when less was counted than is promised to orders
   */
  post(actorId: number, body: CountBody, requestKey: string | undefined): Promise<StockCount>
  list(page: { page: number; limit: number }): Promise<CountList & { total: number }>
  /** @throws CountNotFoundError */
  find(publicId: string): Promise<StockCount>
}

function presentCount(count: CountRecord): CountList['counts'][number] {
  const { publicId, note, by, at, products, differences } = count
  return {
    _id: publicId,
    ...(note !== null && { note }),
    at: at.toISOString(),
    ...{ by, products, differences },
  }
}

function presentLine(line: CountLineRecord): StockCount['lines'][number] {
  const { publicId: _id, name, brand, modelNo, counted, expected, promised } = line
  const difference = counted - expected
  return { product: { _id, name, brand, modelNo }, counted, expected, promised, difference }
}

/** Creates the service of counts. */
export function createCounts(dependencies: { db: Database; clock: Clock }): CountService {
  const { db } = dependencies
  const post = createCounting(dependencies)
  const find = async (publicId: string): Promise<StockCount> => {
    const count = await findCount(db, publicId)
    if (!count) throw new CountNotFoundError()
    return { ...presentCount(count), lines: (await findCountLines(db, publicId)).map(presentLine) }
  }
  return {
    post: async (actorId, body, requestKey) => find(await post(actorId, body, requestKey)),

    async list(page) {
      const { counts, total } = await findCounts(db, page)
      return { counts: counts.map(presentCount), total }
    },

    find,
  }
}
