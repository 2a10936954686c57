import { prepare } from './prepare.mjs'

await prepare()
const { benchWeb } = await import('../bench/web/web-bench-command.ts')
await benchWeb(process.argv.slice(2))
