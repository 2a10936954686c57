import { t } from '@lingui/core/macro'
import type { Purchase } from '@store/contract/schemas/orders/purchases'
import { Cluster, formatCount, Heading, LinkButton, Stack } from '@store/ui'
import { useId } from 'react'
import { purchaseColumns } from '../buy-again/purchase-columns.tsx'
import { OrderTable } from '../order-table/order-table.tsx'
import { useAddLines } from '../order-table/use-add-lines.ts'
import { useTypedQuantities } from '../order-table/use-typed-quantities.ts'

type UsualProductsProps = {
  purchases: Purchase[]
  /** How many products the buyer has bought in all. */
  total: number
}

/** The products that a buyer bought last, with quantity steppers. What is typed here stands in Buy again, too. */
export function UsualProducts({ purchases, total }: UsualProductsProps) {
  const headingId = useId()
  const typed = useTypedQuantities({ rows: purchases, draft: 'buy-again' })
  const adding = useAddLines(typed)
  const count = formatCount(total)
  return (
    <Stack as="section" gap="xs" aria-labelledby={headingId} data-usual>
      <Cluster justify="space-between">
        <Heading id={headingId} level={2} size="l">
          {t`What you usually order`}
        </Heading>
        {total > purchases.length ? (
          <LinkButton to="/buy-again" variant="quiet" size="s">
            {t`All ${count} products`}
          </LinkButton>
        ) : null}
      </Cluster>
      <OrderTable
        caption={t`What you usually order`}
        rows={purchases}
        typed={typed}
        adding={adding}
        columns={purchaseColumns()}
      />
    </Stack>
  )
}
