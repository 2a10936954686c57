import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { translate } from '@store/sdk'
import { Button, Cluster, FormMessage, LinkButton, Stack } from '@store/ui'
import { Link } from 'react-router-dom'
import type { SeenOrder } from './use-seen-order.ts'

type CartChangesNoticeProps = {
  seen: SeenOrder
  /** What the cart comes to now, in rupees; undefined when nothing of it can be ordered. */
  total: number | undefined
}

/** What has changed in the cart since the page showed it, and the question whether to go on. */
export function CartChangesNotice({ seen, total }: CartChangesNoticeProps) {
  const { differences, needsLook, order, accept } = seen
  if (differences.length === 0) return null
  const [now, was] = [formatRupees(total ?? 0), formatRupees(order.totalAmount)]
  return (
    <FormMessage tone={needsLook ? 'warning' : 'info'}>
      <Stack gap="s">
        <strong>{t`Your cart has changed since you saw it here`}</strong>
        <ul>
          {differences.map(({ productId, message }) => (
            <li key={productId}>{translate(message)}</li>
          ))}
        </ul>
        {total === undefined ? null : <p>{t`The order is now ${now}, it was ${was}.`}</p>}
        {needsLook ? (
          <>
            <p>
              {t`Have you paid already?`} <Link to="/contact">{t`Ask us first`}</Link>
            </p>
            <Cluster gap="xs">
              {total === undefined ? null : (
                <Button variant="secondary" size="s" onClick={accept}>
                  {t`Continue with ${now}`}
                </Button>
              )}
              <LinkButton to="/cart" variant="secondary" size="s">
                {t`Back to cart`}
              </LinkButton>
            </Cluster>
          </>
        ) : null}
      </Stack>
    </FormMessage>
  )
}
