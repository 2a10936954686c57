import { describe, expect, it } from '@jest/globals'
import { readJson } from './json-body.ts'

const escaped = '\\'

describe('JSON in a form field', () => {
  it.each([
    ['nothing', ''],
    ['broken off', '{"a":'],
    ['half a character', `{"a":"${escaped}ud83e"}`],
    ['the other half', `["x${escaped}uDD13"]`],
    ['half a character in a name', `{"${escaped}ud83e":1}`],
    ['half a character after a backslash', `["${escaped}${escaped}${escaped}ud83e"]`],
  ])('is none when it is %s', (_case, text) => expect(readJson(text)).toBeUndefined())

  it.each([
    ['both halves', `["${escaped}ud83e${escaped}uddfe"]`, ['🧾']],
    ['a backslash before the letters', `["${escaped}${escaped}ud83e"]`, ['\\ud83e']],
  ])('is read with %s', (_case, text, read) => expect(readJson(text)).toEqual(read))
})
