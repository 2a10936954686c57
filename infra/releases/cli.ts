import path from 'node:path'
import { commands } from './cli/commands.ts'
import { runRelease } from './cli/run.ts'

process.exitCode = await runRelease(process.argv.slice(2), {
  program: 'npm run release --',
  commands,
  root: path.join(import.meta.dirname, '..', '..'),
  // npm changes to the repository's root; INIT_CWD is the folder it was called in.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: process.env,
  print: console.log,
  printError: console.error,
})
