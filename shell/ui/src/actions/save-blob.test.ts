import { afterEach, expect, it, jest } from '@jest/globals'
import { saveBlob } from './save-blob.ts'

afterEach(() => {
  jest.useRealTimers()
})

it('revokes the URL of a saved file, but not before the browser could fetch it', () => {
  jest.useFakeTimers()
  const revoked: string[] = []
  URL.revokeObjectURL = (address) => revoked.push(address)
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  saveBlob('blob:invoice', 'INV-1.pdf')
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(revoked).toEqual([])
  jest.runAllTimers()
  expect(revoked).toEqual(['blob:invoice'])
})
