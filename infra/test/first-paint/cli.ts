import path from 'node:path'
import { findBrowserReads } from './browser-reads.ts'
import { findFlaggedScreens } from './flagged-screens.ts'

/* Fails when a screen of a route with `firstPaint` reads the browser while it renders; of another repository, if named. */
const root = process.argv[2] ?? path.join(import.meta.dirname, '../../..')
const reads = (await findFlaggedScreens(root)).flatMap(findBrowserReads)
const faults = new Set(
  reads.map(({ file, line, global, by }) => {
    const when = by === '' ? 'when it starts' : `while ${by} renders`
    return `${path.relative(root, file)}:${line} reads ${global} ${when}, in a route with firstPaint: read it in a handler, an effect or a snapshot of useSyncExternalStore`
  }),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.size > 0 ? 1 : 0
