import { expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

const unreadable = [400, 'invalid_input', 'Please check the highlighted fields.'] as const
const tooLarge = [413, 'too_large', 'That is too large.'] as const
const notTaken = [415, 'unsupported_type', 'This kind of content is not accepted here.'] as const
const json = (payload: string) => ({ type: 'application/json', payload })

it.each([
  ['that breaks off', json('{"email":'), unreadable],
  ['with half a character', json('{"email":"\\ud83e"}'), unreadable],
  ['without end', json(`{"email":"${'x'.repeat(300_000)}"}`), tooLarge],
  ['that is no JSON', { type: 'text/xml', payload: '<email/>' }, notTaken],
  ['that is a form', { type: 'multipart/form-data; boundary=b', payload: '--b--\r\n' }, notTaken],
])(
  'content %s is refused in words for a person',
  async (_what, { type, payload }, [status, code, message]) => {
    const answer = await store.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': type },
      payload,
    })
    expect([answer.statusCode, answer.json()]).toEqual([status, { code, message }])
  },
)

it('a form part that claims to be JSON but is not is rejected with a message for people', async () => {
  const { headers } = await signIn(store, 'enduser')
  const part = 'content-disposition: form-data; name="data"\r\ncontent-type: application/json'
  const answer = await store.app.inject({
    method: 'POST',
    url: '/api/orders/manual',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload: `--b\r\n${part}\r\n\r\n{"a":\r\n--b--\r\n`,
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: unreadable[1], message: unreadable[2] },
  ])
})
