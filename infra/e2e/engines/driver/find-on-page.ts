import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Target } from './tab.ts'
import type { ElementReference } from './web-driver.ts'

/** Finds elements by role, label and text, as Playwright does by itself. */
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

type Run = <Value>(script: string, ...args: unknown[]) => Promise<Value>

/** Runs on the page. @returns undefined without the library, which each page needs anew; null if nothing is found */
const script = `
  const library = globalThis.TestingLibraryDom
  if (!library) return { isReady: false }
  const named = (name) => name?.source === undefined ? name : new RegExp(name.source, name.flags)
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  function find({ within, containing, role, name, label, text }) {
    const root = within ? find(within) : document.body
    if (!root) return undefined
    const all =
      role !== undefined ? library.queryAllByRole(root, role, name === undefined ? {} : { name: named(name) })
      : label !== undefined ? library.queryAllByLabelText(root, named(label))
      : library.queryAllByText(root, named(text))
    return all.find((element) => isShown(element) && (!containing || element.textContent.includes(containing)))
  }
  return { isReady: true, element: find(arguments[0]) ?? null }`

/** The first that is shown, in an engine that WebDriver drives. */
export async function findOnPage(run: Run, target: Target): Promise<ElementReference | undefined> {
  const ask = () =>
    run<{ isReady: boolean; element?: ElementReference | null }>(script, writeTarget(target))
  const first = await ask()
  if (first.isReady) return first.element ?? undefined
  await run(library)
  return (await ask()).element ?? undefined
}

/** Patterns are sent as their source. */
function writeTarget(target: Target): unknown {
  return JSON.parse(
    JSON.stringify(target, (_, value) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  )
}
