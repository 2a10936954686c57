import { prepare, root } from './prepare.mjs'

await prepare()
const { seed } = await import('./seed-command.ts')
await seed(root, process.argv.slice(2))
