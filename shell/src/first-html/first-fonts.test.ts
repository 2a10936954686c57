import { afterEach, expect, it, jest } from '@jest/globals'
import { chooseFonts, loadFonts } from './first-fonts.ts'

const load = jest.fn<(font: string, text: string) => Promise<object[]>>()
Object.defineProperty(document, 'fonts', { value: { load } })

afterEach(() => {
  load.mockReset()
  localStorage.clear()
  delete document.documentElement.dataset.fonts
})

/** What the next document says of its fonts. */
function openDocument(shellVersion: string): string | undefined {
  const { dataset } = document.documentElement
  delete dataset.fonts
  chooseFonts(shellVersion)
  return dataset.fonts
}

it('shows local fonts until those of this release of the shell are loaded', async () => {
  load.mockResolvedValue([{}, {}])
  expect(openDocument('1.0.0')).toBe('local')
  await loadFonts('1.0.0')
  expect(openDocument('1.0.0')).toBeUndefined()
  await loadFonts('1.0.0')
  expect(load.mock.calls).toEqual([['1em Inter', 'A₹']])
  expect(openDocument('1.0.1')).toBe('local')
})

it('tries again in the next document when they do not arrive', async () => {
  load.mockRejectedValueOnce(new DOMException('A network error occurred.', 'NetworkError'))
  await loadFonts('1.0.0')
  expect(openDocument('1.0.0')).toBe('local')
})

it('tries again when the document has none of them', async () => {
  load.mockResolvedValueOnce([])
  await loadFonts('1.0.0')
  expect(openDocument('1.0.0')).toBe('local')
})
