import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { theme } from './theme.ts'

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map((match) => match[1]))

const defined = namesIn(css, /(--[\w-]+):/g)
const read = namesIn(JSON.stringify(theme) + css, /var\((--[\w-]+)\)/g)

it('reads only variables that tokens.css defines, and all of them', () => {
  expect([...read].sort()).toEqual([...defined].sort())
})

it('keeps what former releases of remotes read, so that their styles stay valid', () => {
  expect(theme.chatLane).toBe('0px')
})
