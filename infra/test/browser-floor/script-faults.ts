import { floorEcmaVersion } from '@store/sdk/build/browsers/browser-floor'
import { type AnyNode, type Identifier, type Program, parse } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'
import { lackersOf } from './floor-support.ts'
import { isGuarded, memberName } from './guards.ts'
import type { MissingNames } from './missing-names.ts'

/** A script of a page. */
export interface PageScript {
  text: string
  /** Paths in MDN's data of what it may use although the floor lacks it. */
  allowed: ReadonlySet<string>
}

/**
 * What a script needs that a browser of the floor lacks: newer syntax, or a function or object that is not there and not
 * asked for first. What is only read, as `undefined`, is no fault.
 * @returns a text for each, with its place in the script
 */
export function findScriptFaults({ text, allowed }: PageScript, missing: MissingNames): string[] {
  let program: Program
  try {
    program = parseScript(text)
  } catch (error) {
    return [`is not ES${floorEcmaVersion}: ${messageOf(error)}`]
  }
  const faults = new Map<string, string>()
  const declared = findDeclaredNames(program)
  fullAncestor(program, (node, _state, path) => {
    const context = text.slice(Math.max(0, node.start - 40), node.end + 20)
    const expression = literalRegExp(node)
    if (expression !== undefined && !isScript(expression)) {
      faults.set(expression, `makes ${expression}, which is not ES${floorEcmaVersion}`)
    }
    const { name, features = [] } = useOf(node, { path, declared, missing }) ?? {}
    if (name === undefined || features.some((feature) => allowed.has(feature))) return
    if (features[0] === undefined || isGuarded(name.slice(name.lastIndexOf('.') + 1), path)) return
    faults.set(name, `uses ${name}, which ${lackersOf(features[0])} lack: …${context}…`)
  })
  return [...faults.values()]
}

const parseScript = (text: string) => parse(text, { ecmaVersion: floorEcmaVersion })

function isScript(text: string): boolean {
  try {
    parseScript(text)
    return true
  } catch {
    return false
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

interface ScriptContext {
  /** The nodes from the program to the node. */
  path: readonly AnyNode[]
  declared: ReadonlySet<string>
  missing: MissingNames
}

/** What a node calls, or reads further, that the floor may lack. */
function useOf(node: AnyNode, { path, declared, missing }: ScriptContext) {
  const isGlobal = (some: AnyNode): some is Identifier =>
    some.type === 'Identifier' && !declared.has(some.name)
  const parent = path.at(-2)
  if (node.type === 'MemberExpression') {
    const isCalled = /^(Call|New)Expression$/.test(parent?.type ?? '') && calleeOf(parent) === node
    const isReadFurther = parent?.type === 'MemberExpression' && parent.object === node
    const member = memberName(node)
    const own = isGlobal(node.object) ? `${node.object.name}.${member}` : ''
    const features = missing.members.get(own)
    if (features && (isCalled || isReadFurther)) return { name: own, features }
    return isCalled ? { name: `.${member}`, features: missing.anywhere.get(member) } : undefined
  }
  const isAsked = parent?.type === 'UnaryExpression' && parent.operator === 'typeof'
  if (!isGlobal(node) || isAsked) return undefined
  return { name: node.name, features: missing.globals.get(node.name) }
}

function calleeOf(node: AnyNode | undefined): AnyNode | undefined {
  return node && 'callee' in node ? node.callee : undefined
}

/** The names that a script gives to something of its own. */
function findDeclaredNames(program: Program): Set<string> {
  const names = new Set<string>()
  full(program, (node, _state, type) => {
    if (node.type === 'Identifier' && type === 'VariablePattern') names.add(node.name)
    if ('id' in node && node.id?.type === 'Identifier') names.add(node.id.name)
  })
  return names
}

/** The expression that `new RegExp('…', '…')` makes, as a literal. */
function literalRegExp(node: AnyNode): string | undefined {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return undefined
  const [source, flags] = node.arguments.map((given) =>
    given.type === 'Literal' && typeof given.value === 'string' ? given.value : undefined,
  )
  if (source === undefined || source === '' || (node.arguments.length > 1 && flags === undefined)) {
    return undefined
  }
  // Inside a literal a slash and a line break are written with a backslash.
  const escaped = source.replaceAll(/\\.|[/\n]/gs, (found) => literalForms[found] ?? found)
  return `/${escaped}/${flags ?? ''}`
}

const literalForms: Readonly<Record<string, string>> = { '/': '\\/', '\n': '\\n' }
