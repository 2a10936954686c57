import { afterEach, expect, it, jest } from '@jest/globals'
import { chooseFonts, loadFonts } from './first-fonts.ts'

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(document, 'fonts')
})

function connect(load: (font: string, text: string) => Promise<unknown>): void {
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
}

/** What the next document says of its fonts. */
function openDocument(): string | undefined {
  const { dataset } = document.documentElement
  delete dataset.fonts
  chooseFonts()
  return dataset.fonts
}

it('reads in local fonts until ours are loaded', async () => {
  const load = jest.fn(async (_font: string, _text: string) => [])
  connect(load)
  expect(openDocument()).toBe('local')
  await loadFonts()
  expect(openDocument()).toBeUndefined()
  await loadFonts()
  expect(load).toHaveBeenCalledTimes(1)
})

it('tries again in the next document when they do not arrive', async () => {
  connect(() => Promise.reject(new DOMException('A network error occurred.', 'NetworkError')))
  await loadFonts()
  expect(openDocument()).toBe('local')
})
