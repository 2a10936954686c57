import { describe, expect, it } from '@jest/globals'
import { aComposition, aRelease } from '../testing/compositions.ts'
import { parseAs } from './parse-as.ts'
import { compositionCheck } from './schema-checks.ts'

const parseComposition = (value: unknown) => parseAs(compositionCheck, value, 'the composition')

describe('reading a composition', () => {
  it('accepts a composition written by a promote', () => {
    const written = aComposition()
    expect(parseComposition(JSON.parse(JSON.stringify(written)))).toEqual(written)
  })

  it('accepts a canary and a fallback', () => {
    const percent = 10
    const canary = { percent, salt: 'a1', release: aRelease({ version: '1.1.0-cccccccc' }) }
    const fallback = { version: '0.9.0', base: '/mf/mf-shop/0.9.0/', integrity: 'sha384-x' }
    const written = aComposition({ remotes: [{ ...aRelease(), canary, fallback }] })
    expect(parseComposition(JSON.parse(JSON.stringify(written)))).toEqual(written)
  })

  it('accepts unknown fields, so that a newer promote may add some', () => {
    const written = { ...aComposition(), canary: { percent: 10 } }
    expect(parseComposition(written)).toMatchObject(aComposition())
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no revision', { ...aComposition(), revision: '1' }],
    ['no remotes', { ...aComposition(), remotes: {} }],
    [
      'a release without a container',
      { ...aComposition(), remotes: [{ ...aRelease(), container: '' }] },
    ],
    [
      'a hash that is none',
      { ...aComposition(), remotes: [{ ...aRelease(), integrity: { 'container.js': 1 } }] },
    ],
    [
      'a canary for an unknown share',
      { ...aComposition(), remotes: [{ ...aRelease(), canary: { release: aRelease() } }] },
    ],
    [
      'a fallback without a hash',
      { ...aComposition(), remotes: [{ ...aRelease(), fallback: { version: '1', base: '/' } }] },
    ],
    [
      'roles that are no list',
      {
        ...aComposition(),
        remotes: [aRelease(), { ...aRelease(), routes: [{ path: '/', roles: 'x' }] }],
      },
    ],
  ])('rejects %s', (_what, value) => {
    expect(() => parseComposition(value)).toThrow('the composition does not match its schema')
  })
})
