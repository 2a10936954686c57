import type { ReleaseReference, RemoteRelease } from '@store/contract/schemas/composition'
import type { Cohort } from '@store/contract/schemas/telemetry'
import type { Remote } from '@store/sdk'
import type { CanarySide, ChosenRelease } from '../composition/chosen-release.ts'
import { type FailedRelease, outcomeOf } from './attempt-outcome.ts'
import type { BrokenReleases } from './broken-releases.ts'
import { withExplainedLoads } from './explained-loads.ts'
import { checkRelease } from './release-check.ts'
import { BrokenStart, NetworkFault } from './remote-faults.ts'
import { readRemoteModule } from './remote-module.ts'
import type { RemoteEvent } from './remote-state.ts'
import type { RemoteStore } from './remote-store.ts'
import { withRetries } from './with-retries.ts'
import { attemptBudgetMs, withinBudget } from './within-budget.ts'

/** Where the code of a release comes from. */
export interface ReleaseSource {
  /**
   * Downloads a release's remote without running any of it, however often it was tried before.
   * @returns runs it and gives its module
   * @throws NetworkFault when another try may succeed
   */
  download: (release: RemoteRelease, timeoutMs: number) => Promise<() => unknown>
}

/** A release in use in this document. */
export interface ReleaseInUse {
  name: string
  version: string
  cohort: Cohort
  /** The canary this browser is counted for by what becomes of the release. */
  canary?: CanarySide
}

/** Who hears how releases do. */
export interface ReleaseReports {
  opened: (release: ReleaseInUse) => void
  failed: (release: ReleaseInUse, fault: unknown) => void
}

export interface RemoteLoaderPorts {
  store: RemoteStore
  source: ReleaseSource
  /** What this document has of the site. */
  releases: readonly ChosenRelease[]
  /** Asks what it would have if it were made now. */
  fetchReleases: () => Promise<readonly ChosenRelease[]>
  /** Fetches a release that the composition only names. */
  fetchReleaseFile: (remote: string, reference: ReleaseReference) => Promise<RemoteRelease>
  broken: BrokenReleases
  reports: ReleaseReports
  hostVersions: Record<string, string>
}

export interface RemoteLoader {
  /** Loads a remote a person has come to; does nothing when it is there, under way or refused. */
  open: (name: string) => void
  /** Loads a remote anew, by the release that is published now. */
  retry: (name: string) => void
}

/**
 * Brings remotes into the document and tells the store how far they are. Only remotes of which nothing
 * has run are ever loaded again: two releases of one remote in a document mix in silence.
 */
export function createRemoteLoader(ports: RemoteLoaderPorts): RemoteLoader {
  const { store } = ports

  function start(name: string): void {
    const before = store.stateOf(name)
    const now = store.tell(name, { type: 'started' })
    if (now === before || now.status !== 'loading') return
    const isFirst = before.status === 'idle'
    void settle(ports, { name, attempt: now.attempt, isFirst }).then((event) =>
      store.tell(name, event),
    )
  }

  return {
    retry: start,
    open: (name) => {
      if (store.stateOf(name).status !== 'blocked') start(name)
    },
  }
}

interface Attempt {
  name: string
  attempt: number
  isFirst: boolean
}

/** Tries the chosen release, then its fallback. The first of which code runs is the only one there will be. */
async function settle(ports: RemoteLoaderPorts, attempt: Attempt): Promise<RemoteEvent> {
  const failed: FailedRelease[] = []
  const candidates = await candidatesFor(ports, attempt).catch((fault: unknown) => {
    failed.push({ release: attempt.name, fault })
    return []
  })
  for (const candidate of candidates) {
    const { name, version } = candidate
    const release = `${name}@${version}`
    ports.reports.opened(candidate)
    try {
      const remote = await bringIn(ports, candidate)
      return { type: 'arrived', attempt: attempt.attempt, remote, release }
    } catch (fault) {
      ports.reports.failed(candidate, fault)
      failed.push({ release, fault })
      if (!(fault instanceof BrokenStart)) continue
      ports.broken.add(release)
      break
    }
  }
  return outcomeOf(failed, attempt.attempt)
}

interface Candidate extends ReleaseInUse {
  find: () => RemoteRelease | Promise<RemoteRelease>
}

async function candidatesFor(ports: RemoteLoaderPorts, attempt: Attempt): Promise<Candidate[]> {
  const { name, isFirst } = attempt
  const releases = isFirst ? ports.releases : await currentReleases(ports)
  const chosen = releases.find(({ release }) => release.name === name)
  if (chosen === undefined) throw new NetworkFault(`the site has no ${name} at the moment`)
  const { release, cohort, canary, fallback } = chosen
  const counted = canary && { canary }
  const own = { name, version: release.version, cohort, ...counted, find: () => release }
  if (fallback === undefined) return [own]
  const find = () => ('container' in fallback ? fallback : ports.fetchReleaseFile(name, fallback))
  const other = { name, version: fallback.version, cohort: 'fallback' as const, find }
  return ports.broken.has(`${name}@${release.version}`) ? [other] : [own, other]
}

async function currentReleases({ fetchReleases }: RemoteLoaderPorts) {
  try {
    return await withinBudget(attemptBudgetMs, fetchReleases)
  } catch (cause) {
    throw new NetworkFault('the current composition cannot be read', { cause })
  }
}

async function bringIn(ports: RemoteLoaderPorts, candidate: Candidate): Promise<Remote> {
  const { release, run } = await withinBudget(attemptBudgetMs, async ({ signal, left }) => {
    const release = await candidate.find()
    checkRelease(release, ports.hostVersions)
    const run = await withRetries(signal, () => ports.source.download(release, left()))
    return { release, run }
  })
  try {
    const remote = readRemoteModule(run())
    return withExplainedLoads(remote, release, (fault) => ports.reports.failed(candidate, fault))
  } catch (cause) {
    throw new BrokenStart(String(cause), { cause })
  }
}
