import type { Composition } from '@store/contract/schemas/composition'
import type { Telemetry } from '@store/contract/schemas/telemetry'
import type { FailedCall } from '@store/sdk'
import { reasonOf } from '../remotes/attempt-outcome.ts'
import type { ReleaseInUse, ReleaseReports } from '../remotes/remote-loader.ts'
import type { CanaryMemory } from './canary-memory.ts'
import { stackOf, wordsOf } from './fault-words.ts'
import { releaseAtFault } from './release-at-fault.ts'

/** Hears what goes wrong in a document, and how it does, and tells the API in a few words. */
export interface Reporter extends ReleaseReports {
  /** A screen threw while it was rendered. @param release as `mf-shop@1.4.0` */
  crashed: (release: string | undefined, fault: unknown) => void
  /** A fault nobody caught; whose it is, its stack says. */
  escaped: (fault: unknown) => void
  /** A page of a release has stayed blank. @param release as `mf-shop@1.4.0` */
  blank: (release: string) => void
  /** A call of the API failed, and no person's doing explains it. @param remote whose page is shown */
  callFailed: (remote: string | undefined, call: FailedCall) => void
  /** A web vital of the page this document was opened with. */
  measured: (name: string, value: number) => void
  /** Sends what is still to be said. */
  flush: () => void
}

export interface ReporterPorts {
  composition: Pick<Composition, 'revision' | 'shell'>
  /** The release that shows the page this document was opened with; the shell when absent. */
  opening?: ReleaseInUse | undefined
  /** For which canaries this browser has been counted. */
  memory: CanaryMemory
  send: (reports: readonly Telemetry[]) => void
}

/** A screen that throws at each frame must fill neither the network nor the log. */
const mostErrors = 20
/** What belongs together is sent together, out of the way of the first page, in milliseconds. */
const pauseMs = 10_000

type Told = Pick<Telemetry, 'kind' | 'name' | 'value' | 'message'>

/** Collects reports of a document: each error once, each release's load once, sent in one go. */
export function createReporter({ composition, opening, memory, send }: ReporterPorts): Reporter {
  const shell: ReleaseInUse = {
    name: 'shell',
    version: composition.shell.version,
    cohort: 'stable',
  }
  const inUse = new Map<string, ReleaseInUse>()
  const said = new Set<string>()
  let queue: Telemetry[] = []

  const flush = () => {
    if (queue.length > 0) send(queue)
    queue = []
  }
  function tell({ name, version, cohort, canary }: ReleaseInUse, told: Told): void {
    if (queue.length === 0) setTimeout(flush, pauseMs)
    queue.push({
      composition: String(composition.revision),
      remote: name,
      version,
      cohort,
      ...told,
      ...(canary && isCounted({ remote: name, salt: canary.salt }, told.kind) && { canary }),
    })
  }
  function isCounted(canary: { remote: string; salt: string }, kind: Told['kind']): boolean {
    return kind !== 'vital' && memory.isFirst(canary, kind)
  }
  function open(release: ReleaseInUse): void {
    const key = `${release.name}@${release.version}`
    if (inUse.has(key)) return
    inUse.set(key, release)
    tell(release, { kind: 'load' })
  }
  function tellError(release: ReleaseInUse, name: string, fault: unknown): void {
    const message = wordsOf(fault)
    if (said.size >= mostErrors || said.has(message)) return
    said.add(message)
    tell(release, { kind: 'error', name, message })
  }
  const known = (release: string | undefined) => inUse.get(release ?? '') ?? shell

  open(shell)
  return {
    opened: open,
    failed: ({ name, version }, fault) => {
      tellError(known(`${name}@${version}`), `load-${reasonOf(fault)}`, fault)
    },
    crashed: (release, fault) => {
      tellError(known(releaseAtFault(stackOf(fault)) ?? release), 'render', fault)
    },
    blank: (release) => tellError(known(release), 'blank', `${release} shows nothing`),
    callFailed: (remote, { endpoint, status }) => {
      const release = [...inUse.values()].find(({ name }) => name === remote)
      tellError(release ?? shell, 'call', `${endpoint} ${status}`)
    },
    escaped: (fault) => tellError(known(releaseAtFault(stackOf(fault))), 'escaped', fault),
    measured: (name, value) => tell(opening ?? shell, { kind: 'vital', name, value }),
    flush,
  }
}
