import { describe, expect, it } from '@jest/globals'
import {
  isOpenTo,
  mayDo,
  maySee,
  nameOfRights,
  namesOfOpening,
  parseRights,
  rightBundles,
  rights,
  storedRights,
} from './rights.ts'

describe('rights as stored', () => {
  it('are all of the role without any, and come back as they were given', () => {
    expect([parseRights(null), storedRights(undefined)]).toEqual([undefined, null])
    for (const { rights: held } of rightBundles)
      expect([...(parseRights(storedRights(held)) ?? [])].sort()).toEqual([...held].sort())
    expect(storedRights(['read', 'orders', 'orders'])).toBe('orders,read')
  })

  it('open nothing when none is left, or a word is unknown', () => {
    expect([parseRights(''), parseRights('returns')]).toEqual([[], []])
    expect(mayDo([], ['orders'])).toBe(false)
  })
})

describe('what is open', () => {
  it('is everything without rights of the own, and the own to everybody', () => {
    for (const opening of ['own', 'all', ['orders']] as const)
      expect(mayDo(undefined, opening)).toBe(true)
    expect([mayDo([], 'own'), maySee([], 'all'), mayDo([...rights], 'all')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('follows from any one right of the list', () => {
    for (const right of rights) {
      const isListed = right === 'orders' || right === 'packing'
      expect([right, mayDo([right], ['orders', 'packing'])]).toEqual([right, isListed])
    }
  })

  it('is everything to read for who reads only, and nothing to change', () => {
    expect([maySee(['read'], 'all'), maySee(['read'], ['money'])]).toEqual([true, true])
    expect(isOpenTo(['read'], ['money'], { isReading: false })).toBe(false)
  })
})

describe('rights for people', () => {
  it('have the name of their bundle, else their number', () => {
    expect(nameOfRights(undefined)).toBeUndefined()
    expect(nameOfRights(['packing'])).toBe('Storekeeper')
    expect(nameOfRights(['users', 'orders'])).toBe('Sales')
    expect(nameOfRights(['orders', 'money', 'users'])).toBe('3 rights')
    expect(nameOfRights(['money'])).toBe('1 right')
    expect(nameOfRights([])).toBe('No rights')
  })

  it('are named in a sentence', () => {
    expect(namesOfOpening(['orders'])).toBe('Orders')
    expect(namesOfOpening(['orders', 'packing', 'money'])).toBe('Orders, Packing or Money')
    expect(namesOfOpening('all')).toBe('all rights')
  })
})
