import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { watchBlankPage } from './blank-page.ts'

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<main></main>'
})
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

const page = () => document.querySelector('main')
const showInPage = (html: string) => page()?.insertAdjacentHTML('beforeend', html)

it('reports a page that has shown nothing for ten seconds', () => {
  const onBlank = jest.fn()
  watchBlankPage(page, onBlank)
  showInPage('<div><div>  </div></div>')
  jest.advanceTimersByTime(9_999)
  expect(onBlank).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onBlank).toHaveBeenCalledTimes(1)
})

it.each(['<h1>Shop</h1>', '<img alt="">', '<form><input></form>'])(
  'reports nothing of a page with %s',
  (html) => {
    const onBlank = jest.fn()
    watchBlankPage(page, onBlank)
    showInPage(html)
    jest.runAllTimers()
    expect(onBlank).not.toHaveBeenCalled()
  },
)

it('reports nothing of a page that was left before', () => {
  const onBlank = jest.fn()
  const stop = watchBlankPage(page, onBlank)
  stop()
  jest.runAllTimers()
  expect(onBlank).not.toHaveBeenCalled()
})
