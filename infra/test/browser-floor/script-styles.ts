import { floorEcmaVersion } from '@store/sdk/build/browsers/browser-floor'
import { type Expression, parse, type TemplateLiteral } from 'acorn'
import { simple } from 'acorn-walk'
import { findStyleFaults, findStyleTextFaults } from './style-faults.ts'

/** Styles in a script: those of its components, and texts that may become a part of some. */
export interface ScriptStyles {
  styles: string[]
  texts: string[]
}

/** What the styles of a script need that a browser of the floor lacks; see {@link findStyleFaults}. */
export function findScriptStyleFaults(script: string, allowed: ReadonlySet<string>): string[] {
  const { styles, texts } = stylesOfScript(script)
  return [
    ...styles.flatMap((style) => findStyleFaults(style, allowed)),
    ...texts.flatMap((text) => findStyleTextFaults(text, allowed)),
  ]
}

/** Finds the styles of a script: its tagged templates, in which expressions stand for a part of the same kind. */
export function stylesOfScript(script: string): ScriptStyles {
  const styles: string[] = []
  const texts: string[] = []
  const untagged = new Set<TemplateLiteral>()
  simple(parse(script, { ecmaVersion: floorEcmaVersion }), {
    TemplateLiteral(template) {
      untagged.add(template)
    },
    // Visited after its template.
    TaggedTemplateExpression({ quasi }) {
      untagged.delete(quasi)
      styles.push(styleOf(quasi))
    },
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value)
    },
  })
  for (const { quasis } of untagged)
    texts.push(quasis.map(({ value }) => value.cooked ?? '').join(' '))
  return { styles, texts }
}

function styleOf({ quasis, expressions }: TemplateLiteral): string {
  let css = ''
  for (const [index, { value }] of quasis.entries()) {
    css += value.cooked ?? ''
    const expression = expressions[index]
    const next = quasis[index + 1]?.value.cooked ?? ''
    if (expression) css += standIn(expression, css, next)
  }
  return css
}

/** What stands in a style for an expression: an at-rule, nothing, or a value. */
function standIn(expression: Expression, before: string, after: string): string {
  // Comments do not change where a statement begins.
  const isStatement = /(^|[;{}])$/.test(before.replace(/\/\*.*?\*\//gs, '').trimEnd())
  if (!isStatement) return 'var(--x)'
  if (/^\s*\{/.test(after)) return isMedia(expression) ? '@media all' : 'x'
  return ';'
}

/** `theme.media.phone`; the condition itself is a text of the shell. */
function isMedia(expression: Expression): boolean {
  return (
    expression.type === 'MemberExpression' &&
    expression.object.type === 'MemberExpression' &&
    expression.object.property.type === 'Identifier' &&
    expression.object.property.name === 'media'
  )
}
