import { beforeEach, expect, it } from '@jest/globals'
import { createCanaryMemory } from './canary-memory.ts'

const canary = { remote: 'mf-shop', salt: 'a1' }
const open = () => createCanaryMemory(() => localStorage)

beforeEach(() => localStorage.clear())

it('reports a load and a failure of a canary once per browser', () => {
  expect(open().isFirst(canary, 'load')).toBe(true)
  expect(open().isFirst(canary, 'load')).toBe(false)
  expect(open().isFirst(canary, 'error')).toBe(true)
  expect(open().isFirst(canary, 'error')).toBe(false)
})

it('begins anew with another canary, and knows each remote by itself', () => {
  open().isFirst(canary, 'load')
  expect(open().isFirst({ ...canary, remote: 'mf-orders' }, 'load')).toBe(true)
  expect(open().isFirst({ ...canary, salt: 'b2' }, 'load')).toBe(true)
  expect(open().isFirst({ ...canary, salt: 'b2' }, 'load')).toBe(false)
})

it('remembers for one document where storage is forbidden', () => {
  const memory = createCanaryMemory(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect([memory.isFirst(canary, 'load'), memory.isFirst(canary, 'load')]).toEqual([true, false])
})

it('begins anew over what it cannot read', () => {
  localStorage.setItem('canaries', '{"mf-shop":7}')
  expect(open().isFirst(canary, 'load')).toBe(true)
  expect(open().isFirst(canary, 'load')).toBe(false)
})
