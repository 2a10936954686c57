import { t } from '@lingui/core/macro'
import { Cluster, IconButton, theme } from '@store/ui'
import { LayoutGrid, Rows3 } from 'lucide-react'
import styled from 'styled-components'

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

/** Cards show pictures and prices at a glance; the list shows as many products as possible. */
export type ShopLayout = 'cards' | 'list'

type LayoutSwitchProps = { layout: ShopLayout; onLayout: (layout: ShopLayout) => void }

/** The two ways to look at the products. */
export function LayoutSwitch({ layout, onLayout }: LayoutSwitchProps) {
  return (
    <Cluster role="group" aria-label={t`View`} gap="xxs" wrap={false}>
      <Choice
        label={t`Cards`}
        icon={LayoutGrid}
        pressed={layout === 'cards'}
        onClick={() => onLayout('cards')}
      />
      <Choice
        label={t`List`}
        icon={Rows3}
        pressed={layout === 'list'}
        onClick={() => onLayout('list')}
      />
    </Cluster>
  )
}
