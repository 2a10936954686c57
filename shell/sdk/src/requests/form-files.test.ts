import { expect, it } from '@jest/globals'
import { createStore, fakeApi, storeApi } from '@store/sdk/testing'
import { fieldErrorsOf, messageOf, statusOf } from './api-error.ts'
import { isFileUnreadable } from './form-files.ts'

const api = fakeApi()
const route = 'POST /orders/:id/proof'

const { sendForm } = storeApi.injectEndpoints({
  endpoints: (build) => ({
    sendForm: build.mutation<unknown, FormData>({
      query: (body) => ({ url: '/orders/o1/proof', method: 'POST', body }),
    }),
  }),
}).endpoints

async function send(form: FormData) {
  const { error } = await createStore().dispatch(sendForm.initiate(form))
  return error
}

function formWith(file: File): FormData {
  const form = new FormData()
  form.set('paymentReference', '426198765432')
  form.set('paymentProof', file)
  return form
}

function aFile(name: string): File {
  return new File(['paid'], name, { type: 'image/png' })
}

const unreadable = new Blob()
unreadable.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))

/** A file that was deleted after it was chosen, or after it was read `reads` times. */
function vanishing(file: File, reads = 0): File {
  let left = reads
  const read = file.slice.bind(file)
  file.slice = (...range) => {
    if (left === 0) return unreadable
    left -= 1
    return read(...range)
  }
  return file
}

it('a form is not sent when a file of it cannot be read, and the error belongs to its field', async () => {
  api.answers(route, undefined as never)
  const error = await send(formWith(vanishing(aFile('slip.png'))))
  expect(isFileUnreadable(error)).toBe(true)
  expect(statusOf(error)).toBeUndefined()
  expect(messageOf(error, 'Failed')).toMatch(/^slip.png cannot be read: .*Choose it again/)
  expect(fieldErrorsOf(error)).toEqual([
    { field: 'paymentProof', message: messageOf(error, 'Failed') },
  ])
  expect(api.calls(route)).toEqual([])
})

it('an empty file is not sent either: it may be one whose bytes are in a cloud', async () => {
  expect(isFileUnreadable(await send(formWith(new File([], 'slip.png'))))).toBe(true)
})

it('a file that vanished while it was sent is no lost answer', async () => {
  api.breaks(route)
  expect(isFileUnreadable(await send(formWith(vanishing(aFile('slip.png'), 1))))).toBe(true)
})

it('a lost answer is none of the file', async () => {
  api.breaks(route)
  const error = await send(formWith(aFile('slip.png')))
  expect([isFileUnreadable(error), error && 'status' in error && error.status]).toEqual([
    false,
    'FETCH_ERROR',
  ])
})

it('a form is sent with its fields, its file and the address of its call', async () => {
  api.answers(route, undefined as never)
  await send(formWith(aFile('slip.png')))
  const [call] = api.calls(route)
  expect(call?.path).toBe('/api/orders/o1/proof')
  const body = call?.body as FormData
  expect(body.get('paymentReference')).toBe('426198765432')
  expect(body.get('paymentProof')).toMatchObject({ name: 'slip.png', size: 4 })
})
