import { runRelease } from './cli/run.ts'
import { storeCommands } from './cli/store-commands.ts'

/* The release tool of the container image: what needs no sources. */
process.exitCode = await runRelease(process.argv.slice(2), {
  program: 'release',
  commands: storeCommands,
  root: process.cwd(),
  cwd: process.cwd(),
  env: process.env,
  print: console.log,
  printError: console.error,
})
