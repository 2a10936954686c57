import { prepare, root } from './prepare.mjs'

await prepare()
const { bench } = await import('../bench/bench-command.ts')
await bench(root, process.argv.slice(2))
