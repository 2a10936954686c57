import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PartResult } from './part.ts'

export type JestRun = {
  root: string
  /** Names the file of the totals. */
  part: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** One test file at a time, for tests that change what others look at. */
  isAlone?: boolean
}

/** What one test may take on a machine that is busy with everything else, in milliseconds. */
const slowestTestMs = 90_000

/** Runs jest with at most two workers and reads its totals. A file that could not run counts as one failure. */
export async function runJest(run: JestRun): Promise<PartResult> {
  const { root, part, args, env = {}, isAlone = false } = run
  const totals = join(root, `.data/test/${part}.json`)
  await mkdir(dirname(totals), { recursive: true })
  await rm(totals, { force: true })
  const jest = [
    join(root, 'node_modules/jest/bin/jest.js'),
    isAlone ? '--runInBand' : '--maxWorkers=2',
    '--passWithNoTests',
    // Jest takes a project's own limit for its word only when that project runs alone.
    `--testTimeout=${slowestTestMs}`,
    '--json',
    `--outputFile=${totals}`,
    ...args,
  ]
  const child = spawn(process.execPath, jest, {
    cwd: root,
    env: { ...process.env, ...env },
    // With an output file the totals are not printed; the report itself is on the other channel.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code]: (number | null)[] = await once(child, 'exit')
  const report = JSON.parse(await readFile(totals, 'utf8').catch(() => '{}'))
  for (const name of passedAtSecondLook(report)) console.log(`passed at the second look: ${name}`)
  const result = readTotals(report)
  const isSilentFailure = code !== 0 && result.failed === 0
  return isSilentFailure ? { ...result, failed: 1 } : result
}

/** In a run of all tests those that draw screens are looked at once more when they fail (decision 0028). */
export function secondLook(jestArguments: readonly string[]): NodeJS.ProcessEnv {
  return jestArguments.length === 0 ? { SECOND_LOOK: 'true' } : {}
}

/** What is read of jest's JSON report; the totals are missing when it did not come to its end. */
type Report = {
  numPassedTests?: number
  numFailedTests?: number
  numRuntimeErrorTestSuites?: number
  testResults?: {
    assertionResults: { fullName: string; status: string; invocations?: number }[]
  }[]
}

function readTotals(report: Report): PartResult {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** Names of the tests that failed once and then passed. */
function passedAtSecondLook({ testResults = [] }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName)
}
