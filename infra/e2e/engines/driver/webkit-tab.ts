import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteUrl, violations } from '../../driver/browser.ts'
import {
  fixedWidthSizeOf,
  heightOf,
  type Key,
  type Tab,
  type TabOptions,
  type Target,
} from './tab.ts'
import { describeTarget, waitUntil } from './wait-until.ts'
import { type ElementReference, pathOf, startSession, WebDriverError } from './web-driver.ts'
import { type Commands, commandsTo, type Person } from './webkit-commands.ts'
import { noiseOf, readEvents } from './webkit-events.ts'

/** How WebDriver writes keys without a character. */
const keyCodes: Partial<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  End: '\uE010',
}

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
    person.read = (await readEvents(person.folder)).length
  }
  return tab
}

function controlTab(person: Person, handle: string): Tab {
  const commands = commandsTo(person, handle)
  return {
    ...navigation(commands, person),
    ...elements(commands),
    ...files(commands, person),
    ...page(commands, person),
  }
}

type Navigation = 'open' | 'reload' | 'goBack' | 'goForward' | 'address' | 'openAnother' | 'close'

function navigation({ send }: Commands, person: Person): Pick<Tab, Navigation> {
  return {
    open: (path) => send('/url', { url: new URL(path, person.site).href }),
    reload: () => send('/refresh', {}),
    goBack: () => send('/back', {}),
    goForward: () => send('/forward', {}),
    address: async () => {
      const { pathname, search } = new URL(await send<string>('/url'))
      return pathname + search
    },
    openAnother: async () => {
      const opened = await send<{ handle: string }>('/window/new', { type: 'tab' })
      return controlTab(person, opened.handle)
    },
    close: async () => {
      await person.session.end()
      await rm(person.folder, { recursive: true, force: true })
    },
  }
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

type Elements = 'click' | 'focus' | 'fill' | 'press' | 'choose' | 'has' | 'textOf' | 'valueOf'

function elements({ send, run, find, act }: Commands): Pick<Tab, Elements> {
  const click = async (element: ElementReference, target: Target) => {
    await run(watchClick, element)
    await send(`${pathOf(element)}/click`, {})
    const hasArrived = await run<boolean>(hasClickArrived, element).catch(isStale)
    // WebDriver presses where the element was when it looked; what a page inserts meanwhile moves it away.
    if (!hasArrived) throw new WebDriverError('element click intercepted', describeTarget(target))
  }
  const type = (target: Target, text: string) =>
    act(target, (element) => send<void>(`${pathOf(element)}/value`, { text }))
  return {
    click: (target) => act(target, (element) => click(element, target)),
    focus: (target) => act(target, (element) => run('arguments[0].focus()', element)),
    fill: async (target, text) => {
      await act(target, (field) => run('arguments[0].focus(); arguments[0].select()', field))
      await type(target, text)
    },
    press: (target, key) => type(target, keyCodes[key] ?? key),
    choose: async (target, option) => {
      const script = `return [...arguments[0].options].find(({ label }) => label === arguments[1])`
      await act(target, async (list) => {
        const chosen = await run<ElementReference | null>(script, list, option)
        if (!chosen) throw new WebDriverError('no such element', option)
        await send(`${pathOf(chosen)}/click`, {})
      })
    },
    has: async (target) => (await find(target)) !== undefined,
    textOf: (target) => act(target, (element) => run('return arguments[0].innerText', element)),
    valueOf: (target) => act(target, (element) => run('return arguments[0].value', element)),
  }
}

function files(commands: Commands, person: Person): Pick<Tab, 'chooseFile' | 'download'> {
  const { send, run, find } = commands
  return {
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
    download: async (target) => {
      const before = (await readEvents(person.folder)).length
      await elements(commands).click(target)
      const path = await waitUntil(
        'a download',
        async () =>
          (await readEvents(person.folder)).slice(before).find(({ downloaded }) => downloaded)
            ?.downloaded,
      )
      return readFile(path)
    },
  }
}

type Whole = 'evaluate' | 'resize' | 'takePicture' | 'takeNoise'

function page({ send, run }: Commands, person: Person): Pick<Tab, Whole> {
  const evaluate = <Value>(script: string) =>
    run<Value>(
      `return Promise.resolve(${script.replace(/;\s*$/, '')}).then((value) => value ?? null)`,
    )
  return {
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
      const events = await readEvents(person.folder)
      const noise = events.slice(person.read).flatMap(noiseOf)
      person.read = events.length
      violations.push(...noise.filter((line) => line.startsWith('policy violation')))
      return noise
    },
  }
}
