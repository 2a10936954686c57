import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Waits } from '../../waits.ts'
import { RenderError, RendererClosedError } from './render-error.ts'
import { type RenderProcess, type Script, startRenderProcess } from './render-process.ts'

/** A page to render. */
export interface RenderInput {
  /** Names the release of the page and that of its shell: no other release runs in the process that renders it. */
  release: string
  /** Names the screen of that release; its scripts run once. */
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
  /** Renders one page; the caller waits for it before the next. @throws RenderError when it fails, hangs or dies */
  render: (input: RenderInput) => Promise<RenderedHtml>
  /** The processes that render. */
  pids: () => number[]
  close: () => void
}

/** Most contexts of screens in all processes: one takes some 20 MB. */
const maxScreens = 8
/** One takes some 45 MB. The remotes that have first HTML, and a canary. */
const maxProcesses = 4

/**
 * Renders pages in processes of their own, one a release, started when it is needed and ended when a page fails: the code of
 * releases never runs in the gateway, one release sees nothing of another, its death is its own, and nothing that it leaves
 * behind outlives a failure. The least recently used process ends when there are too many.
 * @param limits after how many milliseconds a page fails, and the first page of a screen, with which its code starts
 */
export function createRenderer(limits: Pick<Waits, 'pageMs' | 'firstPageMs'>): Renderer {
  /** The least recently used first. */
  const processes = new Map<string, RenderProcess>()
  let isClosed = false

  function end(release: string | undefined): void {
    if (release === undefined) return
    processes.get(release)?.end()
    processes.delete(release)
  }

  /** For one more screen of a release. */
  function makeRoom(release: string): void {
    const screens = () => [...processes.values()].reduce((sum, each) => sum + each.screenCount(), 0)
    const isFull = () => !processes.has(release) && processes.size >= maxProcesses
    while (isFull() || screens() >= maxScreens) end([...processes.keys()][0])
  }

  function processOf(release: string): RenderProcess {
    const running = processes.get(release)
    if (running === undefined && isClosed) throw new RendererClosedError()
    const used = running ?? startRenderProcess()
    processes.delete(release)
    processes.set(release, used)
    return used
  }

  return {
    close: () => {
      isClosed = true
      for (const release of [...processes.keys()]) end(release)
    },
    pids: () => [...processes.values()].flatMap(({ pid }) => pid ?? []),
    render: async ({ release, screen, isPhone, readScripts, request }) => {
      const isOpen = processes.get(release)?.has(screen) ?? false
      if (!isOpen) makeRoom(release)
      const scripts = isOpen ? undefined : await readScripts()
      const limitMs = isOpen ? limits.pageMs : limits.firstPageMs
      try {
        return parse(await processOf(release).ask({ screen, isPhone, scripts, request }, limitMs))
      } catch (error) {
        end(release)
        throw error
      }
    },
  }
}

const RenderedSchema = Type.Object({ html: Type.String(), style: Type.String() })

function parse(answer: string): RenderedHtml {
  const rendered: unknown = JSON.parse(answer)
  if (!Value.Check(RenderedSchema, rendered)) {
    throw new RenderError('mismatch', 'the renderer answers no page')
  }
  return rendered
}
