import path from 'node:path'
import { runRelease } from './cli/run.ts'

process.exitCode = await runRelease(process.argv.slice(2), {
  root: path.join(import.meta.dirname, '..', '..'),
  // npm changes to the repository's root; INIT_CWD is the folder it was called in.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: process.env,
  print: console.log,
  printError: console.error,
})
