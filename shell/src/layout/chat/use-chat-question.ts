import { t } from '@lingui/core/macro'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { catalogApi, company } from '@store/sdk'
import { useMatch } from 'react-router-dom'

/** The first message of a chat: names the order or the product of the open page, so that nobody has to ask for it. */
export function useChatQuestion(): string {
  const orderId = useMatch('/orders/:id')?.params.id
  const productId = useMatch('/product/:id')?.params.id ?? ''
  const { subject } = catalogApi.endpoints.getProduct.useQueryState(productId, {
    skip: productId === '',
    selectFromResult: ({ currentData }) => ({
      subject: currentData && (currentData.modelNo || currentData.name),
    }),
  })
  const { name: site } = company
  if (orderId !== undefined) {
    const order = orderNameOf(orderId)
    return t`Hello ${site}, I have a question about order ${order}.`
  }
  if (subject) return t`Hello ${site}, I have a question about ${subject}.`
  return t`Hello ${site}, I have a question.`
}
