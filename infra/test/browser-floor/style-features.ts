import { compatData, findFeature } from './floor-support.ts'

/** Functions of values by name, such as `light-dark`, with their paths in MDN's data. */
const functions = new Map<string, string>()

function addFunctions(path: string, children: object): void {
  for (const [name, child] of Object.entries(children)) {
    if (name === '__compat' || typeof child !== 'object' || child === null) continue
    functions.set(name, `${path}.${name}`)
    addFunctions(`${path}.${name}`, child)
  }
}
addFunctions('css.types', compatData.css.types ?? {})

/** Units that the data lists together; others stand there by their own name. */
const unitGroups: readonly [RegExp, string][] = [
  [/^d(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
]

/** Something that a style needs of a browser: how it is written, and its path in MDN's data. */
export interface StyleFeature {
  text: string
  path: string
}

/** What a declaration needs: its property, and keywords, functions and units of its value. */
export function featuresOfDeclaration(property: string, value: string): StyleFeature[] {
  const own = `css.properties.${property}`
  // Texts and addresses are no CSS.
  const plain = value.replace(/(["']).*?\1/gs, '""').replace(/url\([^)]*\)/g, 'url()')
  const features = [
    ...(property.startsWith('--') ? [] : [{ text: property, path: own }]),
    ...[...plain.matchAll(/(?<![\w.#-])[a-z][\w-]*(?!\w|\()/g)].map(([keyword]) => ({
      text: keyword,
      path: `${own}.${keyword}`,
    })),
    ...[...plain.matchAll(/([a-z][\w-]*)\(/g)].flatMap(([, name = '']) => {
      const path = findFeature(`${own}.${name}`) ? `${own}.${name}` : functions.get(name)
      return path ? [{ text: `${name}()`, path }] : []
    }),
    ...featuresOfUnits(plain),
    ...(property === 'content' && /"\s*\/\s*"/.test(plain)
      ? [{ text: '/ alternative text', path: `${own}.alt_text` }]
      : []),
  ]
  return known(features)
}

/** The units of a value. */
function featuresOfUnits(value: string): StyleFeature[] {
  return [...value.matchAll(/(?<![\w#-])\d*\.?\d+([a-z]+)\b/g)].map(([, unit = '']) => ({
    text: unit,
    path: `css.types.length.${unitGroups.find(([names]) => names.test(unit))?.[1] ?? unit}`,
  }))
}

/** What a selector needs. */
export function featuresOfSelector(selector: string): StyleFeature[] {
  return known(
    [...selector.matchAll(/::?([a-z][\w-]*)/g)].map(([text, name]) => ({
      text,
      path: `css.selectors.${name}`,
    })),
  )
}

/** What an at-rule needs, such as `@media (width < 48rem)`. */
export function featuresOfAtRule(rule: string): StyleFeature[] {
  const name = /^@([a-z-]+)/.exec(rule)?.[1] ?? ''
  const own = `css.at-rules.${name}`
  return known([
    { text: `@${name}`, path: own },
    ...[...rule.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => ({
      text: `@${name} (${feature})`,
      path: `${own}.${feature}`,
    })),
    ...(/[<>]/.test(rule) ? [{ text: `@${name} (a < b)`, path: `${own}.range_syntax` }] : []),
  ])
}

/**
 * What a text needs that is put into styles elsewhere, such as `100dvh`: units, and functions whose names no other language
 * would write.
 */
export function featuresOfText(text: string): StyleFeature[] {
  const named = [...text.matchAll(/\b([a-z]+-[a-z-]+)\(/g)].flatMap(([, name = '']) => {
    const path = functions.get(name)
    return path ? [{ text: `${name}()`, path }] : []
  })
  return known([...named, ...featuresOfUnits(text)])
}

const known = (features: readonly StyleFeature[]) =>
  features.filter(({ path }) => findFeature(path)?.__compat)
