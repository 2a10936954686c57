import { runPlatformCommand } from './platform-command.ts'

process.exitCode = await runPlatformCommand(process.argv.slice(2), {
  // npm changes to the repository's root; an image has its own folder.
  root: process.cwd(),
  env: process.env,
  print: console.log,
  printError: console.error,
})
