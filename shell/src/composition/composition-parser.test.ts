import { describe, expect, it } from '@jest/globals'
import { aComposition, aRelease } from '../testing/compositions.ts'
import { parseComposition } from './composition-parser.ts'

describe('reading a composition', () => {
  it('takes what a promote wrote as it is', () => {
    const written = aComposition()
    expect(parseComposition(JSON.parse(JSON.stringify(written)))).toEqual(written)
  })

  it('takes a canary and a fallback as they are', () => {
    const percent = 10
    const canary = { percent, salt: 'a1', release: aRelease({ version: '1.1.0-cccccccc' }) }
    const fallback = { version: '0.9.0', base: '/mf/mf-shop/0.9.0/', integrity: 'sha384-x' }
    const written = aComposition({ remotes: [{ ...aRelease(), canary, fallback }] })
    expect(parseComposition(JSON.parse(JSON.stringify(written)))).toEqual(written)
  })

  it('leaves out what it does not know, so that a newer promote may say more', () => {
    const written = { ...aComposition(), canary: { percent: 10 } }
    expect(parseComposition(written)).toEqual(aComposition())
  })

  it.each([
    ['nothing', null, 'composition is not an object'],
    ['a list', [], 'composition is not an object'],
    ['no revision', { ...aComposition(), revision: '1' }, 'revision is not a number'],
    ['no remotes', { ...aComposition(), remotes: {} }, 'remotes is not a list'],
    [
      'a release without a container',
      { ...aComposition(), remotes: [{ ...aRelease(), container: '' }] },
      'remotes[0].container is not a text',
    ],
    [
      'a hash that is none',
      { ...aComposition(), remotes: [{ ...aRelease(), integrity: { 'container.js': 1 } }] },
      'remotes[0].integrity.container.js is not a text',
    ],
    [
      'a canary for an unknown share',
      { ...aComposition(), remotes: [{ ...aRelease(), canary: { release: aRelease() } }] },
      'remotes[0].canary.percent is not a number',
    ],
    [
      'a fallback without a hash',
      { ...aComposition(), remotes: [{ ...aRelease(), fallback: { version: '1', base: '/' } }] },
      'remotes[0].fallback.integrity is not a text',
    ],
    [
      'roles that are no list',
      {
        ...aComposition(),
        remotes: [aRelease(), { ...aRelease(), routes: [{ path: '/', roles: 'x' }] }],
      },
      'remotes[1].routes[0].roles is not a list',
    ],
  ])('refuses %s and names the place', (_what, value, complaint) => {
    expect(() => parseComposition(value)).toThrow(complaint)
  })
})
