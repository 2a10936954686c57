import { boundNames, evaluatedIn, functionIn, functionTypes } from './syntax-parts.ts'
import {
  childOf,
  childrenOf,
  type ModuleTree,
  nameOf,
  parseModule,
  type SyntaxNode,
} from './syntax-tree.ts'

/** Globals that only a page has. The renderer provides the others that screens read, such as `matchMedia`. */
const browserGlobals = new Set(
  `window document navigator history screen localStorage sessionStorage indexedDB caches innerWidth innerHeight
  scrollX scrollY scrollTo visualViewport devicePixelRatio getComputedStyle requestAnimationFrame IntersectionObserver
  ResizeObserver MutationObserver Image`.split(/\s+/),
)

/** Their callbacks run at once: what they read is read by the function around them. */
const runNow = new Set(
  `useState useMemo useReducer map flatMap filter find findLast some every reduce forEach sort toSorted from
  fromEntries`.split(/\s+/),
)

/** What a function does while it runs, without the functions that it only creates. */
export interface ModuleFunction {
  /** Its name; `prefetch` for what is assigned to `Screen.prefetch`, empty for one without. */
  name: string
  /** Browser globals that it reads. */
  reads: { global: string; line: number }[]
  /** Functions of this module that it calls. */
  calls: ModuleFunction[]
  /** Functions that it imports and calls, as they are called here. */
  importedCalls: string[]
}

/** A module with what runs when it starts, and its functions. */
export interface ModuleFunctions {
  start: ModuleFunction
  functions: ModuleFunction[]
  /** The names that other modules import, by what they are called here. */
  exported: Map<string, ModuleFunction>
  /** Modules and names that are imported, by the name here. */
  imports: Map<string, { from: string; name: string }>
  /** Every module that is imported while this one starts. */
  sources: string[]
}

interface Scope {
  names: Map<string, ModuleFunction | undefined>
  parent: Scope | undefined
}

/** Reads what the functions of a module do. */
export function readFunctions(file: string): ModuleFunctions {
  return new FunctionReader(parseModule(file)).read()
}

class FunctionReader {
  readonly #functions: ModuleFunction[] = []
  readonly #imports: ModuleFunctions['imports'] = new Map()
  readonly #sources: string[] = []
  readonly #tree: ModuleTree

  constructor(tree: ModuleTree) {
    this.#tree = tree
  }

  read(): ModuleFunctions {
    const start = newFunction('')
    const scope: Scope = { names: new Map(), parent: undefined }
    for (const item of this.#tree.body) this.#readImports(item)
    this.#walkAll(this.#tree.body, { owner: start, scope })
    const named = [...scope.names].flatMap(([name, found]) =>
      found ? [[name, found] as const] : [],
    )
    const exported = new Map(named)
    return {
      start,
      functions: this.#functions,
      exported,
      imports: this.#imports,
      sources: this.#sources,
    }
  }

  #readImports(item: SyntaxNode): void {
    const source = childOf(item, 'source')
    if (typeof source?.value !== 'string' || item.typeOnly === true) return
    this.#sources.push(source.value)
    if (item.type !== 'ImportDeclaration') return
    for (const specifier of childrenOf(item).filter(({ type }) => type === 'ImportSpecifier')) {
      const local = nameOf(childOf(specifier, 'local'))
      const name = nameOf(childOf(specifier, 'imported')) ?? local
      if (local && name) this.#imports.set(local, { from: source.value, name })
    }
  }

  /** Declares the functions of a block first, because they may be called above. */
  #walkAll(nodes: readonly SyntaxNode[], place: Place): void {
    for (const node of nodes) this.#declare(node, place.scope)
    for (const node of nodes) this.#walk(node, place)
  }

  #declare(node: SyntaxNode, { names }: Scope): void {
    const inner = childOf(node, 'declaration') ?? node
    if (inner.type === 'FunctionDeclaration') {
      const name = nameOf(childOf(inner, 'identifier'))
      if (name) names.set(name, newFunction(name))
    }
    if (inner.type !== 'VariableDeclaration') return
    for (const declarator of childrenOf(inner)) {
      const name = nameOf(childOf(declarator, 'id'))
      const isFunction = functionTypes.has(functionIn(childOf(declarator, 'init'))?.type ?? '')
      if (name) names.set(name, isFunction ? newFunction(name) : undefined)
      else for (const bound of boundNames(childOf(declarator, 'id'))) names.set(bound, undefined)
    }
  }

  #walk(node: SyntaxNode, place: Place): void {
    if (functionTypes.has(node.type)) this.#enter(node, place)
    else if (node.type === 'Identifier') this.#readName(node, place)
    else if (node.type === 'VariableDeclarator') this.#readVariable(node, place)
    else if (node.type === 'AssignmentExpression') this.#readAssignment(node, place)
    else if (node.type === 'CallExpression') this.#call(node, place)
    else if (node.type === 'BlockStatement') this.#walkAll(childrenOf(node), place)
    else for (const child of evaluatedIn(node)) this.#walk(child, place)
  }

  #readVariable(node: SyntaxNode, place: Place): void {
    const init = childOf(node, 'init')
    const made = functionIn(init)
    if (made && functionTypes.has(made.type)) {
      this.#enter(made, place, nameOf(childOf(node, 'id')))
    } else if (init) this.#walk(init, place)
  }

  /** `Screen.prefetch = …` is a function of that name. */
  #readAssignment(node: SyntaxNode, place: Place): void {
    const [left, right] = [childOf(node, 'left'), childOf(node, 'right')]
    if (right && functionTypes.has(right.type)) {
      this.#enter(right, place, nameOf(left && childOf(left, 'property')))
    } else for (const child of childrenOf(node)) this.#walk(child, place)
  }

  #call(node: SyntaxNode, place: Place): void {
    const callee = childOf(node, 'callee')
    const name = nameOf(callee) ?? nameOf(callee && childOf(callee, 'property')) ?? ''
    const called = nameOf(callee)
    if (called) {
      const found = lookUp(place.scope, called)
      if (found) place.owner.calls.push(found)
      else if (this.#imports.has(called)) place.owner.importedCalls.push(called)
    }
    for (const child of childrenOf(node)) {
      const isRunNow = functionTypes.has(child.type) && runNow.has(name)
      if (isRunNow) this.#walkBody(child, place)
      else this.#walk(child, place)
    }
  }

  /** A function that is created here; it runs when it is called. */
  #enter(node: SyntaxNode, { scope }: Place, given?: string): void {
    const name = given ?? nameOf(childOf(node, 'identifier')) ?? ''
    const declared = name ? scope.names.get(name) : undefined
    const owner = declared ?? newFunction(name)
    this.#functions.push(owner)
    this.#walkBody(node, { owner, scope })
  }

  #walkBody(node: SyntaxNode, { owner, scope }: Place): void {
    const names = new Map<string, ModuleFunction | undefined>()
    const params = Array.isArray(node.params) ? childrenOf(node.params) : []
    for (const param of params) for (const bound of boundNames(param)) names.set(bound, undefined)
    const body = childOf(node, 'body')
    if (body) this.#walk(body, { owner, scope: { names, parent: scope } })
  }

  #readName(node: SyntaxNode, { owner, scope }: Place): void {
    const name = nameOf(node) ?? ''
    if (!browserGlobals.has(name) || isBound(scope, name) || this.#imports.has(name)) return
    owner.reads.push({ global: name, line: this.#tree.lineOf(node) })
  }
}

interface Place {
  owner: ModuleFunction
  scope: Scope
}

function newFunction(name: string): ModuleFunction {
  return { name, reads: [], calls: [], importedCalls: [] }
}

function lookUp(scope: Scope | undefined, name: string): ModuleFunction | undefined {
  if (scope === undefined) return undefined
  return scope.names.has(name) ? scope.names.get(name) : lookUp(scope.parent, name)
}

function isBound(scope: Scope | undefined, name: string): boolean {
  return scope !== undefined && (scope.names.has(name) || isBound(scope.parent, name))
}
