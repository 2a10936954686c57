import { BroadcastChannel } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

/** The thread of the catalogue index for tests: read as TypeScript, and it dies when it is told to. */
register()
new BroadcastChannel('deaths of the index').onmessage = () => process.exit(1)
await import('../catalog-worker.ts')
