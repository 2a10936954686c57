import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { StartGuard } from '../start-failure/start-guard.ts'
import { startShellAfterFirstFrame } from './start-shell.ts'

const failures: string[] = []
const guard: StartGuard = {
  keepHtml: () => undefined,
  fail: (why) => failures.push(why),
  notify: () => undefined,
  finish: () => undefined,
}

const preload =
  '<link rel="preload" as="script" crossorigin="anonymous" integrity="sha384-x" href="/main.js" data-shell-code>'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
  delete document.documentElement.dataset.firstHtml
})

function open(head: string, html: 'shown' | 'hidden'): void {
  document.head.innerHTML = head
  document.documentElement.dataset.firstHtml = html
  startShellAfterFirstFrame(guard)
  dispatchEvent(new Event('DOMContentLoaded'))
}

const scripts = () => [...document.scripts].map((script) => script.outerHTML)

it('starts the shell once the HTML is painted', () => {
  open(preload, 'shown')
  jest.advanceTimersToNextFrame()
  expect(scripts()).toEqual([])
  jest.runAllTimers()
  expect(scripts()).toEqual([
    `<script crossorigin="anonymous" integrity="sha384-x" src="${location.origin}/main.js"></script>`,
  ])
})

it('starts it at once when the HTML is not for this browser', () => {
  open(preload, 'hidden')
  expect(scripts()).toHaveLength(1)
})

it('starts it at once in a tab that is not seen, which has no frames', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  open(preload, 'shown')
  expect(scripts()).toHaveLength(1)
})

it('says that a file did not arrive', () => {
  open(preload, 'hidden')
  document.scripts[0]?.dispatchEvent(new Event('error'))
  expect(failures.splice(0)).toEqual(['file'])
})

it('says that the code threw while it was evaluated, and nothing of later errors', () => {
  open(preload.replace('main', 'other'), 'hidden')
  const filename = document.scripts[0]?.src ?? ''
  dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://a/b.js' }))
  expect(failures).toEqual([])
  dispatchEvent(new ErrorEvent('error', { filename }))
  expect(failures.splice(0)).toEqual(['error'])
  document.scripts[0]?.dispatchEvent(new Event('load'))
  dispatchEvent(new ErrorEvent('error', { filename }))
  expect(failures).toEqual([])
})

it('leaves a document alone that runs the script itself', () => {
  open(preload.replace(' data-shell-code', ''), 'shown')
  jest.runAllTimers()
  expect(scripts()).toEqual([])
})
