import { t } from '@lingui/core/macro'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import { stockAlertMessages } from '@store/contract/rules/stock-alert-messages'
import { messageOf, useSession } from '@store/sdk'
import { Button, LinkButton, toast } from '@store/ui'
import { BellRing } from 'lucide-react'
import { useGetStockAlertQuery, useSetStockAlertMutation } from './stock-alert-api.ts'

function StockAlertButton({ productId }: { productId: string }) {
  const { currentData, isLoading } = useGetStockAlertQuery(productId)
  const [setAlert, change] = useSetStockAlertMutation()
  const isSet = currentData?.isSet ?? false
  const toggle = async () => {
    try {
      toast.success((await setAlert({ productId, isSet: !isSet }).unwrap()).message)
    } catch (error) {
      toast.error(messageOf(error, stockAlertMessages.failed))
    }
  }
  return (
    <Button
      wide
      variant="secondary"
      icon={BellRing}
      aria-pressed={isSet}
      busy={isLoading || change.isLoading}
      onClick={() => void toggle()}
    >
      {isSet ? t`You will be notified when it is back` : t`Notify me when it is back`}
    </Button>
  )
}

/** For a product out of stock: tells the buyer when it is back. Admins buy nothing. */
export function StockAlert({ productId }: { productId: string }) {
  const { role } = useSession()
  if (isBuyer(role)) return <StockAlertButton productId={productId} />
  if (role !== 'visitor') return null
  return (
    <LinkButton to="/login" variant="secondary" icon={BellRing} wide>
      {t`Log in to be notified when it is back`}
    </LinkButton>
  )
}
