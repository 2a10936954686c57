import path from 'node:path'
import { runPlatformCommand } from './platform-command.ts'

process.exitCode = await runPlatformCommand(process.argv.slice(2), {
  root: path.join(import.meta.dirname, '..', '..'),
  env: process.env,
  print: console.log,
  printError: console.error,
})
