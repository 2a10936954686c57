import type { Telemetry } from '@store/contract/schemas/site/telemetry'

/** Counts of one side of a canary while it had one share of all browsers. */
export interface SideCounts {
  salt: string
  percent: number
  side: 'canary' | 'stable'
  browsers: number
  failed: number
  /** From which failures came. */
  networks: string[]
}

/** Names come from strangers' browsers: above this number they are not counted. */
const mostAtOnce = 200

/** Sums the reports of browsers about canaries until they are written to the database. */
export class CanaryTally {
  #counts = new Map<string, SideCounts>()

  /** Number of counts that are not written yet. */
  get size(): number {
    return this.#counts.size
  }

  /** Counts a browser's first load or first failure; ignores other reports. */
  add({ canary, cohort, kind }: Telemetry, network: string): void {
    if (canary === undefined || (cohort !== 'canary' && cohort !== 'stable')) return
    const counts = this.#countsOf({ ...canary, side: cohort })
    if (counts === undefined) return
    if (kind === 'load') counts.browsers += 1
    if (kind !== 'error') return
    counts.failed += 1
    addNetworks(counts, [network])
  }

  /** Returns all counts and resets them. */
  take(): SideCounts[] {
    const counts = [...this.#counts.values()]
    this.#counts = new Map()
    return counts
  }

  /** Adds counts that could not be written again. */
  giveBack(counts: readonly SideCounts[]): void {
    for (const { browsers, failed, networks, ...key } of counts) {
      const sum = this.#countsOf(key)
      if (sum === undefined) continue
      sum.browsers += browsers
      sum.failed += failed
      addNetworks(sum, networks)
    }
  }

  #countsOf(of: Pick<SideCounts, 'salt' | 'percent' | 'side'>): SideCounts | undefined {
    const key = `${of.salt} ${of.percent} ${of.side}`
    const found = this.#counts.get(key)
    if (found || this.#counts.size >= mostAtOnce) return found
    const counts = { ...of, browsers: 0, failed: 0, networks: [] }
    this.#counts.set(key, counts)
    return counts
  }
}

/** More networks than a verdict asks for say nothing more. */
function addNetworks(counts: SideCounts, networks: readonly string[]): void {
  const known = new Set([...counts.networks, ...networks])
  counts.networks = [...known].slice(0, mostAtOnce)
}
