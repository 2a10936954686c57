import * as messages from '@store/contract/rules/messages'
import { Cluster, FormMessage, LinkButton, Stack } from '@store/ui'
import type { SummaryLine } from '../checkout/order-summary/summary-line.ts'

/** Warns before payment that stock has run short. */
export function StockShortageNotice({ lines }: { lines: readonly SummaryLine[] }) {
  if (lines.length === 0) return null
  return (
    <FormMessage tone="warning">
      <Cluster justify="space-between">
        <Stack gap="xxs">
          <strong>{messages.product.exceedsStock}</strong>
          <span>Please correct your cart before you pay.</span>
        </Stack>
        <LinkButton to="/cart" variant="secondary" size="s">
          Back to cart
        </LinkButton>
      </Cluster>
    </FormMessage>
  )
}
