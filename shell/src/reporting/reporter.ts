import type { Composition } from '@store/contract/schemas/site/composition'
import type { Telemetry } from '@store/contract/schemas/site/telemetry'
import type { FailedCall } from '@store/host'
import { failureReason } from '../remotes/loader/attempt-outcome.ts'
import type { ReleaseInUse, ReleaseReporter } from '../remotes/loader/remote-loader.ts'
import type { CanaryMemory } from './canary-memory.ts'
import { sanitizeErrorMessage, stackOf } from './sanitize-error-message.ts'

/** Reports errors and web vitals of this document to the API. */
export interface Reporter extends ReleaseReporter {
  /** A screen threw while it was rendered. @param release as `mf-shop@1.4.0` */
  crashed: (release: string | undefined, error: unknown) => void
  /** An uncaught error; its stack shows which release it belongs to. */
  uncaught: (error: unknown) => void
  /** A page of a release stayed blank. @param release as `mf-shop@1.4.0` */
  blank: (release: string) => void
  /** An API call failed unexpectedly. @param remote whose page is shown */
  callFailed: (remote: string | undefined, call: FailedCall) => void
  /** React rendered a part of the first page anew, because it differs from the HTML of the document. */
  differed: (error: unknown) => void
  /** A web vital of the first page of this document. */
  measured: (name: string, value: number) => void
  /** Sends the queued reports. */
  flush: () => void
}

export interface ReporterOptions {
  composition: Pick<Composition, 'revision' | 'shell'>
  /** The release of the first page of this document; the shell when absent. */
  opening?: ReleaseInUse | undefined
  /** Which canaries have already counted this browser. */
  memory: CanaryMemory
  send: (reports: readonly Telemetry[]) => void
}

/** A screen that throws on every frame must not flood the network or the log. */
const maxErrors = 20
/** Reports are batched, and must not delay the first page, in milliseconds. */
const flushDelayMs = 10_000

type ReportFields = Pick<Telemetry, 'kind' | 'name' | 'value' | 'message'>

/**
 * The release of the topmost frame that belongs to a remote. Code of a remote often throws inside the shell, for example
 * in React, so frames of the shell are skipped.
 * @returns `mf-shop@1.4.0`, or `undefined` when no remote is in the stack
 */
function releaseInStack(stack: string): string | undefined {
  const [, name, version] = /\/mf\/(mf-[\w-]+)\/([\w.-]+)\//.exec(stack) ?? []
  return name && version && `${name}@${version}`
}

/** Collects the reports of a document: each error once, each release's load once, sent in batches. */
export function createReporter({ composition, opening, memory, send }: ReporterOptions): Reporter {
  const shell: ReleaseInUse = {
    name: 'shell',
    version: composition.shell.version,
    cohort: 'stable',
  }
  const inUse = new Map<string, ReleaseInUse>()
  const reportedMessages = new Set<string>()
  let hasDiffered = false
  let queue: Telemetry[] = []

  const flush = () => {
    if (queue.length > 0) send(queue)
    queue = []
  }
  function enqueue({ name, version, cohort, canary }: ReleaseInUse, fields: ReportFields): void {
    if (queue.length === 0) setTimeout(flush, flushDelayMs)
    queue.push({
      composition: String(composition.revision),
      remote: name,
      version,
      cohort,
      ...fields,
      ...(canary &&
        countsForCanary({ remote: name, salt: canary.salt }, fields.kind) && { canary }),
    })
  }
  function countsForCanary(
    canary: { remote: string; salt: string },
    kind: ReportFields['kind'],
  ): boolean {
    return (kind === 'load' || kind === 'error') && memory.isFirst(canary, kind)
  }
  function open(release: ReleaseInUse): void {
    const key = `${release.name}@${release.version}`
    if (inUse.has(key)) return
    inUse.set(key, release)
    enqueue(release, { kind: 'load' })
  }
  function reportError(release: ReleaseInUse, name: string, error: unknown): void {
    const message = sanitizeErrorMessage(error)
    if (reportedMessages.size >= maxErrors || reportedMessages.has(message)) return
    reportedMessages.add(message)
    enqueue(release, { kind: 'error', name, message })
  }
  const findRelease = (release: string | undefined) => inUse.get(release ?? '') ?? shell

  open(shell)
  return {
    opened: open,
    failed: ({ name, version }, error) => {
      reportError(findRelease(`${name}@${version}`), `load-${failureReason(error)}`, error)
    },
    crashed: (release, error) => {
      reportError(findRelease(releaseInStack(stackOf(error)) ?? release), 'render', error)
    },
    blank: (release) => reportError(findRelease(release), 'blank', `${release} shows nothing`),
    callFailed: (remote, { endpoint, status }) => {
      const release = [...inUse.values()].find(({ name }) => name === remote)
      reportError(release ?? shell, 'call', `${endpoint} ${status}`)
    },
    uncaught: (error) => reportError(findRelease(releaseInStack(stackOf(error))), 'escaped', error),
    differed: (error) => {
      if (!hasDiffered) {
        enqueue(opening ?? shell, { kind: 'difference', message: sanitizeErrorMessage(error) })
      }
      hasDiffered = true
    },
    measured: (name, value) => enqueue(opening ?? shell, { kind: 'vital', name, value }),
    flush,
  }
}
