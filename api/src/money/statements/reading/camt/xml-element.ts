import type { XmlListener } from '../../../../base/base.ts'

/** An element of XML with all that is in it. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
}

/** The elements at the end of a path of names. */
export function findAll(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((it) => it.name === name)),
    [element],
  )
}

/** The text at the end of a path of names, the first one if there are several; undefined when blank or absent. */
export function findText(element: XmlElement, ...path: string[]): string | undefined {
  return findAll(element, ...path)
    .map(({ text }) => text.trim())
    .find((text) => text !== '')
}

/**
 * Collects elements of some names whole, and passes each on when it ends. What surrounds them is not collected, so that a
 * long document needs little memory.
 */
export function collectElements(
  names: ReadonlySet<string>,
  {
    onElement,
    onOpen,
  }: { onElement: (element: XmlElement) => void; onOpen: (name: string) => void },
): XmlListener {
  const open: XmlElement[] = []
  return {
    open(name, attributes) {
      onOpen(name)
      if (open.length === 0 && !names.has(name)) return
      const element = { name, attributes, children: [], text: '' }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    text(piece) {
      const last = open.at(-1)
      if (last) last.text += piece
    },
    close() {
      const closed = open.pop()
      if (closed && open.length === 0) onElement(closed)
    },
  }
}
