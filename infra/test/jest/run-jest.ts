import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SuiteResult } from '../suite.ts'

export type JestRun = {
  root: string
  /** Name of the report file. */
  suite: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Test files at a time; two by default. */
  workers?: number
  /** Path of another Node program; by default the one that runs this. */
  node?: string
}

/** Ends a test that hangs; no test may fail because its machine is slow or busy, so none has a time of its own. */
const testTimeoutMs = 600_000

/** Runs jest and reads its report. A file that could not run counts as one failure. */
export async function runJest(run: JestRun): Promise<SuiteResult> {
  const { root, suite, args, env = {}, workers = 2, node = process.execPath } = run
  const reportFile = join(root, `.data/test/${suite}.json`)
  await mkdir(dirname(reportFile), { recursive: true })
  await rm(reportFile, { force: true })
  const jest = [
    join(root, 'node_modules/jest/bin/jest.js'),
    workers === 1 ? '--runInBand' : `--maxWorkers=${workers}`,
    '--passWithNoTests',
    // With several projects jest ignores their own timeouts.
    `--testTimeout=${testTimeoutMs}`,
    '--json',
    `--outputFile=${reportFile}`,
    ...args,
  ]
  const child = spawn(node, jest, {
    cwd: root,
    env: { ...process.env, ...env },
    // The JSON report goes to the file; the readable report is on stderr.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code]: (number | null)[] = await once(child, 'exit')
  const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => '{}'))
  const result = { ...readTotals(report), retried: passedOnRetry(report) }
  const isSilentFailure = code !== 0 && result.failed === 0
  return isSilentFailure ? { ...result, failed: 1 } : result
}

/** In a run of all tests, failed tests of screens are retried once (decision 0028). */
export function retrySettings(jestArguments: readonly string[]): NodeJS.ProcessEnv {
  return jestArguments.length === 0 ? { RETRY_FAILED_TESTS: 'true' } : {}
}

/** The used part of jest's JSON report. The totals are missing if jest did not finish. */
type Report = {
  numPassedTests?: number
  numFailedTests?: number
  numRuntimeErrorTestSuites?: number
  testResults?: {
    assertionResults: { fullName: string; status: string; invocations?: number }[]
  }[]
}

function readTotals(report: Report): Omit<SuiteResult, 'retried'> {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** Names of the tests that failed first and passed on retry. */
function passedOnRetry({ testResults = [] }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName)
}
