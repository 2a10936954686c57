import type { RemoteRelease } from '@store/contract/schemas/composition'
import type { Remote } from '@store/sdk'
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
