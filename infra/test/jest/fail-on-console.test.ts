import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { reportOf } from './run-jest.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'jest-console-'))
  await symlink(join(__dirname, '../../../node_modules'), join(root, 'node_modules'))
  await writeFile(join(root, 'package.json'), '{}')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const setup = join(__dirname, '../../../shell/sdk/build/jest/fail-on-console.ts')
const typescript = { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } }

/** Runs a test file in which messages fail tests. */
async function run(text: string) {
  await writeFile(join(root, 'any.test.js'), text)
  const config = JSON.stringify({
    rootDir: root,
    setupFilesAfterEnv: [setup],
    transform: { '\\.ts$': ['@swc/jest', typescript] },
    reporters: [],
  })
  const report = await reportOf({ root, suite: 'any', args: ['--config', config], workers: 1 })
  const [file] = report.testResults ?? []
  const results = file?.assertionResults.map(({ fullName, status }) => `${fullName} ${status}`)
  return { results, message: file?.message, code: report.code }
}

it('fails the test that warns, and no other, with the message and where it was logged', async () => {
  const { results, message } = await run(`
    function warnOfList() { console.warn('no answer to %s', 'GET /lists') }
    test('first', () => {})
    test('second', () => warnOfList())
    test('third', () => {})`)
  expect(results).toEqual(['first passed', 'second failed', 'third passed'])
  expect(message).toContain('console.warn: no answer to GET /lists')
  expect(message).toContain('warnOfList')
})

it('takes a message that the test expects', async () => {
  const { results } = await run(`
    test('expects', () => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
      console.error('bad')
      expect(logged).toHaveBeenCalledWith('bad')
      logged.mockRestore()
    })`)
  expect(results).toEqual(['expects passed'])
})

it('finds what is logged after the last test, and names that test', async () => {
  const { message, code } = await run(`
    describe('any', () => {
      test('leaves something running', () => {})
      afterAll(() => console.error('late'))
    })`)
  expect(code).toBe(1)
  expect(message).toContain('console.error: late')
  expect(message).toContain('leaves something running')
})
