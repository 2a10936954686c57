import { ServerStyleSheet } from 'styled-components'

/** Between two rules, as styled-components reads them back in the browser. */
const separator = '/*!sc*/\n'

/** The rules of a style sheet by the group of their component, as texts. */
class RuleTexts {
  readonly #groups = new Map<number, string[]>()

  get length(): number {
    return Math.max(0, ...this.#groups.keys()) + 1
  }

  insertRules(group: number, rules: readonly string[]): void {
    this.#groups.set(group, [...(this.#groups.get(group) ?? []), ...rules])
  }

  clearGroup(group: number): void {
    this.#groups.delete(group)
  }

  getGroup(group: number): string {
    return (this.#groups.get(group) ?? []).map((rule) => rule + separator).join('')
  }
}

/**
 * A style sheet that collects the styles of one page. The build of styled-components for browsers would write them
 * into a document; its build for servers would be another module than the one that remotes share.
 */
export function collectingStyleSheet(): ServerStyleSheet {
  const sheet = new ServerStyleSheet()
  Object.assign(sheet.instance, { tag: new RuleTexts() })
  return sheet
}
