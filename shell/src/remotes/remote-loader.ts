import type { Composition, RemoteRelease } from '@store/contract/schemas/composition'
import { checkRelease } from './release-check.ts'
import { IncompatibleRelease, NetworkFault, TooSlow, UntrustedFile } from './remote-faults.ts'
import { readRemoteModule } from './remote-module.ts'
import type { RemoteEvent } from './remote-state.ts'
import type { RemoteStore } from './remote-store.ts'
import { withRetries } from './with-retries.ts'
import { attemptBudgetMs, type Budget, withinBudget } from './within-budget.ts'

/** Where the code of a release comes from. */
export interface ReleaseSource {
  /**
   * Downloads a release's remote without running any of it, however often it was tried before.
   * @returns runs it and gives its module
   * @throws NetworkFault when another try may succeed
   */
  download: (release: RemoteRelease, timeoutMs: number) => Promise<() => unknown>
}

export interface RemoteLoaderPorts {
  store: RemoteStore
  source: ReleaseSource
  /** The composition of this document. */
  composition: Composition
  /** Asks for the composition as it is now. */
  fetchComposition: () => Promise<Composition>
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

async function settle(ports: RemoteLoaderPorts, attempt: Attempt): Promise<RemoteEvent> {
  try {
    const run = await withinBudget(attemptBudgetMs, (budget) => fetchCode(ports, attempt, budget))
    const remote = readRemoteModule(run())
    return { type: 'arrived', attempt: attempt.attempt, remote }
  } catch (fault) {
    return outcomeOf(fault, attempt.attempt)
  }
}

async function fetchCode(ports: RemoteLoaderPorts, attempt: Attempt, budget: Budget) {
  const release = await releaseFor(ports, attempt)
  checkRelease(release, ports.hostVersions)
  return await withRetries(budget.signal, () => ports.source.download(release, budget.left()))
}

async function releaseFor(ports: RemoteLoaderPorts, { name, isFirst }: Attempt) {
  const composition = isFirst ? ports.composition : await currentComposition(ports)
  const release = composition.remotes.find((remote) => remote.name === name)
  if (release === undefined) throw new NetworkFault(`the site has no ${name} at the moment`)
  return release
}

async function currentComposition({ fetchComposition }: RemoteLoaderPorts): Promise<Composition> {
  try {
    return await fetchComposition()
  } catch (cause) {
    throw new NetworkFault('the current composition cannot be read', { cause })
  }
}

function outcomeOf(fault: unknown, attempt: number): RemoteEvent {
  const detail = String(fault)
  if (fault instanceof NetworkFault) return { type: 'failed', attempt, why: 'unreachable', detail }
  if (fault instanceof TooSlow) return { type: 'failed', attempt, why: 'too-slow', detail }
  if (fault instanceof IncompatibleRelease) {
    return { type: 'blocked', attempt, why: 'incompatible', detail }
  }
  if (fault instanceof UntrustedFile) return { type: 'blocked', attempt, why: 'untrusted', detail }
  return { type: 'blocked', attempt, why: 'broken', detail }
}
