import type { RemoteRelease } from '@store/contract/schemas/composition'
import type { Remote } from '@store/sdk'
import type { LoadScreen } from '../screens/screen-code.ts'
import { addressOf } from './release-check.ts'
import { explainLostFile, lostScriptOf } from './script-fault.ts'
import { attemptBudgetMs } from './within-budget.ts'

/**
 * A remote whose screens say why their code did not arrive, as its own code does.
 * @param report hears of each failure
 */
export function withExplainedLoads(
  remote: Remote,
  release: RemoteRelease,
  report: (fault: unknown) => void,
): Remote {
  const explained = async (fault: unknown) => {
    const explanation = await explanationOf(fault, release)
    report(explanation)
    throw explanation
  }
  const routes = remote.routes.map(({ load, ...route }) =>
    load ? { ...route, load: () => load().catch(explained) } : route,
  )
  return { ...remote, routes }
}

/**
 * A screen of the shell that says why its code did not arrive. The shell's files stand in no release that this
 * document knows, so there is no hash to compare.
 */
export function withExplainedLoad(load: LoadScreen): LoadScreen {
  return () =>
    load().catch(async (fault: unknown) => {
      const address = lostScriptOf(fault)
      throw address === undefined
        ? fault
        : await explainLostFile({ address, timeoutMs: attemptBudgetMs })
    })
}

/** What is known of a script of a release that did not load; the fault itself when it is about no script. */
export async function explanationOf(
  fault: unknown,
  release: RemoteRelease,
  timeoutMs = attemptBudgetMs,
): Promise<unknown> {
  const address = lostScriptOf(fault)
  if (address === undefined) return fault
  const file = address.slice(addressOf(release, '').length)
  return await explainLostFile({ address, integrity: release.integrity[file], timeoutMs })
}
