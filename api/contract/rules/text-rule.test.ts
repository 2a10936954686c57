import { describe, expect, it } from '@jest/globals'
import {
  holdsPageAddress,
  isPlainText,
  validateNames,
  validateText,
  validateTextKinds,
} from './text-rule.ts'

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

describe('a name', () => {
  it.each([
    'Asha http://evil.example/x',
    'evil.com',
    'Win a phone: win-now.xyz!',
    'WWW.evil.example',
    'bit.ly/3x',
    'go evil.ltd/x now',
    'asha@gmail.com',
    '10.0.0.1',
    'मेहता.com',
  ])('holds no address of a page: %j', (name) => {
    expect(holdsPageAddress(name)).toBe(true)
    expect(validateNames({ name }, ['name'])?.fields).toEqual([
      { field: 'name', message: 'Write the name without the address of a website or an email' },
    ])
  })

  it.each([
    'S.K.Traders',
    'Mehta Infotech Pvt.Ltd.',
    'Dr.Rao',
    'M.Co',
    'Sharma & Sons, No. 4.5',
    'A/B Systems',
    'श्री. मेहता एंड कंपनी',
    'Ram.Kumar',
    'Infotech.Industries',
    'Md.Imran',
    '',
  ])('may be %j', (name) => {
    expect(validateNames({ name }, ['name'])).toBeUndefined()
  })
})

it('a text on one line is found by its schema at any depth, and may end with a line end', () => {
  const line = { 'x-text': 'line' } as const
  const schema = { properties: { title: line, lines: { items: { anyOf: [{}, line] } }, note: {} } }
  const sent = { title: 'Hello\n', lines: ['one', 'two\u2028three'], note: 'a\nb' }
  expect(validateTextKinds(schema, sent)).toEqual({
    message: 'Write this on one line, without line breaks',
    fields: [{ field: 'lines.1', message: 'Write this on one line, without line breaks' }],
  })
  expect(validateTextKinds(schema, { ...sent, lines: 'x' })).toBeUndefined()
  expect(validateTextKinds(schema, null)).toBeUndefined()
})
