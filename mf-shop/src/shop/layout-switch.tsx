import { t } from '@lingui/core/macro'
import { Cluster, IconButton, theme } from '@store/ui'
import { LayoutGrid, Rows3 } from 'lucide-react'
import styled from 'styled-components'
import { chooseShopLayout, useShopLayout } from './use-shop-layout.ts'

/** Filled, these icons could not be told from a square. */
const Choice = styled(IconButton)`
  svg {
    fill: none;
  }

  &[aria-pressed='true'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
  }
`

/** The two ways to look at the products. */
export function LayoutSwitch() {
  const layout = useShopLayout()
  return (
    <Cluster role="group" aria-label={t`View`} gap="xxs" wrap={false}>
      <Choice
        label={t`Cards`}
        icon={LayoutGrid}
        pressed={layout === 'cards'}
        onClick={() => chooseShopLayout('cards')}
      />
      <Choice
        label={t`List`}
        icon={Rows3}
        pressed={layout === 'list'}
        onClick={() => chooseShopLayout('list')}
      />
    </Cluster>
  )
}
