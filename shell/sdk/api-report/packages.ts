import path from 'node:path'

/** Root of the repository. */
export const root = path.join(import.meta.dirname, '..', '..', '..')

/** A package whose exports are recorded in an API report. */
export interface ReportedPackage {
  name: string
  /** Its folder, below the root. */
  folder: string
  /** Its public module, below the root. */
  entry: string
  /** The report, below the root. */
  report: string
}

export const reportedPackages: readonly ReportedPackage[] = [
  {
    name: '@store/sdk',
    folder: 'shell/sdk',
    entry: 'shell/sdk/src/public.ts',
    report: 'shell/sdk/sdk.api.md',
  },
  {
    name: '@store/ui',
    folder: 'shell/ui',
    entry: 'shell/ui/src/public.ts',
    report: 'shell/ui/ui.api.md',
  },
]
