import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteUrl, violations } from '../../driver/browser.ts'
import { findOnPage } from './find-on-page.ts'
import { fixedWidthSizeOf, heightOf, type Tab, type TabOptions, type Target } from './tab.ts'
import { describeTarget, waitUntil } from './wait-until.ts'
import {
  type ElementReference,
  pathOf,
  startSession,
  WebDriverError,
  type WebDriverSession,
} from './web-driver.ts'

type Event = {
  noise?: string
  failed?: string
  why?: string
  isPage?: boolean
  downloaded?: string
}

/** What WebDriver says about an element that is not there yet, or not any longer, or still covered. */
const passing = [
  'element click intercepted',
  'element not interactable',
  'stale element reference',
  'no such element',
]

/** Opens a person's browser in WebKitGTK. */
export async function openWebKitTab(
  { driver, display }: { driver: string; display: string },
  options: TabOptions,
): Promise<Tab> {
  const width = options.width ?? 360
  const textSize = options.textSize ?? 16
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  await writeFile(join(folder, 'events.ndjson'), '')
  const settings = {
    folder,
    width,
    height: heightOf(width),
    dark: options.darkMode ?? false,
    textSize,
    fixedWidthSize: fixedWidthSizeOf(textSize),
    scripts: options.scripts ?? true,
  }
  const args = [join(import.meta.dirname, 'webkit-browser.py'), JSON.stringify(settings)]
  const session = await startSession(driver, {
    capabilities: { 'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args } },
    // There is no graphics card, nor a bus of a desktop.
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      NO_AT_BRIDGE: '1',
    },
  })
  await session.send('/timeouts', { script: 600_000, pageLoad: 600_000 })
  const handle = await session.send<string>('/window')
  const person = { session, folder, site: options.site ?? siteUrl, shown: handle, read: 0 }
  const tab = controlTab(person, handle)
  if (options.storage) {
    await tab.open('/robots.txt')
    await tab.evaluate(`Object.assign(localStorage, ${JSON.stringify(options.storage)})`)
    // It shows a text file in an element with a style of its own, which the site's policy forbids.
    person.read = (await readEvents(person)).length
  }
  return tab
}

const watchClick = `
  const { [0]: element } = arguments
  const arrived = (globalThis.arrivedClicks ??= new WeakSet())
  element.addEventListener('click', () => arrived.add(element), { once: true, capture: true })`
const hasClickArrived = `return globalThis.arrivedClicks?.has(arguments[0]) ?? true`

/** An element that is gone was pressed: its press has left the page or closed what it was in. */
function isStale(error: unknown): true {
  if (error instanceof WebDriverError && error.code === 'stale element reference') return true
  throw error
}

type Person = {
  session: WebDriverSession
  folder: string
  site: string
  /** The tab to which commands go. */
  shown: string
  /** Events that were read. */
  read: number
}

function controlTab(person: Person, handle: string): Tab {
  const { session } = person
  const send = async <Value>(path: string, body?: object): Promise<Value> => {
    if (person.shown !== handle) {
      await session.send('/window', { handle })
      person.shown = handle
    }
    return session.send<Value>(path, body)
  }
  const run = <Value>(script: string, ...args: unknown[]) =>
    send<Value>('/execute/sync', { script, args })
  const evaluate = <Value>(script: string) =>
    run<Value>(
      `return Promise.resolve(${script.replace(/;\s*$/, '')}).then((value) => value ?? null)`,
    )
  const find = async (target: Target) => (await findOnPage(run, target)) ?? undefined
  /** Acts on an element as soon as it is there and lets itself be used. */
  const act = <Value>(target: Target, action: (element: ElementReference) => Promise<Value>) =>
    waitUntil(describeTarget(target), async () => {
      const element = await find(target)
      if (!element) return undefined
      return action(element).then(
        (value) => ({ value }),
        (error: unknown) => {
          if (error instanceof WebDriverError && passing.includes(error.code)) return undefined
          throw error
        },
      )
    }).then(({ value }) => value)
  const click = (target: Target) =>
    act(target, async (element) => {
      await run(watchClick, element)
      await send(`${pathOf(element)}/click`, {})
      const hasArrived = await run<boolean>(hasClickArrived, element).catch(isStale)
      // WebDriver presses where the element was when it looked; what a page inserts meanwhile moves it away.
      if (!hasArrived) throw new WebDriverError('element click intercepted', describeTarget(target))
    })
  const type = (target: Target, text: string) =>
    act(target, (element) => send<void>(`${pathOf(element)}/value`, { text }))
  return {
    open: (path) => send('/url', { url: new URL(path, person.site).href }),
    reload: () => send('/refresh', {}),
    goBack: () => send('/back', {}),
    goForward: () => send('/forward', {}),
    address: async () => {
      const { pathname, search } = new URL(await send<string>('/url'))
      return pathname + search
    },
    click,
    focus: (target) => act(target, (element) => run('arguments[0].focus()', element)),
    fill: async (target, text) => {
      await act(target, (field) => run('arguments[0].focus(); arguments[0].select()', field))
      await type(target, text)
    },
    submit: (target) => type(target, '\uE007'),
    choose: async (target, option) => {
      const script = `return [...arguments[0].options].find(({ label }) => label === arguments[1])`
      await act(target, async (list) => {
        const chosen = await run<ElementReference | null>(script, list, option)
        if (!chosen) throw new WebDriverError('no such element', option)
        await send(`${pathOf(chosen)}/click`, {})
      })
    },
    chooseFile: async (file, within) => {
      const path = join(person.folder, file.name)
      await writeFile(path, file.buffer)
      const scope = within ?? { role: 'document' }
      const script = `return (arguments[0] ?? document).querySelector('input[type=file]')`
      await waitUntil(`a file field in ${describeTarget(scope)}`, async () => {
        const root = within ? await find(within) : null
        if (root === undefined) return undefined
        const field = await run<ElementReference | null>(script, root)
        if (!field) return undefined
        await send(`${pathOf(field)}/value`, { text: path })
        return true
      })
    },
    has: async (target) => (await find(target)) !== undefined,
    textOf: (target) => act(target, (element) => run('return arguments[0].innerText', element)),
    valueOf: (target) => act(target, (element) => run('return arguments[0].value', element)),
    download: async (target) => {
      const before = (await readEvents(person)).length
      await click(target)
      const path = await waitUntil(
        'a download',
        async () =>
          (await readEvents(person)).slice(before).find(({ downloaded }) => downloaded)?.downloaded,
      )
      return readFile(path)
    },
    evaluate,
    resize: async (width) => {
      await send('/window/rect', { width, height: heightOf(width) })
      await waitUntil(
        `a width of ${width} px`,
        async () => (await evaluate('innerWidth')) === width,
      )
    },
    takePicture: async (file) => {
      await writeFile(file, Buffer.from(await send<string>('/screenshot'), 'base64'))
    },
    takeNoise: async () => {
      const events = await readEvents(person)
      const noise = events.slice(person.read).flatMap(noiseOf)
      person.read = events.length
      violations.push(...noise.filter((line) => line.startsWith('policy violation')))
      return noise
    },
    openAnother: async () => {
      const opened = await send<{ handle: string }>('/window/new', { type: 'tab' })
      return controlTab(person, opened.handle)
    },
    close: async () => {
      await session.end()
      await rm(person.folder, { recursive: true, force: true })
    },
  }
}

async function readEvents({ folder }: Person): Promise<Event[]> {
  const text = await readFile(join(folder, 'events.ndjson'), 'utf8')
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

/** Screens say what the API refused; a page that does not exist has status 404 for search engines. */
function noiseOf({ noise, failed, why, isPage }: Event): string[] {
  if (noise) return [noise]
  if (
    !failed ||
    isPage ||
    (new URL(failed).pathname.startsWith('/api/') && /^\d+$/.test(why ?? ''))
  )
    return []
  return [`failed: ${failed} ${why}`]
}
