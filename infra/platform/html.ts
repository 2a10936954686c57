/** Escaped HTML, created only by `html`. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** Content of a template: text is escaped, HTML is not, lists are joined, `false` and `undefined` are omitted. */
export type Content = Html | string | number | false | undefined | readonly Content[]

/**
 * Creates HTML from a template and escapes every value that is not HTML itself. Attribute values must be in double
 * quotes.
 * @example html`<a href="${address}">${name}</a>`
 */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  const text = parts.reduce((sum, part, index) => sum + textOf(contents[index - 1]) + part)
  return new Html(text)
}

function textOf(content: Content): string {
  if (content === undefined || content === false) return ''
  if (content instanceof Html) return content.toString()
  if (typeof content === 'object') return content.map(textOf).join('')
  return String(content).replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
