import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { RenderingError, type RenderingFault } from './rendering-error.ts'

/** A script of a release. */
export interface Script {
  /** Folder of its release, e.g. /mf/mf-shop/1.0.0-1a2b3c4d/. */
  base: string
  file: string
  text: string
}

/** A page to render. */
export interface RenderOrder {
  /** Names the screen and its releases; its scripts run once. */
  screen: string
  isPhone: boolean
  /** Reads the scripts of the screen, in the order in which they run. */
  readScripts: () => Promise<Script[]>
  /** What `renderPage` of the shell takes, as JSON. */
  request: string
}

/** A rendered page. */
export interface RenderedHtml {
  /** Content of the root element. */
  html: string
  /** The `style` element of its styles. */
  style: string
}

export interface Renderer {
  /** Renders one page; the caller waits for it before the next. @throws RenderingError when it fails, hangs or dies */
  render: (order: RenderOrder) => Promise<RenderedHtml>
  /** The process that renders; `undefined` while none does. */
  pid: () => number | undefined
  close: () => void
}

/** Most milliseconds of a page; of the first page of a screen, with which its code starts. */
const defaultLimits = { pageMs: 500, firstPageMs: 5_000 }
const maxHeapMegabytes = 256
/** A context of a screen takes some 20 MB. */
const maxScreens = 8

/**
 * Renders pages in a process of its own, which is started when it is needed and ended when a page fails: the code of
 * releases never runs in the gateway, and nothing that it leaves behind outlives a failure.
 * @param limits longer ones where nothing else may be measured than the rendering itself
 */
export function createRenderer(limits = defaultLimits): Renderer {
  let child: ChildProcess | undefined
  let lastId = 0
  const screens = new Set<string>()

  function close(): void {
    child?.kill('SIGKILL')
    child = undefined
    screens.clear()
  }

  return {
    close,
    pid: () => child?.pid,
    render: async (order) => {
      if (!screens.has(order.screen) && screens.size >= maxScreens) close()
      const isOpen = screens.has(order.screen)
      const { screen, isPhone, request } = order
      const scripts = isOpen ? undefined : await order.readScripts()
      child ??= startChild()
      lastId += 1
      const message = { id: lastId, screen, isPhone, scripts, request }
      try {
        const answer = await ask(child, message, isOpen ? limits.pageMs : limits.firstPageMs)
        screens.add(screen)
        return parse(answer)
      } catch (error) {
        close()
        throw error
      }
    },
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

const script = path.join(import.meta.dirname, 'render-child.mjs')

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
    const fail = (fault: RenderingFault, reason: string) =>
      settle(() => reject(new RenderingError(fault, reason)))
    // A release has no other way to end its process.
    const handleExit = () => fail('memory', 'the renderer died')
    const timer = setTimeout(
      () => fail('timeout', `the page took longer than ${limitMs} ms`),
      limitMs,
    )
    child.on('message', handleMessage).on('exit', handleExit)
    child.send(message, (error) => error && settle(() => reject(error)))
  })
}

const AnswerSchema = Type.Object({
  id: Type.Integer(),
  result: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  isMismatch: Type.Optional(Type.Boolean()),
})

const RenderedSchema = Type.Object({ html: Type.String(), style: Type.String() })

function parse(answer: string): RenderedHtml {
  const rendered: unknown = JSON.parse(answer)
  if (!Value.Check(RenderedSchema, rendered)) {
    throw new RenderingError('mismatch', 'the renderer answers no page')
  }
  return rendered
}
