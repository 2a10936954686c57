import { useSession } from '@store/sdk'
import { theme } from '@store/ui'
import { LayoutList, Rows3 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { type OrdersLayout, writeOrdersView } from '../queue/orders-view.ts'
import { useOrdersView } from '../queue/use-orders-view.ts'
import { layoutSetting } from './layout-setting.ts'

const Group = styled.fieldset`
  display: flex;
  margin: 0;
  padding: 0;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  overflow: hidden;

  button {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    min-height: calc(${theme.targetDense} - 2px);
    padding-inline: ${theme.space.xs};
    border: 0;
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font-size: ${theme.size.s};
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    background: ${theme.color.primarySoft};
    font-weight: ${theme.weight.medium};
  }

  button:focus-visible {
    outline-offset: -2px;
  }
`

const layouts = [
  { layout: 'cards', label: 'Cards', icon: LayoutList },
  { layout: 'list', label: 'List', icon: Rows3 },
] as const

/** Switches between cards and rows, and remembers the choice in this browser. */
export function LayoutSwitch({ shown }: { shown: OrdersLayout }) {
  const { role } = useSession()
  const { view } = useOrdersView()
  const navigate = useNavigate()
  const choose = (layout: OrdersLayout) => {
    if (layout === shown) return
    layoutSetting.write(layout)
    const search = String(writeOrdersView({ ...view, layout, page: 1 }))
    void navigate({ pathname: `/${role}/orders`, search })
  }
  return (
    <Group aria-label="Layout">
      {layouts.map(({ layout, label, icon: Icon }) => (
        <button
          key={layout}
          type="button"
          aria-pressed={layout === shown}
          onClick={() => choose(layout)}
        >
          <Icon size={16} aria-hidden />
          {label}
        </button>
      ))}
    </Group>
  )
}
