import { CommandError, describeError } from '../processes/command-error.ts'
import { createShutdown } from '../processes/shutdown.ts'
import { runApiTests } from './api-suite.ts'
import { runsOfChange } from './changed/runs-of-change.ts'
import { runChecks } from './check-suite.ts'
import { runEndToEndTests } from './end-to-end-suite.ts'
import { releaseInBackground } from './site/background-release.ts'
import { isFailed, type SuiteResult, type SuiteRun, summary } from './suite.ts'
import { runUnitTests } from './unit-suite.ts'

const SUITES = new Map<string, (run: SuiteRun) => Promise<SuiteResult>>([
  ['check', runChecks],
  ['unit', runUnitTests],
  ['api', runApiTests],
  ['e2e', runEndToEndTests],
])

type Options = Pick<SuiteRun, 'jestArguments' | 'change' | 'releasedSite'>

/**
 * `npm test`: runs checks, unit, API and browser tests, or only the named suite. Further arguments are passed to jest.
 * `--changed`, or `--changed <base>`, runs what a change touches: the files that differ from main, or from that commit.
 * A failing suite does not stop the next one.
 * @returns the exit code
 */
export async function runTests(root: string, args: readonly string[]): Promise<number> {
  const [wanted, ...rest] = args
  if (wanted && wanted !== '--changed' && !SUITES.has(wanted)) {
    console.error(`Unknown suite: ${wanted}. Suites: ${[...SUITES.keys()].join(', ')}.`)
    return 1
  }
  const names = wanted ? [wanted] : [...SUITES.keys()]
  const runs: ReadonlyMap<string, Options> =
    wanted === '--changed'
      ? await runsOfChange(root, rest[0] ?? 'main')
      : new Map(names.map((name) => [name, { jestArguments: rest }]))
  const releasedSite = wanted ? undefined : releaseInBackground(root)
  const results: [string, SuiteResult][] = []
  for (const [name, run] of SUITES) {
    const options = runs.get(name)
    if (!options) continue
    console.log(`\n${name}`)
    results.push([name, await runSuite(run, root, { ...options, releasedSite })])
  }
  console.log(`\n${summary(results)}`)
  return results.some(([, result]) => isFailed(result)) ? 1 : 0
}

/** A suite that cannot run counts as one failure. Everything it started is stopped in any case. */
async function runSuite(
  run: (run: SuiteRun) => Promise<SuiteResult>,
  root: string,
  options: Options,
): Promise<SuiteResult> {
  const shutdown = createShutdown()
  const interrupt = () => void shutdown.run().finally(() => process.exit(130))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    return await run({ root, ...options, shutdown })
  } catch (error) {
    console.error(error instanceof CommandError ? describeError(error) : error)
    return { passed: 0, failed: 1, retried: [] }
  } finally {
    await shutdown.run()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}
