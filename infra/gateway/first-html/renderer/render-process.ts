import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { RenderError, type RenderFault } from './render-error.ts'

/** A script of a release. */
export interface Script {
  /** Folder of its release, e.g. /mf/mf-shop/1.0.0-1a2b3c4d/. */
  base: string
  file: string
  text: string
}

/** What the process is asked for: a page of a screen, whose scripts it gets once. */
export interface ProcessRequest {
  screen: string
  isPhone: boolean
  scripts: Script[] | undefined
  /** What `renderPage` of the shell takes, as JSON. */
  request: string
}

/** A process that renders the screens of one release. */
export interface RenderProcess {
  pid: number | undefined
  /** Whether the scripts of a screen run in it. */
  has: (screen: string) => boolean
  screenCount: () => number
  /**
   * Renders one page; the caller waits for it before the next.
   * @param limitMs the page fails after so long
   * @returns what the shell answers
   * @throws RenderError; the process is of no use afterwards
   */
  ask: (asked: ProcessRequest, limitMs: number) => Promise<string>
  end: () => void
}

const maxHeapMegabytes = 256
const script = path.join(import.meta.dirname, 'render-child.mjs')

/** Starts a process without settings, secrets, files or code made from text. */
export function startRenderProcess(): RenderProcess {
  const child = startChild()
  const screens = new Set<string>()
  let lastId = 0
  return {
    pid: child.pid,
    has: (screen) => screens.has(screen),
    screenCount: () => screens.size,
    ask: async (asked, limitMs) => {
      lastId += 1
      const answer = await ask(child, { id: lastId, ...asked }, limitMs)
      screens.add(asked.screen)
      return answer
    },
    end: () => void child.kill('SIGKILL'),
  }
}

function startChild(): ChildProcess {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission'
  const child = fork(script, [], {
    env: {},
    execArgv: [
      permission,
      `--allow-fs-read=${script}`,
      '--no-warnings',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${maxHeapMegabytes}`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // The gateway ends without waiting for it.
  child.unref()
  child.channel?.unref()
  child.on('error', () => undefined)
  return child
}

function ask(child: ChildProcess, message: { id: number }, limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearTimeout(timer)
      child.off('message', handleMessage).off('exit', handleExit)
      outcome()
    }
    const handleMessage = (answer: unknown) => {
      if (!Value.Check(AnswerSchema, answer) || answer.id !== message.id) return
      const { result, error = '', isMismatch } = answer
      const fault = isMismatch ? 'mismatch' : 'throws'
      if (result === undefined) fail(fault, error)
      else settle(() => resolve(result))
    }
    const fail = (fault: RenderFault, reason: string) =>
      settle(() => reject(new RenderError(fault, reason)))
    // A release has no other way to end its process, now or after its last page.
    const handleExit = () => fail('memory', 'the renderer died')
    const timer = setTimeout(
      () => fail('timeout', `the page took longer than ${limitMs} ms`),
      limitMs,
    )
    child.on('message', handleMessage).on('exit', handleExit)
    child.send(message, (error) => error && handleExit())
  })
}

const AnswerSchema = Type.Object({
  id: Type.Integer(),
  result: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  isMismatch: Type.Optional(Type.Boolean()),
})
