import { expect, it } from '@jest/globals'
import { shareTests } from './test-groups.ts'

const groups = ['first', 'second']

it('gives groups of tests about as many seconds each, and every file to one of them', () => {
  const seconds: Record<string, number> = { slow: 5, slower: 8 }
  const files = ['a', 'slow', 'b', 'slower', 'c', 'd', 'e']
  const shares = shareTests({ files, groups, secondsOf: (file) => seconds[file] ?? 1 })
  expect(Object.fromEntries(shares)).toEqual({
    first: ['slower', 'd'],
    second: ['slow', 'a', 'b', 'c', 'e'],
  })
})

it('deals files out in turn if all take the same', () => {
  const shares = shareTests({ files: ['a', 'b', 'c'], groups })
  expect([...shares.values()]).toEqual([['a', 'c'], ['b']])
})
