import type { LoggedStatement } from './statement-log.ts'

/** The values that differ between the statements of two orders. */
export type StatementParameters = {
  userId: number
  sessionId: string
  productIds: readonly number[]
  cartLineIds: readonly number[]
  key: string
}

/** A statement as text and named parameters. */
type Template = readonly (string | { parameter: string })[]

/** The statements of one order. Those of the transaction use one connection. */
export type StatementScript = {
  before: readonly Template[]
  /** Each batch of statements that was sent at once. */
  transaction: readonly (readonly Template[])[]
  after: readonly Template[]
  /** Public ids the API generates for an order. */
  generatedIds: readonly string[]
}

const publicIdPattern = /\b[0-9A-HJKMNP-TV-Z]{26}\b/g
/** Text between semicolons outside of quotes. */
const statementPattern = /(?:'(?:[^'\\]|\\.)*'|[^;'])+/g

function parameterNames({ userId, sessionId, key, productIds, cartLineIds }: StatementParameters) {
  return new Map([
    [String(userId), 'user'],
    [sessionId, 'session'],
    [key, 'key'],
    ...productIds.map((id, index) => [String(id), `product ${index}`] as const),
    ...cartLineIds.map((id, index) => [String(id), `cart line ${index}`] as const),
  ])
}

function templateOf(sql: string, parameters: ReadonlyMap<string, string>): Template {
  const values = [...parameters.keys()].join('|')
  return sql.split(new RegExp(`\\b(${values})\\b`)).map((piece) => {
    const parameter = parameters.get(piece)
    return parameter === undefined ? piece : { parameter }
  })
}

/** Splits a batch into statements. */
function statementsIn(sql: string): string[] {
  return (sql.match(statementPattern) ?? []).map((statement) => statement.trim()).filter(Boolean)
}

/** Positions of BEGIN and COMMIT of the transaction that inserts the order. */
function findTransaction(log: readonly LoggedStatement[]): { begin: number; commit: number } {
  const insert = log.findIndex(({ sql }) => /\binsert into `?orders\b/i.test(sql))
  const thread = log[insert]?.thread
  const isMatch = (row: LoggedStatement, word: RegExp) =>
    row.thread === thread && word.test(row.sql)
  const begin = log.findLastIndex(
    (row, at) => at <= insert && isMatch(row, /^(BEGIN|START TRANSACTION)/i),
  )
  const commit = log.findIndex((row, at) => at > insert && isMatch(row, /^COMMIT/i))
  if (begin < 0 || commit < 0) throw new Error('no transaction of an order was logged')
  return { begin, commit }
}

/**
 * Extracts the statements of one order from the query log. Statements of other threads that do not contain parameters of
 * this order are dropped.
 * @throws Error if no transaction was logged
 */
export function extractOrderScript(
  log: readonly LoggedStatement[],
  recorded: StatementParameters,
): StatementScript {
  const { begin, commit } = findTransaction(log)
  const thread = log[begin]?.thread
  const isInside = (row: LoggedStatement, at: number) =>
    row.thread === thread && at >= begin && at <= commit
  const inside = log.filter(isInside).map(({ sql }) => statementsIn(sql))
  const inserts = inside.flat().filter((sql) => /^insert/i.test(sql))
  const generatedIds = [...new Set(inserts.flatMap((sql) => sql.match(publicIdPattern) ?? []))]
  const parameters = parameterNames(recorded)
  for (const id of generatedIds) parameters.set(id, id)
  const outside = (isWanted: (at: number) => boolean) =>
    log
      .filter((row, at) => isWanted(at) && !isInside(row, at))
      .map(({ sql }) => templateOf(sql, parameters))
      .filter((template) => template.length > 1)
  return {
    before: outside((at) => at < begin),
    transaction: inside.map((sent) => sent.map((sql) => templateOf(sql, parameters))),
    after: outside((at) => at > begin),
    generatedIds,
  }
}

/** The SQL of a statement for one order. */
export function renderStatement(template: Template, values: ReadonlyMap<string, string>): string {
  return template
    .map((piece) =>
      typeof piece === 'string' ? piece : (values.get(piece.parameter) ?? piece.parameter),
    )
    .join('')
}
