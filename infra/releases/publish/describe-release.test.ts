import { expect, it } from '@jest/globals'
import { describeRelease } from './describe-release.ts'

/** A shell whose renderer is larger than all scripts of a page may be. */
function describeShell(contents: object) {
  const config = { site: { name: 'Tea', description: 'Tea' }, routes: [], scriptBudget: 1_000 }
  const identity = { name: 'shell', version: '1.0.0', buildId: 'aaaaaaaa' }
  const files = new Map([
    ['contents.json', Buffer.from(JSON.stringify({ provides: {}, ...contents }))],
    ['main.js', Buffer.alloc(900)],
    ['render.js', Buffer.alloc(90_000)],
  ])
  return describeRelease({ ...identity, files: '', config, isOptimized: true }, files)
}

it('does not count scripts that no browser loads', () => {
  const renderer = { own: ['render.js'], page: ['main.js'] }
  expect(describeShell({ renderer })).toMatchObject({ renderer })
})

it('counts every script of a shell that renders no pages', () => {
  expect(() => describeShell({})).toThrow('more than their budget')
})
