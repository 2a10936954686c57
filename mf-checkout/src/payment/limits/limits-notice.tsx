import { t } from '@lingui/core/macro'
import { translate } from '@store/sdk'
import { Cluster, FormMessage, LinkButton, Stack } from '@store/ui'
import type { OrderLimits } from './order-limits-api.ts'

/** What a buyer with an unconfirmed address can do besides ordering less. */
export function ConfirmAdvice({ limits }: { limits: OrderLimits }) {
  if (!limits.isEmailAsked) return null
  return <p>{t`Confirm your email address with the link in our email: then you can order more.`}</p>
}

/** Warns before any money is transferred that the order would not be accepted, and says what else to do. */
export function LimitsNotice({ limits }: { limits: OrderLimits }) {
  if (limits.transfer === undefined) return null
  return (
    <FormMessage tone="warning">
      <Stack gap="s">
        <strong>{t`Please do not pay yet`}</strong>
        <p>{translate(limits.transfer)}</p>
        <ConfirmAdvice limits={limits} />
        <Cluster gap="xs">
          <LinkButton to="/cart" variant="secondary" size="s">
            {t`Back to cart`}
          </LinkButton>
          <LinkButton to="/contact" variant="secondary" size="s">
            {t`Contact us`}
          </LinkButton>
        </Cluster>
      </Stack>
    </FormMessage>
  )
}
