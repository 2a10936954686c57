import type { LoggedStatement } from './statement-log.ts'

/** What one order is told from another by, in its statements. */
export type OrderNames = {
  userId: number
  sessionId: string
  productIds: readonly number[]
  cartLineIds: readonly number[]
  key: string
}

/** A statement in pieces: words to send, and between them places for what differs from order to order. */
type Template = readonly (string | { place: string })[]

/** One order's statements. Those of the transaction go over one connection. */
export type OrderScript = {
  before: readonly Template[]
  /** What was sent at once, statement by statement. */
  transaction: readonly (readonly Template[])[]
  after: readonly Template[]
  /** Public ids the API makes for an order. */
  madeIds: readonly string[]
}

const publicIdPattern = /\b[0-9A-HJKMNP-TV-Z]{26}\b/g
/** What stands between two semicolons that are in no quotes. */
const statementPattern = /(?:'(?:[^'\\]|\\.)*'|[^;'])+/g

function placesOf({ userId, sessionId, key, productIds, cartLineIds }: OrderNames) {
  return new Map([
    [String(userId), 'user'],
    [sessionId, 'session'],
    [key, 'key'],
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

/** The statements that were sent at once. */
function statementsIn(sql: string): string[] {
  return (sql.match(statementPattern) ?? []).map((statement) => statement.trim()).filter(Boolean)
}

/** Where the transaction that inserts the order begins and ends in the log. */
function findTransaction(log: readonly LoggedStatement[]): { begin: number; commit: number } {
  const insert = log.findIndex(({ sql }) => /\binsert into `?orders\b/i.test(sql))
  const thread = log[insert]?.thread
  const isOn = (row: LoggedStatement, word: RegExp) => row.thread === thread && word.test(row.sql)
  const begin = log.findLastIndex(
    (row, at) => at <= insert && isOn(row, /^(BEGIN|START TRANSACTION)/i),
  )
  const commit = log.findIndex((row, at) => at > insert && isOn(row, /^COMMIT/i))
  if (begin < 0 || commit < 0) throw new Error('no transaction of an order was logged')
  return { begin, commit }
}

/**
 * Makes a script of what the server logged while one order was placed. What other threads asked meanwhile, and
 * does not speak of this order, is left out.
 * @throws Error when no transaction was logged
 */
export function scriptOf(log: readonly LoggedStatement[], recorded: OrderNames): OrderScript {
  const { begin, commit } = findTransaction(log)
  const thread = log[begin]?.thread
  const isInside = (row: LoggedStatement, at: number) =>
    row.thread === thread && at >= begin && at <= commit
  const inside = log.filter(isInside).map(({ sql }) => statementsIn(sql))
  const inserts = inside.flat().filter((sql) => /^insert/i.test(sql))
  const madeIds = [...new Set(inserts.flatMap((sql) => sql.match(publicIdPattern) ?? []))]
  const places = placesOf(recorded)
  for (const id of madeIds) places.set(id, id)
  const outside = (isWanted: (at: number) => boolean) =>
    log
      .filter((row, at) => isWanted(at) && !isInside(row, at))
      .map(({ sql }) => templateOf(sql, places))
      .filter((template) => template.length > 1)
  return {
    before: outside((at) => at < begin),
    transaction: inside.map((sent) => sent.map((sql) => templateOf(sql, places))),
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
