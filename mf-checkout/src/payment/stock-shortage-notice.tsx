import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { translate } from '@store/sdk'
import { Cluster, FormMessage, LinkButton, Stack } from '@store/ui'
import type { SummaryLine } from '../checkout/order-summary/summary-line.ts'

/** Warns before payment that stock has run short. */
export function StockShortageNotice({ lines }: { lines: readonly SummaryLine[] }) {
  if (lines.length === 0) return null
  return (
    <FormMessage tone="warning">
      <Cluster justify="space-between">
        <Stack gap="xxs">
          <strong>{translate(messages.product.exceedsStock)}</strong>
          <span>{t`Please correct your cart before you pay.`}</span>
        </Stack>
        <LinkButton to="/cart" variant="secondary" size="s">
          {t`Back to cart`}
        </LinkButton>
      </Cluster>
    </FormMessage>
  )
}
