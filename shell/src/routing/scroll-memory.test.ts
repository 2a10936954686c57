import { beforeEach, describe, expect, it } from '@jest/globals'
import { createBrowserRouter } from 'react-router-dom'
import { nameFirstEntry } from './scroll-memory.ts'

const keyOfTheDocument = () => createBrowserRouter([{ path: '*' }]).state.location.key

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
