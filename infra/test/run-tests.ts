import { CommandError, describeError } from '../processes/command-error.ts'
import { createShutdown, type Shutdown } from '../processes/shutdown.ts'
import { prepareApiTests } from './api-suite.ts'
import { runsOfChange } from './changed/runs-of-change.ts'
import { prepareChecks } from './check-suite.ts'
import { prepareEndToEndTests } from './end-to-end-suite.ts'
import { prepareEngineTests } from './engines-suite.ts'
import { prepareOfficeTests } from './office-suite.ts'
import { releaseInBackground } from './site/background-release.ts'
import { isFailed, type Suite, type SuiteResult, type SuiteRun, summary } from './suite.ts'
import { prepareUnitTests } from './unit-suite.ts'

const SUITES: ReadonlyMap<string, Suite> = new Map([
  ['check', prepareChecks],
  ['unit', prepareUnitTests],
  ['api', prepareApiTests],
  ['e2e', prepareEndToEndTests],
])

/** Run only when they are named: they take minutes, or need large programs. */
const FURTHER_SUITES: ReadonlyMap<string, Suite> = new Map([
  ['engines', prepareEngineTests],
  ['office', prepareOfficeTests],
])

const ALL_SUITES = new Map([...SUITES, ...FURTHER_SUITES])

type Options = Pick<SuiteRun, 'jestArguments' | 'change' | 'releasedSite'>

/**
 * `npm test`: runs checks, unit, API and browser tests, or only the named suite, of which there are two more. Further arguments are passed to jest.
 * `--changed`, or `--changed <base>`, runs what a change touches: the files that differ from main, or from that commit.
 * A failing suite does not stop the next one.
 * @returns the exit code
 */
export async function runTests(root: string, args: readonly string[]): Promise<number> {
  const [wanted, ...rest] = args
  if (wanted && wanted !== '--changed' && !ALL_SUITES.has(wanted)) {
    console.error(`Unknown suite: ${wanted}. Suites: ${[...ALL_SUITES.keys()].join(', ')}.`)
    return 1
  }
  const names = wanted ? [wanted] : [...SUITES.keys()]
  const runs: ReadonlyMap<string, Options> =
    wanted === '--changed'
      ? await runsOfChange(root, rest[0] ?? 'main')
      : new Map(names.map((name) => [name, { jestArguments: rest }]))
  const releasedSite = wanted ? undefined : releaseInBackground(root)
  const chosen = [...ALL_SUITES].flatMap(([name, suite]) => {
    const options = runs.get(name)
    if (!options) return []
    const shutdown = createShutdown()
    return [{ name, suite, run: { root, ...options, releasedSite, shutdown } }]
  })
  const results = await runInTurn(chosen)
  console.log(`\n${summary(results)}`)
  return results.some(([, result]) => isFailed(result)) ? 1 : 0
}

type Chosen = { name: string; suite: Suite; run: SuiteRun }

/** Runs one suite after the other. While one is running, the next is prepared. */
async function runInTurn(chosen: readonly Chosen[]): Promise<[string, SuiteResult][]> {
  const stopAll = () => Promise.allSettled(chosen.map(({ run }) => run.shutdown.run()))
  const interrupt = () => void stopAll().finally(() => process.exit(130))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const results: [string, SuiteResult][] = []
  let prepared: ReturnType<typeof prepare> | undefined
  for (const [index, suite] of chosen.entries()) {
    console.log(`\n${suite.name}`)
    const tests = await (prepared ?? prepare(suite))
    const following = chosen[index + 1]
    prepared = following && prepare(following)
    results.push([suite.name, await resultOf(tests, suite.run.shutdown)])
  }
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  return results
}

/** What a suite needs is started; if that fails, its tests fail when it is their turn. */
async function prepare({ suite, run }: Chosen): Promise<() => Promise<SuiteResult>> {
  return suite(run).catch((error: unknown) => () => Promise.reject(error))
}

/** A suite that cannot run counts as one failure. Everything it started is stopped in any case. */
async function resultOf(
  tests: () => Promise<SuiteResult>,
  shutdown: Shutdown,
): Promise<SuiteResult> {
  try {
    return await tests()
  } catch (error) {
    console.error(error instanceof CommandError ? describeError(error) : error)
    return { passed: 0, failed: 1, retried: [] }
  } finally {
    await shutdown.run()
  }
}
