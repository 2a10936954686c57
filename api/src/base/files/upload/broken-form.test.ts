import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const part = (head: string) => `--a\r\nContent-Disposition: form-data; ${head}\r\n\r\nabc`

describe('a multipart form that is broken', () => {
  it.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    ['has an endless boundary', `multipart/form-data; boundary=${'b'.repeat(300)}`, 'x'],
    ['is no form inside', 'multipart/form-data; boundary=a', 'x'],
    ['breaks off in a field', 'multipart/form-data; boundary=a', part('name="stock"')],
    [
      'breaks off in a picture',
      'multipart/form-data; boundary=a',
      part('name="images"; filename="x"'),
    ],
    ['breaks off in a file', 'multipart/form-data; boundary=a', part('name="file"; filename="x"')],
  ])("is the sender's error when it %s", async (_what, type, payload) => {
    const { headers } = await signIn(store, 'superadmin')
    for (const url of ['/api/products', '/api/products/upload-excel']) {
      const sent = { method: 'POST', url, headers: { ...headers, 'content-type': type } } as const
      const answer = await store.app.inject({ ...sent, payload })
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'Please check the highlighted fields.',
      ])
    }
  })
})
