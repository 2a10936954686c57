import { spawn } from 'node:child_process'

type Command = {
  file: string
  args: readonly string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Unprivileged account, if the caller is root. */
  account?: { uid: number; gid: number }
  /** Stdin of the command; empty by default. */
  input?: string
  /** Milliseconds until the command is killed; two minutes by default. */
  timeout?: number
}

type Outcome = { ok: boolean; output: string }

/** Runs a command. `output` is its stdout and stderr. A missing program is not ok. */
export function runCommand(command: Command): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command.file, command.args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: command.env ?? process.env,
      timeout: command.timeout ?? 120_000,
      ...(command.cwd ? { cwd: command.cwd } : {}),
      ...command.account,
    })
    let output = ''
    const append = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    // A command that does not read its stdin may close it first.
    child.stdin.on('error', () => undefined)
    child.stdin.end(command.input)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** The last lines of a command's output, for an error message. */
export function lastLines(output: string, count = 4): string {
  return output.trim().split('\n').slice(-count).join('\n')
}
