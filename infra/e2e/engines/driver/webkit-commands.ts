import { findOnPage } from './find-on-page.ts'
import type { Target } from './tab.ts'
import { describeTarget, waitUntil } from './wait-until.ts'
import { type ElementReference, WebDriverError, type WebDriverSession } from './web-driver.ts'

/** Who has a browser of their own. */
export type Person = {
  session: WebDriverSession
  folder: string
  site: string
  /** The tab to which commands go. */
  shown: string
  /** Events that were read. */
  read: number
}

/** What WebDriver says about an element that is not there yet, or not any longer, or still covered. */
const passing = [
  'element click intercepted',
  'element not interactable',
  'stale element reference',
  'no such element',
]

/** Commands to one of a person's tabs. */
export type Commands = ReturnType<typeof commandsTo>

export function commandsTo(person: Person, handle: string) {
  const { session } = person
  const send = async <Value>(path: string, body?: object): Promise<Value> => {
    if (person.shown !== handle) {
      await session.send('/window', { handle })
      person.shown = handle
    }
    return session.send<Value>(path, body)
  }
  /** Runs the body of a function on the page. */
  const run = <Value>(script: string, ...args: unknown[]) =>
    send<Value>('/execute/sync', { script, args })
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
  return { send, run, find, act }
}
