import { createRequire } from 'node:module'

/** A dependency of the root package, like the other tools of the checks. */
/** @type {typeof import('@swc/core')} */
const { parseSync } = createRequire(import.meta.url)('@swc/core')

/**
 * A table that a source file names in SQL.
 *
 * @typedef {{ table: string, line: number }} TableUse
 *
 * The used part of a node of swc's syntax tree.
 *
 * @typedef {{ type?: string, value?: unknown, cooked?: string, quasis?: Node[], span?: { start: number },
 *   arguments?: { expression: Node }[], callee?: Node, property?: Node }} Node
 */

const name = '`?(?:\\w+`?\\.`?)?(\\w+)`?'
const alias = '(?:\\s+(?:as\\s+)?\\w+)?'
/** Tables after a keyword, possibly several with commas. In capitals, because messages may contain "from orders". */
const clause = `\\b(?:FROM|JOIN|INTO|UPDATE|TABLE|TABLES)\\s+(?:IGNORE\\s+)?((?:${name}${alias}\\s*,\\s*)*${name})`
const startOfStatement = /^\s*(?:select|insert|update|delete|replace|with|lock)\s/i
const nameOnly = new RegExp(`^${name}${alias}(?:\\s+(?:FORCE|USE|IGNORE)\\s.*|\\s*\\(.*)?$`, 'i')
/** A column with its table, such as `'products.stock'`. */
const column = /^(\w+)\.(?:\w+|\*)(?: as \w+)?$/
/** Functions that take a table name. Arguments of others may be the same word, for example a folder name. */
const tableFunction = /^(?:db|trx|knex|database|table|from|into|ref|raw|\w*join|\w*statement)$/i

/**
 * Finds the tables that SQL texts and query builder calls name. It reads string and template literals only, so that
 * comments and property names do not count.
 *
 * @param {string} source TypeScript
 * @param {ReadonlySet<string>} tables the names to look for
 * @returns {TableUse[]}
 */
export function findTableUses(source, tables) {
  // A module's span starts at its first token; this one is at the start of the source.
  const text = `;${source}`
  const module = parseSync(text, { syntax: 'typescript' })
  const bytes = Buffer.from(text)
  /** @type {TableUse[]} */
  const uses = []
  /** @param {Node} literal @param {Iterable<string>} names */
  const add = (literal, names) => {
    // swc counts bytes, over all sources of the process.
    const start = (literal.span?.start ?? 0) - module.span.start
    const line = bytes.subarray(0, start).toString().split('\n').length
    for (const table of names) if (tables.has(table)) uses.push({ table, line })
  }
  visit(module, (node) => {
    if (node.type === 'StringLiteral') {
      const literal = String(node.value)
      add(node, tablesInSql(literal))
      add(node, column.exec(literal)?.slice(1) ?? [])
    }
    if (node.type === 'TemplateLiteral') {
      // Values are between the parts, and are never table names.
      add(node, tablesInSql((node.quasis ?? []).map(({ cooked = '' }) => cooked).join(' ? ')))
    }
    if (node.type === 'CallExpression' && tableFunction.test(nameOf(node.callee))) {
      for (const { expression } of node.arguments ?? []) {
        visit(expression, (argument) => {
          const literal = argument.type === 'StringLiteral' ? String(argument.value) : ''
          add(argument, nameOnly.exec(literal)?.slice(1) ?? [])
        })
      }
    }
  })
  return uses
}

/** @param {string} text */
function* tablesInSql(text) {
  const flags = startOfStatement.test(text) ? 'gi' : 'g'
  for (const [, list = ''] of text.matchAll(new RegExp(clause, flags))) {
    for (const item of list.split(',')) yield nameOnly.exec(item.trim())?.[1] ?? ''
  }
}

/** @param {Node | undefined} callee @returns {string} the last name of `db`, `query.join` or `db<Row>` */
function nameOf(callee) {
  const name = callee?.property ?? callee
  return name?.type === 'Identifier' ? String(name.value) : ''
}

/** @param {object} part @returns {part is Node} */
function isNode(part) {
  return 'type' in part
}

/** @param {unknown} node @param {(node: Node) => void} enter */
function visit(node, enter) {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, enter)
  } else if (typeof node === 'object' && node !== null) {
    if (isNode(node)) enter(node)
    for (const value of Object.values(node)) visit(value, enter)
  }
}
