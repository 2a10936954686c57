import { compile, type Element } from 'stylis'
import { lackersOf } from './floor-support.ts'
import {
  featuresOfAtRule,
  featuresOfDeclaration,
  featuresOfSelector,
  featuresOfText,
  type StyleFeature,
} from './style-features.ts'

/**
 * What a style sheet, or the text of a component's styles, needs that a browser of the floor lacks. No fault is what has a
 * fallback: an earlier value of the same property, the same property with a prefix, `@supports` around it, or, for a
 * selector, `@supports not selector(…)` elsewhere in the text.
 * @param allowed paths in MDN's data of what may be lacking
 * @returns a sentence for each
 */
export function findStyleFaults(css: string, allowed: ReadonlySet<string>): string[] {
  const faults = new Set<string>()
  const report = (features: readonly StyleFeature[], context: string) => {
    for (const { text, path } of features) {
      faults.add(`needs ${text}, which ${lackersOf(path)} lack: ${context}`)
    }
  }
  const isLacking = ({ path }: StyleFeature) => lackersOf(path) !== '' && !isAllowed(path, allowed)

  const walk = (elements: readonly Element[], conditions: readonly string[]): void => {
    const isAskedFor = ({ text }: StyleFeature) =>
      conditions.some((condition) => condition.includes(text.replace(/\(\)$/, '')))
    for (const [index, element] of elements.entries()) {
      const { type, value } = element
      if (type === 'decl') {
        const lacking = lackingOf(element)
        const earlier = elements
          .slice(0, index)
          .filter((other) => other.type === 'decl' && isSameProperty(other, element))
        const hasFallback = earlier.some((other) => lackingOf(other).length === 0)
        // A variable, and a value that reads one, is not parsed before it is used: it wins, and is invalid there.
        if (!hasFallback || /^--|:.*var\(/s.test(value)) {
          report(
            lacking.filter((feature) => !isAskedFor(feature)),
            value,
          )
        }
      } else if (type === 'rule') {
        const selector = [element.props].flat().join(', ')
        report(
          featuresOfSelector(selector).filter(
            (feature) => isLacking(feature) && !css.includes(`not selector(${feature.text}(`),
          ),
          selector,
        )
        walk(childrenOf(element), conditions)
      } else if (type.startsWith('@')) {
        report(featuresOfAtRule(value).filter(isLacking), value)
        const isAsked = type === '@supports' && !/^@supports\s+not\b/.test(value)
        walk(childrenOf(element), isAsked ? [...conditions, value] : conditions)
      }
    }
  }

  function lackingOf(declaration: Element): StyleFeature[] {
    return featuresOfDeclaration(nameOf(declaration), String(declaration.children)).filter(
      isLacking,
    )
  }

  walk(compile(css), [])
  return [...faults]
}

/** The same of a text that styles may take in, such as `100dvh` or `@media (width < 48rem)`: it has no fallback. */
export function findStyleTextFaults(text: string, allowed: ReadonlySet<string>): string[] {
  const features = /^@[a-z]/.test(text) ? featuresOfAtRule(text) : featuresOfText(text)
  return features
    .filter(({ path }) => lackersOf(path) !== '' && !isAllowed(path, allowed))
    .map(({ text: needed, path }) => `needs ${needed}, which ${lackersOf(path)} lack: ${text}`)
}

/** A property is allowed with all its values. */
const isAllowed = (path: string, allowed: ReadonlySet<string>) =>
  allowed.has(path) || allowed.has(path.slice(0, path.lastIndexOf('.')))

const nameOf = ({ props }: Element) => String(props)

const childrenOf = ({ children }: Element) => (Array.isArray(children) ? children : [])

const withoutPrefix = (element: Element) => nameOf(element).replace(/^-(webkit|moz)-/, '')

const isSameProperty = (one: Element, other: Element) => withoutPrefix(one) === withoutPrefix(other)
