import { t } from '@lingui/core/macro'
import type { CartLine } from '@store/contract/schemas/orders/cart'
import { publicOrigin, ShareButton } from '@store/ui'

type SharedLine = Pick<CartLine, 'quantity'> & {
  product: Pick<CartLine['product'], 'name' | 'modelNo'>
}

/** A cart as people write a list, which quick order reads (ordering 1.7): without prices, which are those of the buyer. */
export function listTextOf(lines: readonly SharedLine[]): string {
  return lines
    .map(({ product: { name, modelNo }, quantity }) => `${modelNo || name} - ${quantity} pc`)
    .join('\n')
}

/** Sends the lines of the cart to somebody, with the page where the list can be pasted. */
export function ShareCart({ lines }: { lines: readonly SharedLine[] }) {
  const content = {
    title: t`List of products`,
    text: listTextOf(lines),
    url: `${publicOrigin()}/cart?quick-order=open`,
  }
  return (
    <ShareButton content={content} label={t`Share cart as a list`} variant="quiet" wide>
      {t`Share cart as a list`}
    </ShareButton>
  )
}
