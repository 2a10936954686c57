import { prepare, root } from './prepare/prepare.mjs'

/* The npm commands that work in a fresh clone: `node infra/start/run.mjs <name> [argument …]`. */
await prepare()
// Imported late, after the dependencies have been installed.
const { runSiteCommand } = await import('./commands.ts')
process.exitCode = await runSiteCommand(root, process.argv.slice(2))
