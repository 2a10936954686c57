import { expect, it } from '@jest/globals'
import { readApiOptions } from './api-options.ts'

it('takes its own options out of the arguments of jest', () => {
  const line = ['cart.test', '--database', 'mysql', '-t', 'adds', '--release', 'v1.2']
  expect(readApiOptions(line)).toEqual({
    kind: 'mysql',
    release: 'v1.2',
    jestArguments: ['cart.test', '-t', 'adds'],
  })
  expect(readApiOptions([])).toEqual({ kind: undefined, release: undefined, jestArguments: [] })
})

it.each([[['--release']], [['--database']], [['--database', 'oracle']]])('rejects %j', (line) => {
  expect(() => readApiOptions(line)).toThrow(/--database|--release/)
})
