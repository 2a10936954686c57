import type { Shutdown } from '../start/shutdown.ts'
import type { Stage } from './stage.ts'

/** What a part has found out. */
export type Finding = {
  /** The lines to print. */
  lines: readonly string[]
  /** The most memory its API held, in MB; undefined where that cannot be known. */
  peakMemory: number | undefined
}

/** Measures one thing. */
export type Part = (stage: Stage, shutdown: Shutdown) => Promise<Finding>
