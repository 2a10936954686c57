import { t } from '@lingui/core/macro'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import { stockAlertMessages } from '@store/contract/rules/stock-alert-messages'
import { messageOf, useSession } from '@store/sdk'
import { Button, LinkButton, toast } from '@store/ui'
import { BellRing } from 'lucide-react'
import { useGetStockAlertQuery, useSetStockAlertMutation } from './stock-alert-api.ts'

type StockAlertProps = {
  productId: string
  /** The product's name, where the page has another one of these: tells them apart in a list of buttons. */
  name?: string
}

function StockAlertButton({ productId, name }: StockAlertProps) {
  const { currentData, isLoading } = useGetStockAlertQuery(productId)
  const [setAlert, change] = useSetStockAlertMutation()
  const isSet = currentData?.isSet ?? false
  const label = isSet ? t`You will be notified when it is back` : t`Notify me when it is back`
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
      {...(name !== undefined && { 'aria-label': `${label}: ${name}` })}
      busy={isLoading || change.isLoading}
      onClick={() => void toggle()}
    >
      {label}
    </Button>
  )
}

/** For a product out of stock: tells the buyer when it is back. Admins buy nothing. */
export function StockAlert(props: StockAlertProps) {
  const { role } = useSession()
  if (isBuyer(role)) return <StockAlertButton {...props} />
  if (role !== 'visitor') return null
  const { name } = props
  const label = t`Log in to be notified when it is back`
  return (
    <LinkButton
      to="/login"
      variant="secondary"
      icon={BellRing}
      wide
      {...(name !== undefined && { 'aria-label': `${label}: ${name}` })}
    >
      {label}
    </LinkButton>
  )
}
