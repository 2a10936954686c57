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

/** Runs jest. A file that could not run counts as one failure. */
export async function runJest(run: JestRun): Promise<SuiteResult> {
  const report = await reportOf(run)
  return { ...totalsOf(report), retried: passedOnRetry(report) }
}

/** Runs jest and reads its report. */
export async function reportOf(run: JestRun): Promise<Report> {
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
  const report: JestReport = JSON.parse(await readFile(reportFile, 'utf8').catch(() => '{}'))
  return { ...report, code }
}

/** In a run of all tests, failed tests of components are retried once (decision 0028). */
export function retrySettings(jestArguments: readonly string[]): NodeJS.ProcessEnv {
  return jestArguments.length === 0 ? { RETRY_FAILED_TESTS: 'true' } : {}
}

/** The used part of jest's JSON report. The totals are missing if jest did not finish. */
type JestReport = {
  numPassedTests?: number
  numFailedTests?: number
  numRuntimeErrorTestSuites?: number
  testResults?: FileReport[]
}

/** A file and its tests. */
export type FileReport = {
  /** Its path. */
  name: string
  status: string
  /** Of its failures; empty when there are none. */
  message: string
  assertionResults: { fullName: string; status: string; invocations?: number }[]
}

export type Report = JestReport & {
  /** Of the process of jest. */
  code: number | null | undefined
}

/** Jest may also fail without a test that does. */
export function totalsOf(report: Report): Omit<SuiteResult, 'retried'> {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report
  const failed = numFailedTests + numRuntimeErrorTestSuites
  return { passed: numPassedTests, failed: report.code !== 0 && failed === 0 ? 1 : failed }
}

/** Names of the tests that failed first and passed on retry. */
function passedOnRetry({ testResults = [] }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName)
}
