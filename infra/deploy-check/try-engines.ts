import { describeError } from '../processes/command-error.ts'
import { createShutdown, type Shutdown } from '../processes/shutdown.ts'
import { step } from '../processes/steps.ts'
import { prepareEngineTests } from '../test/engines-suite.ts'
import { isFailed } from '../test/suite.ts'

/**
 * Runs the browser tests in every engine that buyers have, on sites of their own, which are stopped afterwards, and prints
 * what came of it.
 * @returns whether all passed
 */
export async function tryEngines(root: string, shutdown: Shutdown): Promise<boolean> {
  const { isPassed } = await step(
    'engines',
    () =>
      testEngines(root, shutdown).catch((error: unknown) => ({
        line: `FAILED ${describeError(error)}`,
        isPassed: false,
      })),
    ({ line }) => line,
  )
  return isPassed
}

async function testEngines(root: string, shutdown: Shutdown) {
  // Their sites need the memory that the containers get.
  const own = createShutdown()
  await shutdown.add(own.run)
  try {
    const runTests = await prepareEngineTests({ root, jestArguments: [], shutdown: own })
    const result = await runTests()
    const { passed, failed, retried } = result
    const again = retried.length > 0 ? `, ${retried.length} of them on retry` : ''
    const isPassed = !isFailed(result)
    const line = `${passed} passed, ${failed} failed${again}`
    return { line: isPassed ? line : `FAILED ${line}`, isPassed }
  } finally {
    await own.run()
  }
}
