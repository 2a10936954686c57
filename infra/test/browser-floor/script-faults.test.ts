import { describe, expect, it } from '@jest/globals'
import { findMissingNames } from './missing-names.ts'
import { findScriptFaults } from './script-faults.ts'

const missing = findMissingNames()

function faultsOf(text: string, allowed: readonly string[] = []): string[] {
  return findScriptFaults({ text, allowed: new Set(allowed) }, missing)
}

describe('syntax', () => {
  it.each([
    [
      'a class with private fields and a static block',
      'class Tea { #cups = 1; static { Tea.made = 1 } }',
    ],
    ['a lookbehind, which Safari 16.4 knows', 'let price = /(?<=₹)\\d+/u'],
    ['indices of matches', 'let price = /\\d+/d'],
  ])('passes %s', (_, text) => {
    expect(faultsOf(text)).toEqual([])
  })

  it.each([
    ['the flag v', 'let tea = /[\\p{L}--[a-z]]/v', 'Invalid regular expression flag'],
    ['modifiers', 'let tea = /(?i:tea)/', 'Invalid regular expression'],
    ['import attributes', 'import("./tea.json", { with: { type: "json" } })', 'Unexpected token'],
    ['explicit resources', 'async function pour() { await using tea = open() }', 'Unexpected'],
  ])('fails for %s', (_, text, reason) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(`is not ES2022: ${reason}`)])
  })

  it.each([
    ['the flag v', 'new RegExp("[a-z]", "v")', '/[a-z]/v'],
    ['a modifier behind a slash', 'RegExp("a/(?i:tea)")', '/a\\/(?i:tea)/'],
  ])('fails for an expression that is made with %s', (_, text, expression) => {
    expect(faultsOf(text)).toEqual([`makes ${expression}, which is not ES2022`])
  })

  it('passes an expression whose text is not known', () => {
    expect(faultsOf('new RegExp("tea" + kind, "v"); new RegExp("tea", flags)')).toEqual([])
  })
})

describe('functions and objects', () => {
  it.each([
    ['a function of an object', 'URL.canParse(tea)', 'URL.canParse'],
    ['a method of any object', 'teas.with(0, tea)', '.with'],
    ['a method by its name in brackets', "teas['toSorted']()", '.toSorted'],
    ['a method behind a list that may be missing', 'teas?.toSorted()', '.toSorted'],
    ['a method of sets', 'teas.isSubsetOf(others)', '.isSubsetOf'],
    ['a global', 'scheduler.yield()', 'scheduler'],
    ['a member of the page', 'window.requestIdleCallback(pour)', 'window.requestIdleCallback'],
    ['a constructor of Intl', 'new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
    [
      'a member of what is missing',
      'navigator.userActivation.isActive',
      'navigator.userActivation',
    ],
    [
      'a promise of its own',
      'const { resolve } = Promise.withResolvers()',
      'Promise.withResolvers',
    ],
  ])('fails for %s', (_, text, name) => {
    const [fault, ...others] = faultsOf(text)
    expect(fault).toMatch(`uses ${name}, which `)
    expect(others).toEqual([])
  })

  it('names the browsers that lack it, and the place', () => {
    expect(faultsOf('let isPage = URL.canParse(tea)')).toEqual([
      'uses URL.canParse, which Chrome 105, Edge 105, Samsung Internet 20, Safari 16.4, Safari on iOS 16.4 lack: …let isPage = URL.canParse(tea)…',
    ])
  })

  it.each([
    ['?.()', 'tea.showPopover?.()'],
    ['typeof', 'if (typeof navigator.share === "function") navigator.share(tea)'],
    ['typeof of a global', '"u" > typeof trustedTypes && trustedTypes.createPolicy("tea")'],
    ['in', '"requestIdleCallback" in globalThis ? requestIdleCallback(pour) : pour()'],
    ['&&', 'tea.showPopover && tea.showPopover()'],
    [
      'an early return',
      'function pour(tea) { if (!("showPopover" in tea)) return; tea.showPopover() }',
    ],
    ['a test around a function', 'if ("scheduler" in window) { wait = () => scheduler.yield() }'],
  ])('passes what is asked for by %s', (_, text) => {
    expect(faultsOf(text)).toEqual([])
  })

  it.each([
    ['a test of something else', 'if (tea) tea.showPopover()'],
    ['a call as its own test', 'if (URL.canParse(tea)) pour(tea)'],
    [
      'a test in another function',
      'function has() { return "share" in navigator ? 1 : 0 } navigator.share(tea)',
    ],
    ['a test after it', 'navigator.share(tea) && navigator.share'],
  ])('fails for %s', (_, text) => {
    expect(faultsOf(text)).toHaveLength(1)
  })

  it.each([
    ['reading what may be undefined', 'let idle = globalThis.requestIdleCallback || setTimeout'],
    ['a name of its own', 'let scheduler = makeTea(); scheduler.yield()'],
    ['a property of that name', 'let tea = { canParse: 1, scheduler: 2 }'],
    ['a method that some object has', 'teas.at(0).filter(isHot)'],
  ])('passes %s', (_, text) => {
    expect(faultsOf(text)).toEqual([])
  })

  it('passes what is polyfilled or allowed', () => {
    const text = 'URL.canParse(tea); teas.with(0, tea)'
    expect(faultsOf(text, ['api.URL.canParse_static', 'javascript.builtins.Array.with'])).toEqual(
      [],
    )
  })
})
