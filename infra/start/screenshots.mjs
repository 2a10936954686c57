import { prepare, root } from './prepare.mjs'

await prepare()
const { screenshots } = await import('./screenshots-command.ts')
await screenshots(root, process.argv.slice(2))
