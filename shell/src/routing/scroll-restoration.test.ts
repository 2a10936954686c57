import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { ensureFirstEntryKey, useScrollRestoration } from './scroll-restoration.ts'

const keyOfTheDocument = () =>
  renderHook(useLocation, { wrapper: BrowserRouter }).result.current.key

beforeEach(() => history.pushState(null, '', '/shop'))

describe('the first history entry of a document', () => {
  it('has a key that no other document has', () => {
    ensureFirstEntryKey()
    const first = keyOfTheDocument()
    history.pushState(null, '', '/about')
    ensureFirstEntryKey()
    expect(keyOfTheDocument()).not.toBe(first)
  })

  it('keeps its key over a reload', () => {
    ensureFirstEntryKey()
    const first = keyOfTheDocument()
    ensureFirstEntryKey()
    expect(keyOfTheDocument()).toBe(first)
  })
})

describe('a reload', () => {
  const root = document.documentElement
  let scrollTo: jest.SpiedFunction<typeof window.scrollTo>
  let handleResize = () => {}
  const growTo = (height: number) => {
    Object.defineProperty(root, 'scrollHeight', { configurable: true, value: height })
    handleResize()
  }
  const restoredTop = () => scrollTo.mock.lastCall?.[1]

  beforeEach(() => {
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        handleResize = () => callback([], this)
      }
      observe() {}
      unobserve() {}
      disconnect() {
        handleResize = () => {}
      }
    }
    jest.useFakeTimers()
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    ensureFirstEntryKey()
    sessionStorage.setItem('scroll', JSON.stringify({ [keyOfTheDocument()]: 1500 }))
    growTo(innerHeight)
    renderHook(useScrollRestoration, { wrapper: BrowserRouter })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('stays at the top until the page is tall enough, and keeps its position while the page grows', () => {
    growTo(innerHeight + 1000)
    expect(restoredTop()).toBe(0)
    for (const height of [1500, 9000]) {
      scrollTo.mockClear()
      growTo(innerHeight + height)
      expect(restoredTop()).toBe(1500)
    }
  })

  it('leaves the position alone once the page has settled', () => {
    growTo(innerHeight + 1500)
    scrollTo.mockClear()
    jest.advanceTimersByTime(1000)
    growTo(innerHeight + 9000)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('leaves the position alone when the user scrolls first', () => {
    dispatchEvent(new Event('wheel'))
    scrollTo.mockClear()
    growTo(innerHeight + 9000)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('goes as far as it can on a page that is shorter now', () => {
    jest.advanceTimersByTime(5000)
    expect(restoredTop()).toBe(1500)
  })
})
