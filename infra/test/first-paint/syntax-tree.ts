import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Parser {
  parseSync: (
    text: string,
    options: { syntax: 'typescript'; tsx: boolean },
  ) => { body: unknown[]; span: { start: number } }
}

/** A dependency of the root package, like the other tools of the checks. */
const { parseSync }: Parser = createRequire(import.meta.url)('@swc/core')

/** A node of swc's syntax tree, as far as this check reads it. */
export interface SyntaxNode {
  type: string
  span?: { start: number }
  [key: string]: unknown
}

/** A module's syntax tree, and the line of each node. */
export interface ModuleTree {
  body: SyntaxNode[]
  lineOf: (node: SyntaxNode) => number
}

/** @param file with TypeScript or TSX */
export function parseModule(file: string): ModuleTree {
  // A module's span starts at its first token; this one is at the start of the source.
  const text = `;${readFileSync(file, 'utf8')}`
  const { body, span } = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') })
  const bytes = Buffer.from(text)
  return {
    body: body.flatMap((item) => (isNode(item) ? [item] : [])),
    lineOf: (node) => {
      // swc counts bytes, over all sources of the process.
      const start = (node.span?.start ?? 0) - span.start
      return bytes.subarray(0, start).toString().split('\n').length
    },
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The node in a property; `undefined` when there is none. */
export function childOf(node: SyntaxNode, key: string): SyntaxNode | undefined {
  const value = node[key]
  return isNode(value) ? value : undefined
}

/** All nodes in the properties of a node. */
export function childrenOf(node: object): SyntaxNode[] {
  return Object.values(node).flatMap((value) => {
    if (Array.isArray(value))
      return value.flatMap((item) => (isNode(item) ? [item] : wrapped(item)))
    return isNode(value) ? [value] : []
  })
}

/** Arguments and elements of arrays are wrapped in objects without a type. */
function wrapped(item: unknown): SyntaxNode[] {
  return typeof item === 'object' && item !== null ? childrenOf(item) : []
}

/** The text of an identifier. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  return node?.type === 'Identifier' && typeof node.value === 'string' ? node.value : undefined
}
