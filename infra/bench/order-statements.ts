import type { LoggedStatement } from './statement-log.ts'

/** What one order is told from another by, in its statements. */
export type OrderNames = {
  userId: number
  sessionId: string
  productIds: readonly number[]
  cartLineIds: readonly number[]
  key: string
}

/** An order that was placed while the server logged, with the names it was given. */
export type RecordedOrder = OrderNames & { orderId: number; fileId: number }

/** A statement in pieces: words to send, and between them places for what differs from order to order. */
type Template = readonly (string | { place: string })[]

/** One order's statements. Those of the transaction go over one connection. */
export type OrderScript = {
  before: readonly Template[]
  transaction: readonly Template[]
  after: readonly Template[]
  /** Public ids the API makes for an order. */
  madeIds: readonly string[]
}

const publicIdPattern = /\b[0-9A-HJKMNP-TV-Z]{26}\b/g

function placesOf(recorded: RecordedOrder): Map<string, string> {
  const { userId, sessionId, key, orderId, fileId, productIds, cartLineIds } = recorded
  return new Map([
    [String(userId), 'user'],
    [sessionId, 'session'],
    [key, 'key'],
    [String(orderId), 'order'],
    [String(fileId), 'file'],
    ...productIds.map((id, index) => [String(id), `product ${index}`] as const),
    ...cartLineIds.map((id, index) => [String(id), `cart line ${index}`] as const),
  ])
}

function templateOf(sql: string, places: ReadonlyMap<string, string>): Template {
  const names = [...places.keys()].join('|')
  return sql.split(new RegExp(`\\b(${names})\\b`)).map((piece) => {
    const place = places.get(piece)
    return place === undefined ? piece : { place }
  })
}

/** Where the transaction that inserts the order begins and ends in the log. */
function findTransaction(log: readonly LoggedStatement[]): { begin: number; commit: number } {
  const insert = log.findIndex(({ sql }) => namedBy(sql) === 'order')
  const thread = log[insert]?.thread
  const isOn = (row: LoggedStatement, word: RegExp) => row.thread === thread && word.test(row.sql)
  const begin = log.findLastIndex((row, at) => at < insert && isOn(row, /^BEGIN/i))
  const commit = log.findIndex((row, at) => at > insert && isOn(row, /^COMMIT/i))
  if (begin < 0 || commit < 0) throw new Error('no transaction of an order was logged')
  return { begin, commit }
}

/**
 * Makes a script of what the server logged while one order was placed. What other threads asked meanwhile, and
 * does not speak of this order, is left out.
 * @throws Error when no transaction was logged
 */
export function scriptOf(log: readonly LoggedStatement[], recorded: RecordedOrder): OrderScript {
  const { begin, commit } = findTransaction(log)
  const thread = log[begin]?.thread
  const isInside = (row: LoggedStatement, at: number) =>
    row.thread === thread && at >= begin && at <= commit
  const inside = log.filter(isInside)
  const inserts = inside.filter(({ sql }) => /^insert/i.test(sql))
  const madeIds = [...new Set(inserts.flatMap(({ sql }) => sql.match(publicIdPattern) ?? []))]
  const places = placesOf(recorded)
  for (const id of madeIds) places.set(id, id)
  const templates = (rows: readonly LoggedStatement[]) =>
    rows.map(({ sql }) => templateOf(sql, places))
  const outside = (isWanted: (at: number) => boolean) =>
    templates(log.filter((row, at) => isWanted(at) && !isInside(row, at))).filter(
      (template) => template.length > 1,
    )
  return {
    before: outside((at) => at < begin),
    transaction: templates(inside),
    after: outside((at) => at > begin),
    madeIds,
  }
}

/** The words of a statement for one order. */
export function fillIn(template: Template, values: ReadonlyMap<string, string>): string {
  return template
    .map((piece) => (typeof piece === 'string' ? piece : (values.get(piece.place) ?? piece.place)))
    .join('')
}

/** What a statement gives a number to that later ones use. */
export function namedBy(sql: string): 'order' | 'file' | undefined {
  if (/^insert into `orders`/i.test(sql)) return 'order'
  return /^insert into `files`/i.test(sql) ? 'file' : undefined
}
