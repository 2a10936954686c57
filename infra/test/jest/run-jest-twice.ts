import type { SuiteResult } from '../suite.ts'
import { type FileReport, type JestRun, reportOf, totalsOf } from './run-jest.ts'

/**
 * Runs jest, then once more the files with a failure, each from its beginning (decision 0028): a test by itself could not
 * succeed any more after what it had changed before it failed. Prints the first failures again at the end, where they
 * are looked for.
 */
export async function runJestTwice(run: JestRun): Promise<SuiteResult> {
  const first = await reportOf(run)
  const files = (first.testResults ?? []).filter(({ status }) => status === 'failed')
  if (files.length === 0) return { ...totalsOf(first), retried: [] }
  const second = await reportOf({
    ...run,
    suite: `${run.suite}-second-look`,
    args: [...run.args, '--runTestsByPath', ...files.map(({ name }) => name)],
    workers: 1,
  })
  for (const { name, message } of files) console.error(`\nfirst failure in ${name}\n${message}`)
  const { passed, failed } = totalsOf(second)
  const failedAgain = second.testResults?.flatMap(failuresOf)
  return {
    passed: totalsOf(first).passed - namesIn(files, 'passed').length + passed,
    failed,
    retried: files.flatMap(failuresOf).filter((name) => failedAgain && !failedAgain.includes(name)),
  }
}

/** The tests of a file that failed; the file itself when it could not run. */
function failuresOf(file: FileReport): string[] {
  const names = namesIn([file], 'failed')
  return names.length === 0 && file.status === 'failed' ? [file.name] : names
}

function namesIn(files: readonly FileReport[], wanted: string): string[] {
  return files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === wanted)
    .map(({ fullName }) => fullName)
}
