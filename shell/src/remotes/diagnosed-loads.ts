import type { RemoteRelease } from '@store/contract/schemas/composition'
import type { Remote } from '@store/sdk'
import type { LoadScreen } from '../screens/load-screen.ts'
import { releaseFileUrl } from './release-check.ts'
import { diagnoseFailedFile, failedScriptUrl } from './script-errors.ts'
import { attemptTimeoutMs } from './with-timeout.ts'

/**
 * A remote whose screens say why their code did not arrive, as its own code does.
 * @param report hears of each failure
 */
export function withDiagnosedLoads(
  remote: Remote,
  release: RemoteRelease,
  report: (error: unknown) => void,
): Remote {
  const diagnose = async (error: unknown) => {
    const diagnosis = await diagnoseLoadError(error, release)
    report(diagnosis)
    throw diagnosis
  }
  const routes = remote.routes.map(({ load, ...route }) =>
    load ? { ...route, load: () => load().catch(diagnose) } : route,
  )
  return { ...remote, routes }
}

/**
 * A screen of the shell that says why its code did not arrive. The shell's files stand in no release that this
 * document knows, so there is no hash to compare.
 */
export function withDiagnosedLoad(load: LoadScreen): LoadScreen {
  return () =>
    load().catch(async (error: unknown) => {
      const address = failedScriptUrl(error)
      throw address === undefined
        ? error
        : await diagnoseFailedFile({ address, timeoutMs: attemptTimeoutMs })
    })
}

/** What is known of a script of a release that did not load; the fault itself when it is about no script. */
export async function diagnoseLoadError(
  error: unknown,
  release: RemoteRelease,
  timeoutMs = attemptTimeoutMs,
): Promise<unknown> {
  const address = failedScriptUrl(error)
  if (address === undefined) return error
  const file = address.slice(releaseFileUrl(release, '').length)
  return await diagnoseFailedFile({ address, integrity: release.integrity[file], timeoutMs })
}
