import { pathToFileURL } from 'node:url'
import { BroadcastChannel } from 'node:worker_threads'

/** The real thread of the catalogue index, for tests: it exits on a message. */
new BroadcastChannel('deaths of the index').onmessage = () => process.exit(1)
await import(pathToFileURL(`${process.env.API_BUNDLE}/catalog-worker.js`).href)
