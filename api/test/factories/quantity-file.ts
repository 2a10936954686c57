import type { QuantityFile, QuantityFileRefused } from '@store/contract/schemas/orders/purchases'
import type { TestStore } from '../test-store.ts'
import type { SignedInAccount } from './account-factory.ts'
import { multipartOf } from './multipart-form.ts'

/** Uploads a file of model numbers and quantities. */
export async function sendQuantityFile(
  store: TestStore,
  buyer: Pick<SignedInAccount, 'headers'>,
  sent: { content: Buffer | string; name?: string; columns?: string | undefined },
) {
  const { content, name = 'order.csv', columns } = sent
  const form = multipartOf({
    ...(columns !== undefined && { columns }),
    file: { content: Buffer.from(content), name },
  })
  const answer = await store.app.inject({
    method: 'POST',
    url: '/api/purchases/quantities',
    headers: { ...form.headers, ...buyer.headers },
    payload: form.payload,
  })
  return {
    status: answer.statusCode,
    body: answer.json<QuantityFile & QuantityFileRefused & { code?: string }>(),
  }
}
