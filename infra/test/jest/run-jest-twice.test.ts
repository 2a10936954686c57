import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { runJestTwice } from './run-jest-twice.ts'

/** Its second test needs what the first one makes, and fails where that has been made once: a test of a screen does so. */
const failsOnce = `
  const { appendFileSync, readFileSync } = require('node:fs')
  const log = __dirname + '/log'
  test('makes an account', () => appendFileSync(log, 'made '))
  test('uses it', () => {
    appendFileSync(log, 'used ')
    if (readFileSync(log, 'utf8') === 'made used ') throw new Error('the colours faded')
  })`
const failsTwice = `
  const { appendFileSync } = require('node:fs')
  const log = __dirname + '/tries'
  test('never passes', () => {
    appendFileSync(log, 'x')
    throw new Error('try ' + require('node:fs').readFileSync(log, 'utf8').length)
  })`
const passes = `test('passes', () => require('node:fs').appendFileSync(__dirname + '/passed', 'x'))`

let root = ''
const printed: string[] = []
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'jest-twice-'))
  await symlink(join(__dirname, '../../../node_modules'), join(root, 'node_modules'))
  await writeFile(join(root, 'package.json'), '{}')
  printed.length = 0
  jest.spyOn(console, 'error').mockImplementation((line) => printed.push(String(line)))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await rm(root, { recursive: true, force: true })
})

async function runFiles(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(root, `${name}.test.js`), text)
  }
  const config = JSON.stringify({ rootDir: root, transform: {}, reporters: [] })
  return runJestTwice({ root, suite: 'any', args: ['--config', config] })
}

const read = (file: string) => readFile(join(root, file), 'utf8')

it('runs a file with a failure again from its beginning, and no other', async () => {
  const result = await runFiles({ once: failsOnce, fine: passes })
  expect(result).toEqual({ passed: 3, failed: 0, retried: ['uses it'] })
  expect(await read('log')).toBe('made used made used ')
  expect(await read('passed')).toBe('x')
  expect(printed.join()).toContain('the colours faded')
})

it('names the file that could not even run at first', async () => {
  const breaksOnce = `
    const { appendFileSync, readFileSync } = require('node:fs')
    appendFileSync(__dirname + '/loads', 'x')
    if (readFileSync(__dirname + '/loads', 'utf8') === 'x') throw new Error('no browser')
    test('runs then', () => {})`
  expect(await runFiles({ opens: breaksOnce })).toEqual({
    passed: 1,
    failed: 0,
    retried: [expect.stringMatching(/opens\.test\.js$/)],
  })
})

it('counts what fails twice, and prints why it failed first', async () => {
  const result = await runFiles({ twice: failsTwice, broken: 'this is no script' })
  expect(result).toEqual({ passed: 0, failed: 2, retried: [] })
  expect(printed.join()).toContain('try 1')
})

it('runs nothing again where nothing failed', async () => {
  expect(await runFiles({ fine: passes })).toEqual({ passed: 1, failed: 0, retried: [] })
  expect([await read('passed'), printed]).toEqual(['x', []])
})
