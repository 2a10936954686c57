import { parseSync } from '@swc/core'

/**
 * Parses `src/remote.tsx` to find the module that each screen imports, so that the release can list the files of a
 * route: `screen('/cart', async () => (await import('./cart.tsx')).CartScreen)`. The
 * function may be a constant of the same file.
 * @returns the import request by route path; screens with a computed path are omitted
 */
export function screenImports(source: string): Map<string, string> {
  const program = parseSync(source, { syntax: 'typescript', tsx: true })
  const constants = new Map<string, unknown>()
  const screens = new Map<string, string>()
  for (const node of nodesIn(program)) {
    if (node.type === 'VariableDeclarator') constants.set(nameOf(node.id), node.init)
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'screen') continue
    const [path, load] = listOf(node.arguments).map((argument) => recordOf(argument).expression)
    const request = importIn(constants.get(nameOf(load)) ?? load)
    const { type, value } = recordOf(path)
    if (type === 'StringLiteral' && request) screens.set(String(value), request)
  }
  return screens
}

type Node = Record<string, unknown>

function importIn(root: unknown): string | undefined {
  for (const node of nodesIn(root)) {
    if (node.type !== 'CallExpression' || recordOf(node.callee).type !== 'Import') continue
    const [request] = listOf(node.arguments).map((argument) => recordOf(argument).expression)
    return String(recordOf(request).value)
  }
  return undefined
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield recordOf(value)
  for (const child of Object.values(value)) yield* nodesIn(child)
}

function nameOf(node: unknown): string {
  const { type, value } = recordOf(node)
  return type === 'Identifier' ? String(value) : ''
}

function recordOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
