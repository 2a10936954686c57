import { prepare, root } from './prepare.mjs'

await prepare()
const { start } = await import('./start-command.ts')
await start(root)
