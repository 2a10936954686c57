const slowStyleOf = globalThis.getComputedStyle

const defaultDisplays = new Map<string, string>()

/** The display of jsdom's default style sheet, which depends on these attributes alone. */
function defaultDisplayOf(element: Element): string {
  const { localName } = element
  const key = ['hidden', 'open', 'type'].reduce(
    (text, name) => `${text} ${element.getAttribute(name)}`,
    localName,
  )
  const known = defaultDisplays.get(key)
  if (known !== undefined) return known
  const bare = element.ownerDocument.importNode(element, false)
  bare.removeAttribute('style')
  const { display } = slowStyleOf(bare)
  defaultDisplays.set(key, display)
  return display
}

function ownStyleOf(element: Element): CSSStyleDeclaration | undefined {
  if (!element.hasAttribute('style')) return undefined
  return element instanceof HTMLElement || element instanceof SVGElement ? element.style : undefined
}

function inheritedValueOf(element: Element, property: string): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = ownStyleOf(at)?.getPropertyValue(property)
    if (value && value !== 'inherit') return value
  }
  return undefined
}

/** What queries by role, user-event and matchers ask for. */
class ComputedStyle {
  readonly #element: Element

  constructor(element: Element) {
    this.#element = element
  }

  get display(): string {
    return this.getPropertyValue('display')
  }

  get visibility(): string {
    return this.getPropertyValue('visibility')
  }

  get pointerEvents(): string {
    return this.getPropertyValue('pointer-events')
  }

  get opacity(): string {
    return this.getPropertyValue('opacity')
  }

  getPropertyValue(property: string): string {
    const element = this.#element
    if (property === 'visibility') return inheritedValueOf(element, property) ?? 'visible'
    if (property === 'pointer-events') return inheritedValueOf(element, property) ?? 'auto'
    const own = ownStyleOf(element)?.getPropertyValue(property)
    return own || (property === 'display' ? defaultDisplayOf(element) : '')
  }
}

/**
 * Computes styles from attributes alone. jsdom matches every rule of its default style sheet with every element, and
 * resolves sixteen properties of it and its ancestors, for each element that a query by role looks at.
 */
export function computeStylesFromAttributes(): void {
  Object.assign(globalThis, { getComputedStyle: (element: Element) => new ComputedStyle(element) })
}
