import { plural, t } from '@lingui/core/macro'
import type { Order } from '@store/contract/schemas/orders/orders'
import { ShareButton, shortOrderId } from '@store/ui'

/** Sends how an order comes to whoever waits for it: carrier, LR or docket, packages, and the tracking page. */
export function ShareDispatch({ order }: { order: Pick<Order, '_id' | 'dispatch'> }) {
  const { _id, dispatch } = order
  if (!dispatch) return null
  const { courier, docketNumber, packages, trackingLink } = dispatch
  const number = shortOrderId(_id)
  const title = t`Order #${number} was sent with ${courier}`
  const facts = [
    title,
    ...(docketNumber === undefined ? [] : [t`LR or docket number: ${docketNumber}`]),
    ...(packages === undefined
      ? []
      : [plural(packages, { one: '# package', other: '# packages' })]),
  ]
  return (
    <ShareButton
      content={{
        ...{ title, text: facts.join('\n') },
        ...(trackingLink !== undefined && { url: trackingLink }),
      }}
      label={t`Share LR or docket`}
      variant="secondary"
      size="s"
    >
      {t`Share`}
    </ShareButton>
  )
}
