import { explain, Problem } from '../start/problem.ts'
import { createShutdown } from '../start/shutdown.ts'
import { runApiTests } from './api-part.ts'
import { runChecks } from './check-part.ts'
import { runEndToEndTests } from './end-to-end-part.ts'
import { isFailed, type PartResult, type PartRun, summary } from './part.ts'
import { runUnitTests } from './unit-part.ts'

const PARTS = new Map<string, (run: PartRun) => Promise<PartResult>>([
  ['check', runChecks],
  ['unit', runUnitTests],
  ['api', runApiTests],
  ['e2e', runEndToEndTests],
])

/**
 * `npm test`: checks, unit, API and browser tests, or the one part that is named; what follows its name goes to
 * jest. A failing part does not keep the next from running. Answers the exit code.
 */
export async function runTests(root: string, args: readonly string[]): Promise<number> {
  const [wanted, ...jestArguments] = args
  if (wanted && !PARTS.has(wanted)) {
    console.error(`There is no part ${wanted}. The parts are: ${[...PARTS.keys()].join(', ')}.`)
    return 1
  }
  const results: [string, PartResult][] = []
  for (const [name, run] of PARTS) {
    if (wanted && name !== wanted) continue
    console.log(`\n${name}`)
    results.push([name, await runPart(run, root, jestArguments)])
  }
  console.log(`\n${summary(results)}`)
  return results.some(([, result]) => isFailed(result)) ? 1 : 0
}

/** A part that cannot even run counts as one failure; what it started is stopped in any case. */
async function runPart(
  run: (run: PartRun) => Promise<PartResult>,
  root: string,
  jestArguments: readonly string[],
): Promise<PartResult> {
  const shutdown = createShutdown()
  const interrupt = () => void shutdown.run().finally(() => process.exit(130))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    return await run({ root, jestArguments, shutdown })
  } catch (error) {
    console.error(error instanceof Problem ? explain(error) : error)
    return { passed: 0, failed: 1 }
  } finally {
    await shutdown.run()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}
