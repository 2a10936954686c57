import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useSearchDraft } from './use-search-draft.ts'

/** A search box whose address follows only when the test says so, as on a slow phone. */
function renderBox() {
  const sent: string[] = []
  const { result, rerender } = renderHook(({ q }) => useSearchDraft(q, (text) => sent.push(text)), {
    initialProps: { q: '' },
  })
  return {
    sent,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    pause: () => act(() => jest.advanceTimersByTime(300)),
    showAddress: (q: string) => rerender({ q }),
  }
}

describe('the text of a search box', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('stays as it was typed when the address follows two searches late', () => {
    const box = renderBox()
    box.type('to')
    box.pause()
    box.type('tone')
    box.pause()
    box.showAddress('to')
    expect(box.text()).toBe('tone')
    box.pause()
    box.type('toner')
    box.showAddress('tone')
    expect(box.text()).toBe('toner')
    box.pause()
    expect(box.sent).toEqual(['to', 'tone', 'toner'])
  })

  it('stays when the address leaves a search out', () => {
    const box = renderBox()
    box.type('to')
    box.pause()
    box.type('toner')
    box.pause()
    box.showAddress('toner')
    expect(box.text()).toBe('toner')
  })

  it('becomes that of the address on Back, also to a search from before', () => {
    const box = renderBox()
    box.type('to')
    box.pause()
    box.type('toner')
    box.pause()
    box.showAddress('toner')
    box.showAddress('to')
    expect(box.text()).toBe('to')
    box.showAddress('')
    expect(box.text()).toBe('')
  })
})
