import { prepare, root } from './prepare.mjs'

await prepare()
const { develop } = await import('./dev-command.ts')
await develop(root, process.argv.slice(2))
