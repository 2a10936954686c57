import { childOf, childrenOf, nameOf, type SyntaxNode } from './syntax-tree.ts'

/** Nodes that create a function. */
export const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

/** The function in `memo(function …)` and `forwardRef(…)`; what is given itself otherwise. */
export function functionIn(init: SyntaxNode | undefined): SyntaxNode | undefined {
  if (init?.type !== 'CallExpression') return init
  const callee = childOf(init, 'callee')
  const name = nameOf(callee)
  return name && ['memo', 'forwardRef'].includes(name)
    ? childrenOf(init).find(({ type }) => functionTypes.has(type))
    : init
}

/** The parts of a node that run with it: no types, and no names of properties. */
export function evaluatedIn(node: SyntaxNode): SyntaxNode[] {
  const isType = node.type.startsWith('Ts') && !/Expression|Assertion/.test(node.type)
  if (isType || node.type === 'ImportDeclaration' || node.operator === 'typeof') return []
  if (node.type === 'KeyValueProperty') return childrenOf({ value: node.value })
  if (node.type !== 'MemberExpression') return childrenOf(node)
  const property = childOf(node, 'property')
  return childrenOf({ object: node.object, ...(property?.type === 'Computed' && { property }) })
}

/** The names that a pattern binds. */
export function boundNames(pattern: SyntaxNode | undefined): string[] {
  if (pattern === undefined || pattern.type.startsWith('Ts')) return []
  const name = nameOf(pattern)
  if (name) return [name]
  if (pattern.type === 'KeyValuePatternProperty') return boundNames(childOf(pattern, 'value'))
  if (pattern.type === 'AssignmentPattern') return boundNames(childOf(pattern, 'left'))
  if (pattern.type === 'AssignmentPatternProperty') return boundNames(childOf(pattern, 'key'))
  return childrenOf(pattern).flatMap(boundNames)
}
