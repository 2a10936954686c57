import { beforeEach, describe, expect, it } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { ensureFirstEntryKey } from './scroll-restoration.ts'

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
