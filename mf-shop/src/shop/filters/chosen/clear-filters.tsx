import { t } from '@lingui/core/macro'
import { Button, type ButtonProps } from '@store/ui'
import { FilterX } from 'lucide-react'
import { isDefaultShopView } from '../../shop-view.ts'
import { useShopView } from '../../use-shop-view.ts'

/** Resets all filters (screens 2.2); focusable also while there is nothing to clear. */
export function ClearFilters({ size = 's' }: Pick<ButtonProps, 'size'>) {
  const { view, clear } = useShopView()
  return (
    <Button
      variant="secondary"
      size={size}
      icon={FilterX}
      aria-disabled={isDefaultShopView(view)}
      onClick={clear}
    >
      {t`Clear Filters`}
    </Button>
  )
}
