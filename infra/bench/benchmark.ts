import type { Shutdown } from '../processes/shutdown.ts'
import type { BenchEnvironment } from './bench-environment.ts'

/** The result of a benchmark. */
type BenchmarkResult = {
  /** The lines to print. */
  lines: readonly string[]
  /** Peak memory of its API in MB; undefined if unknown. */
  peakMemory: number | undefined
}

/** A benchmark. */
export type Benchmark = (
  environment: BenchEnvironment,
  shutdown: Shutdown,
) => Promise<BenchmarkResult>
