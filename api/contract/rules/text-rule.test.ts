import { describe, expect, it } from '@jest/globals'
import { isPlainText, validateText } from './text-rule.ts'

describe('the rule for every text', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['an escape', '\u001b[31m'],
    ['a delete', 'a\u007f'],
    ['a C1 control', 'a\u0085'],
    ['a right-to-left override', '\u202etxt.exe'],
    ['an embedding', '\u202aa'],
    ['an isolate', '\u2066a\u2069'],
    ['half a character', '\ud800'],
  ])('rejects %s', (_name, text) => {
    expect(isPlainText(text)).toBe(false)
  })

  it.each([
    'Asha Mehta',
    'line\r\n\tnext',
    'क्\u200dष',
    'می\u200cخواهم',
    '🧑\u200d🔬',
    '₹ 1,499',
    '\u200eleft',
    '',
  ])('accepts %j', (text) => {
    expect(isPlainText(text)).toBe(true)
  })

  it('names the field at any depth', () => {
    const sent = { quantity: 2, lines: [{ modelNo: 'ok' }, { modelNo: 'a\u0000' }], note: null }
    expect(validateText(sent)?.fields).toEqual([
      { field: 'lines.1.modelNo', message: 'Remove the hidden control characters from this text' },
    ])
    expect(validateText({ name: 'Asha', lines: [1, true, undefined] })).toBeUndefined()
  })

  it('reads values nested a hundred thousand deep', () => {
    const depth = 100_000
    const deep: unknown = JSON.parse(`${'['.repeat(depth)}"a\\u0000"${']'.repeat(depth)}`)
    expect(validateText(deep)).toBeDefined()
  })
})
