import type { ReleaseReference, RemoteRelease } from '@store/contract/schemas/site/composition'
import type { Cohort } from '@store/contract/schemas/site/telemetry'
import type { Remote } from '@store/sdk'
import type { CanarySide, ChosenRelease } from '../../composition/choose-releases.ts'
import { readRemoteModule } from '../remote-module.ts'
import type { RemoteEvent } from '../remote-state.ts'
import type { RemoteStore } from '../remote-store.ts'
import { type FailedRelease, failureEvent } from './attempt-outcome.ts'
import type { BrokenReleases } from './broken-releases.ts'
import { withDiagnosedLoads } from './diagnosed-loads.ts'
import { checkRelease } from './release-check.ts'
import { NetworkError, PageLeftError, RemoteStartError } from './remote-errors.ts'
import { withRetries } from './with-retries.ts'
import { attemptTimeoutMs, withTimeout } from './with-timeout.ts'

/** Downloads the code of releases. */
export interface ReleaseSource {
  /**
   * Downloads a release's remote without running any of it; may be called again after a failure.
   * @returns a factory that runs the code and returns its module
   * @throws NetworkError when a retry may succeed
   */
  download: (release: RemoteRelease, timeoutMs: number) => Promise<() => unknown>
}

/** A release in use in this document. */
export interface ReleaseInUse {
  name: string
  version: string
  cohort: Cohort
  /** The canary that the outcome of this release is counted for. */
  canary?: CanarySide
}

/** Receives the outcomes of releases. */
export interface ReleaseReporter {
  opened: (release: ReleaseInUse) => void
  failed: (release: ReleaseInUse, error: unknown) => void
}

export interface RemoteLoaderDependencies {
  store: RemoteStore
  source: ReleaseSource
  /** The releases of this document. */
  releases: readonly ChosenRelease[]
  /** Fetches the releases a new document would get now. */
  fetchReleases: () => Promise<readonly ChosenRelease[]>
  /** Fetches a release that the composition only references. */
  fetchReleaseFile: (remote: string, reference: ReleaseReference) => Promise<RemoteRelease>
  broken: BrokenReleases
  reports: ReleaseReporter
  hostVersions: Record<string, string>
}

export interface RemoteLoader {
  /** Loads a remote; does nothing when it is loaded, loading or blocked. */
  open: (name: string) => void
  /** Loads a remote again, with the release that is live now. */
  retry: (name: string) => void
}

/**
 * Loads remotes into the document and records their state in the store. A remote is only loaded again while none of its
 * code has run: two releases of one remote in a document would mix silently.
 */
export function createRemoteLoader(ports: RemoteLoaderDependencies): RemoteLoader {
  const { store } = ports

  function start(name: string): void {
    const before = store.getState(name)
    const now = store.dispatch(name, { type: 'started' })
    if (now === before || now.status !== 'loading') return
    const isFirst = before.status === 'idle'
    void runAttempt(ports, { name, attempt: now.attempt, isFirst }).then((event) =>
      store.dispatch(name, event),
    )
  }

  return {
    retry: start,
    open: (name) => {
      if (store.getState(name).status !== 'blocked') start(name)
    },
  }
}

interface Attempt {
  name: string
  attempt: number
  isFirst: boolean
}

/** Tries the chosen release, then its fallback. Stops at the first release whose code has run. */
async function runAttempt(ports: RemoteLoaderDependencies, attempt: Attempt): Promise<RemoteEvent> {
  const failed: FailedRelease[] = []
  const candidates = await findCandidates(ports, attempt).catch((error: unknown) => {
    failed.push({ release: attempt.name, error })
    return []
  })
  for (const candidate of candidates) {
    const { name, version } = candidate
    const release = `${name}@${version}`
    ports.reports.opened(candidate)
    try {
      const remote = await loadCandidate(ports, candidate)
      return { type: 'arrived', attempt: attempt.attempt, remote, release }
    } catch (error) {
      if (!(error instanceof PageLeftError)) ports.reports.failed(candidate, error)
      failed.push({ release, error })
      if (!(error instanceof RemoteStartError)) continue
      ports.broken.add(release)
      break
    }
  }
  return failureEvent(failed, attempt.attempt)
}

interface Candidate extends ReleaseInUse {
  find: () => RemoteRelease | Promise<RemoteRelease>
}

async function findCandidates(
  ports: RemoteLoaderDependencies,
  attempt: Attempt,
): Promise<Candidate[]> {
  const { name, isFirst } = attempt
  const releases = isFirst ? ports.releases : await currentReleases(ports)
  const chosen = releases.find(({ release }) => release.name === name)
  if (chosen === undefined) throw new NetworkError(`the site has no ${name} at the moment`)
  const { release, cohort, canary, fallback } = chosen
  const canaryField = canary && { canary }
  const own = { name, version: release.version, cohort, ...canaryField, find: () => release }
  if (fallback === undefined) return [own]
  const find = () => ('container' in fallback ? fallback : ports.fetchReleaseFile(name, fallback))
  const other = { name, version: fallback.version, cohort: 'fallback' as const, find }
  return ports.broken.has(`${name}@${release.version}`) ? [other] : [own, other]
}

async function currentReleases({ fetchReleases }: RemoteLoaderDependencies) {
  try {
    return await withTimeout(attemptTimeoutMs, fetchReleases)
  } catch (cause) {
    throw new NetworkError('the current composition cannot be read', { cause })
  }
}

async function loadCandidate(
  ports: RemoteLoaderDependencies,
  candidate: Candidate,
): Promise<Remote> {
  const { release, run } = await withTimeout(attemptTimeoutMs, async ({ signal, remainingMs }) => {
    const release = await candidate.find()
    checkRelease(release, ports.hostVersions)
    const run = await withRetries(signal, () => ports.source.download(release, remainingMs()))
    return { release, run }
  })
  try {
    const remote = readRemoteModule(run())
    return withDiagnosedLoads(remote, release, (error) => ports.reports.failed(candidate, error))
  } catch (cause) {
    throw new RemoteStartError(String(cause), { cause })
  }
}
