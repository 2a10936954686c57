import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { browserFloor } from '@store/sdk/build/browsers/browser-floor'
import { polyfilledFeatures } from '@store/sdk/build/browsers/polyfilled-features'
import { allowedFeatures } from './allowed-features.ts'
import { compatData, findFeature, lackersOf } from './floor-support.ts'

it('names versions that exist', () => {
  for (const { mdn, version } of browserFloor) {
    for (const browser of mdn) {
      const releases = Object.keys(compatData.browsers[browser].releases).map(Number.parseFloat)
      expect([browser, releases]).toEqual([browser, expect.arrayContaining([Number(version)])])
    }
  }
})

describe('the floor', () => {
  it.each([
    'javascript.classes.private_class_fields',
    'javascript.classes.private_class_fields_in',
    'javascript.classes.static.initialization_blocks',
    'javascript.builtins.RegExp.hasIndices',
    'javascript.regular_expressions.lookbehind_assertion',
  ])('parses all of ES2022: %s', (feature) => {
    expect(findFeature(feature)).toBeDefined()
    expect(lackersOf(feature)).toBe('')
  })

  it('does not parse ES2024', () => {
    expect(lackersOf('javascript.builtins.RegExp.unicodeSets')).toContain('Chrome 105')
  })

  it.each(Object.keys(allowedFeatures).concat(polyfilledFeatures))('lacks %s', (feature) => {
    expect(lackersOf(feature)).not.toBe('')
  })

  it('is what the README says', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8')
    for (const { name, version } of browserFloor) expect(readme).toContain(`${name} ${version}`)
  })
})

// The shell asks for this one only (shell/src/polyfills).
it.each(polyfilledFeatures)('every browser that has URL.canParse has %s', (feature) => {
  const canParse = findFeature('api.URL.canParse_static')?.__compat?.support
  const support = findFeature(feature)?.__compat?.support
  for (const browser of browserFloor.flatMap(({ mdn }) => mdn)) {
    expect([browser, firstVersion(support?.[browser])]).toEqual([browser, expect.any(Number)])
    expect(firstVersion(support?.[browser])).toBeLessThanOrEqual(firstVersion(canParse?.[browser]))
  }
})

function firstVersion(statement: unknown): number {
  const [first] = [statement].flat()
  return typeof first === 'object' && first !== null && 'version_added' in first
    ? Number(first.version_added)
    : Number.NaN
}
