import { beforeEach, describe, expect, it } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { nameFirstEntry } from './scroll-memory.ts'

const keyOfTheDocument = () =>
  renderHook(useLocation, { wrapper: BrowserRouter }).result.current.key

beforeEach(() => history.pushState(null, '', '/shop'))

describe('the entry a document starts with', () => {
  it('has a key that no other document has', () => {
    nameFirstEntry()
    const first = keyOfTheDocument()
    history.pushState(null, '', '/about')
    nameFirstEntry()
    expect(keyOfTheDocument()).not.toBe(first)
  })

  it('keeps its key over a reload', () => {
    nameFirstEntry()
    const first = keyOfTheDocument()
    nameFirstEntry()
    expect(keyOfTheDocument()).toBe(first)
  })
})
