import type { AnyNode } from 'acorn'
import { full } from 'acorn-walk'

/**
 * Whether a use runs only where the browser has what it uses: it is called by `?.()`, stands behind a test of that name
 * (`if`, `? :`, `&&`, `||`, `??`), or is in a function that tests the name anywhere, to return early for example.
 * @param name of the member or the global
 * @param path the nodes from the program to the use
 */
export function isGuarded(name: string, path: readonly AnyNode[]): boolean {
  const use = path.at(-1)
  if (path.some((node) => isOptionalUse(node, use))) return true
  const innermost = path.findLast(isFunction)
  return path.some((node, index) => {
    const test = testOf(node)
    const isBehind = test !== undefined && test !== path[index + 1] && mentions(test, name)
    return isBehind || (node === innermost && hasTestOf(node, name))
  })
}

/** `use?.()`, and `use?.member`. */
function isOptionalUse(node: AnyNode, use: AnyNode | undefined): boolean {
  if (node.type === 'CallExpression') return node.optional && node.callee === use
  return node.type === 'MemberExpression' && node.optional && node.object === use
}

function isFunction({ type }: AnyNode): boolean {
  return /Function/.test(type)
}

/** What is tested before the rest of a node runs. */
function testOf(node: AnyNode): AnyNode | undefined {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return node.test
  return node.type === 'LogicalExpression' ? node.left : undefined
}

function hasTestOf(area: AnyNode, name: string): boolean {
  let isFound = false
  full(area, (node) => {
    const test = testOf(node)
    isFound ||= test !== undefined && mentions(test, name)
  })
  return isFound
}

/** Whether an expression asks for a name without calling it: `'name' in`, `typeof name`, `object.name`. */
function mentions(test: AnyNode, name: string): boolean {
  const called = new Set<AnyNode>()
  let isFound = false
  full(test, (node) => {
    if (node.type === 'CallExpression' && !node.optional) called.add(node.callee)
  })
  full(test, (node) => {
    isFound ||= !called.has(node) && namesOf(node).includes(name)
  })
  return isFound
}

function namesOf(node: AnyNode): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'Literal') return [String(node.value)]
  return node.type === 'MemberExpression' ? [memberName(node)] : []
}

/** The name in `object.name` and `object['name']`; empty for a computed one. */
export function memberName(node: Extract<AnyNode, { type: 'MemberExpression' }>): string {
  const { property, computed } = node
  if (property.type === 'Literal') return String(property.value)
  return property.type === 'Identifier' && !computed ? property.name : ''
}
