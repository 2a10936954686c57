import { expect, it, jest } from '@jest/globals'
import { fakeApi } from './fake-api.ts'

fakeApi()

it('names a request without an answer, and what to add', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(fetch('http://store.test/api/lists?limit=5')).rejects.toThrow()
  expect(logged).toHaveBeenCalledWith(
    "GET /lists has no answer in this test: add api.answers('GET /lists', …).",
  )
})
