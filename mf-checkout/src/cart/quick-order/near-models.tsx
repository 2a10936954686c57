import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { NearModel } from '@store/contract/schemas/orders/cart-preview'
import { Button, formatCount, theme } from '@store/ui'
import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  margin-block: ${theme.space.xxs};
`

const Choice = styled(Button)`
  flex-wrap: wrap;
  justify-content: start;
  width: 100%;
  column-gap: ${theme.space.xs};
  text-align: start;
  white-space: normal;

  small {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }
`

function stockOf(stock: number): string {
  const count = formatCount(stock)
  return stock > 0 ? t`${count} in stock` : t`out of stock`
}

/** Products for a model number that no product has; one click takes one of them. */
export function NearModels({
  models,
  onChoose,
}: {
  models: readonly NearModel[]
  onChoose: (modelNo: string) => void
}) {
  return (
    <List aria-label={t`Did you mean`}>
      {models.map(({ _id, name, brand, modelNo, price, stock }) => {
        // Without its brand it would mean the other one as well.
        const chosen = brand === undefined ? modelNo : `${brand} ${modelNo}`
        return (
          <li key={_id}>
            <Choice variant="secondary" size="s" onClick={() => onChoose(chosen)}>
              {chosen}{' '}
              <small>
                {name} · {formatRupees(price)} · {stockOf(stock)}
              </small>
            </Choice>
          </li>
        )
      })}
    </List>
  )
}
