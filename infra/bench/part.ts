import type { Shutdown } from '../start/shutdown.ts'
import type { Stage } from './stage.ts'

/** Measures one thing; answers the line to print. */
export type Part = (stage: Stage, shutdown: Shutdown) => Promise<string>
