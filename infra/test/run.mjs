import { prepare, root } from '../start/prepare/prepare.mjs'

await prepare()
const { runTests } = await import('./run-tests.ts')
process.exit(await runTests(root, process.argv.slice(2)))
