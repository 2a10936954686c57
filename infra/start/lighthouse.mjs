import { prepare, root } from './prepare.mjs'

await prepare()
const { runLighthouse } = await import('../lighthouse/lighthouse-command.ts')
await runLighthouse(root, process.argv.slice(2))
