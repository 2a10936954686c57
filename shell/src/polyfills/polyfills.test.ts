import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { polyfilledFeatures } from '@store/sdk/build/browsers/polyfilled-features'

/** A polyfilled feature: the object that has it, and its name. */
const features = polyfilledFeatures.map((path) => {
  const [type = '', member = ''] = path.split('.').slice(-2)
  const owner: object = type === 'URL' ? URL : Array.prototype
  return { path, owner, name: member.replace('_static', '') }
})

let own: (readonly [object, string, PropertyDescriptor])[]
beforeEach(() => {
  own = features.map(({ owner, name }) => [
    owner,
    name,
    Object.getOwnPropertyDescriptor(owner, name) ?? {},
  ])
})
afterEach(() => {
  for (const feature of own) Object.defineProperty(...feature)
})

/** Loads them as a page does, which runs them once: other files of these tests keep their modules. */
const loadPolyfills = () =>
  jest.isolateModulesAsync(async () => {
    const module = await import('./load-polyfills.ts')
    await module.loadPolyfills()
  })

function becomeOld(): void {
  for (const { owner, name } of features) Reflect.deleteProperty(owner, name)
}

it('gives a browser all that the list promises', async () => {
  becomeOld()
  await loadPolyfills()
  for (const { owner, name } of features) {
    expect(Object.getOwnPropertyDescriptor(owner, name)).toMatchObject({
      value: expect.any(Function),
      enumerable: false,
      configurable: true,
      writable: true,
    })
  }
})

it('leaves a browser alone that has them', async () => {
  const { canParse } = URL
  const { toSorted } = Array.prototype
  Reflect.deleteProperty(Array.prototype, 'toReversed')
  await loadPolyfills()
  expect(URL.canParse).toBe(canParse)
  expect('toReversed' in Array.prototype).toBe(false)
  await import('./polyfills.ts')
  expect(Array.prototype.toSorted).toBe(toSorted)
})

describe('the polyfills do what the browser does', () => {
  const calls: [string, () => unknown][] = [
    ['an address', () => URL.canParse('https://store.example/shop')],
    ['no address', () => URL.canParse('shop')],
    ['an address with its base', () => URL.canParse('shop', 'https://store.example')],
    ['an address with a base that is none', () => URL.canParse('shop', 'store')],
    ['sorting as texts', () => [10, 9, 1].toSorted()],
    ['sorting by a rule', () => [10, 9, 1].toSorted((a, b) => a - b)],
    ['turning round', () => [1, 2, 3].toReversed()],
    ['a hole', () => Array(2).toReversed()],
    ['taking out and putting in', () => [1, 2, 3].toSpliced(1, 1, 7, 8)],
    ['taking out the rest', () => [1, 2, 3].toSpliced(1)],
    ['taking out nothing', () => [1, 2, 3].toSpliced(1, 0)],
    ['replacing', () => [1, 2, 3].with(1, 7)],
    ['replacing from the end', () => [1, 2, 3].with(-1, 7)],
    ['replacing at a fraction', () => [1, 2, 3].with(1.9, 7)],
  ]

  it.each(calls)('%s', async (_, call) => {
    const expected = call()
    becomeOld()
    await loadPolyfills()
    expect(call()).toEqual(expected)
  })

  it('copies, and leaves the list as it was', async () => {
    becomeOld()
    await loadPolyfills()
    const list = [3, 1, 2]
    const copies = [list.toSorted(), list.toReversed(), list.toSpliced(0, 1), list.with(0, 9)]
    expect(list).toEqual([3, 1, 2])
    for (const copy of copies) expect(copy).not.toBe(list)
  })

  it.each([3, -4])('refuses to replace what is not there: %s', async (index) => {
    becomeOld()
    await loadPolyfills()
    expect(() => [1, 2, 3].with(index, 7)).toThrow(RangeError)
  })
})
