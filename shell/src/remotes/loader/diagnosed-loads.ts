import type { RemoteRelease } from '@store/contract/schemas/site/composition'
import type { Remote } from '@store/sdk'
import type { LoadScreen } from '../../screens/load-screen.ts'
import { diagnoseFailedFile, failedScriptUrl } from '../script-errors.ts'
import { releaseFileUrl } from './release-check.ts'
import { PageLeftError } from './remote-errors.ts'
import { attemptTimeoutMs } from './with-timeout.ts'

/**
 * Wraps the loaders of a remote's screens so that a failed download is diagnosed and reported.
 * @param report called with each diagnosed error
 */
export function withDiagnosedLoads(
  remote: Remote,
  release: RemoteRelease,
  report: (error: unknown) => void,
): Remote {
  const diagnose = async (error: unknown) => {
    const diagnosis = await diagnoseLoadError(error, release)
    if (!(diagnosis instanceof PageLeftError)) report(diagnosis)
    return diagnosis
  }
  const routes = remote.routes.map(({ load, ...route }) =>
    load ? { ...route, load: () => loadAgainAfterReturn(load, diagnose) } : route,
  )
  return { ...remote, routes }
}

/**
 * Diagnoses a failed download of one of the shell's own screens. The shell's files are not listed in a release that
 * this document knows, so there is no hash to compare.
 */
export function withDiagnosedLoad(load: LoadScreen): LoadScreen {
  return () =>
    loadAgainAfterReturn(load, async (error) => {
      const address = failedScriptUrl(error)
      return address === undefined
        ? error
        : await diagnoseFailedFile({ address, timeoutMs: attemptTimeoutMs })
    })
}

/** A page that was left while its screen was loading, and came back, loads it again. @throws the diagnosed error */
async function loadAgainAfterReturn(
  load: LoadScreen,
  diagnose: (error: unknown) => Promise<unknown>,
): ReturnType<LoadScreen> {
  try {
    return await load()
  } catch (error) {
    const diagnosis = await diagnose(error)
    if (diagnosis instanceof PageLeftError) return loadAgainAfterReturn(load, diagnose)
    throw diagnosis
  }
}

/** Diagnoses a script of a release that did not load; returns any other error unchanged. */
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
