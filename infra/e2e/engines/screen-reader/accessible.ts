import { type AccessibilityBus, isReference, type ObjectReference } from './accessibility-bus.ts'

/** What is known of something on a page, by the accessibility bus. */
export interface Accessible {
  /** Its role in the words of AT-SPI, such as `push button`; of a region that is read out that of ARIA. */
  role: string
  name: string
  /** Read out after the name, such as the error of a field. */
  description: string
  /** States that are read out, such as `required`. */
  states: string[]
  /** Whether it is on the page that is open. */
  isShown: boolean
}

const accessible = 'org.a11y.atspi.Accessible'

/** Its children are the programs. */
const desktop: ObjectReference = ['org.a11y.atspi.Registry', '/org/a11y/atspi/accessible/root']

/** Stands in the text of an object where a child is. */
const embedded = '\uFFFC'

/** Places of states in their bit set (AT-SPI, `AtspiStateType`). */
const SHOWING = 25
const spokenStates: readonly [number, string][] = [
  [4, 'checked'],
  [10, 'expanded'],
  [33, 'required'],
  [36, 'invalid'],
]

type Attributes = Record<string, string>

/** Asks programs for what they show. What does not exist any longer is empty. */
export class AccessibleReader {
  readonly #bus: AccessibilityBus

  constructor(bus: AccessibilityBus) {
    this.#bus = bus
  }

  async read(object: ObjectReference): Promise<Accessible> {
    const [role, name, description, states] = await Promise.all([
      this.#roleOf(object),
      this.#readText(object, 'Name'),
      this.#readText(object, 'Description'),
      this.#ask(object, 'GetState'),
    ])
    const words = Array.isArray(states) ? states.map(Number) : []
    const has = (state: number) => (((words[state >> 5] ?? 0) >>> (state & 31)) & 1) === 1
    const spoken = spokenStates.flatMap(([state, word]) => (has(state) ? [word] : []))
    return { role, name, description, states: spoken, isShown: has(SHOWING) }
  }

  async attributesOf(object: ObjectReference): Promise<Attributes> {
    const attributes = await this.#ask(object, 'GetAttributes')
    const entries = Object.entries(attributes ?? {})
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  }

  async parentOf(object: ObjectReference): Promise<ObjectReference | undefined> {
    const parent = await this.#bus.read(object, accessible, 'Parent')
    return isReference(parent) ? parent : undefined
  }

  async childrenOf(object: ObjectReference): Promise<ObjectReference[]> {
    const children = await this.#ask(object, 'GetChildren')
    return Array.isArray(children) ? children.filter(isReference) : []
  }

  /** Its own text, with that of its children in their places; of what has no text, its name. */
  async textOf(object: ObjectReference): Promise<string> {
    const own = textIn(
      await this.#bus.call(object, {
        ...{ interface: 'org.a11y.atspi.Text', member: 'GetText', signature: 'ii' },
        body: [0, -1],
      }),
    )
    if (!own) return this.#readText(object, 'Name')
    if (!own.includes(embedded)) return tidy(own)
    const inner: string[] = []
    for (const child of await this.childrenOf(object)) {
      // Pieces of its own text are children, too.
      if (await this.isElement(child)) inner.push(await this.textOf(child))
    }
    return tidy(own.replaceAll(embedded, () => ` ${inner.shift() ?? ''} `))
  }

  /** Whether it is more than a piece of text. */
  async isElement(object: ObjectReference): Promise<boolean> {
    return 'tag' in (await this.attributesOf(object))
  }

  /** Whether it is in a page, and not the page itself or in the window around it. */
  async isOnPage(object: ObjectReference): Promise<boolean> {
    const parent = await this.parentOf(object)
    if (!parent) return false
    const role = await this.#roleOf(parent)
    return role === 'document web' || this.isOnPage(parent)
  }

  /** The page of a site that is open in any program. */
  async findPage(site: string): Promise<ObjectReference | undefined> {
    return this.#findPage(desktop, site)
  }

  async #findPage(object: ObjectReference, site: string): Promise<ObjectReference | undefined> {
    const { role, isShown } = await this.read(object)
    if (role === 'document web') {
      const address = textIn(
        await this.#bus.call(object, {
          ...{ interface: 'org.a11y.atspi.Document', member: 'GetAttributeValue', signature: 's' },
          body: ['DocURL'],
        }),
      )
      return isShown && address.startsWith(site) ? object : undefined
    }
    if (['tool bar', 'menu bar', 'menu'].includes(role)) return undefined
    for (const child of await this.childrenOf(object)) {
      const found = await this.#findPage(child, site)
      if (found) return found
    }
    return undefined
  }

  /** What an object consists of, in the order in which it is read. */
  async readAll(object: ObjectReference): Promise<Accessible[]> {
    const children = await this.childrenOf(object)
    const parts = await Promise.all(children.map((child) => this.readAll(child)))
    return [await this.read(object), ...parts.flat()]
  }

  #ask(object: ObjectReference, member: string): Promise<unknown> {
    return this.#bus.call(object, { interface: accessible, member })
  }

  async #roleOf(object: ObjectReference): Promise<string> {
    return textIn(await this.#ask(object, 'GetRoleName'))
  }

  async #readText(object: ObjectReference, property: string): Promise<string> {
    return textIn(await this.#bus.read(object, accessible, property))
  }
}

const textIn = (answer: unknown): string => (typeof answer === 'string' ? answer : '')

/** As it is read out when the focus comes to it. */
export function describe({ role, name, states, description }: Accessible): string {
  return [`${role}: ${name}`, ...states, description].filter(Boolean).join(', ')
}

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
