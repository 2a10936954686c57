import { t } from '@lingui/core/macro'
import { Cluster, Price } from '@store/ui'

/**
 * What an order costs.
 * @param props.rupees as on the wire
 */
export function OrderTotal({ rupees }: { rupees: number }) {
  return (
    <Cluster justify="space-between" align="baseline">
      <span>{t`Total, GST included`}</span>
      <Price rupees={rupees} size="l" />
    </Cluster>
  )
}
