import { t } from '@lingui/core/macro'
import { Cluster, Tag, theme } from '@store/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { useShopView } from '../../use-shop-view.ts'
import { chosenFilters } from './chosen-filters.ts'

/** One line on a phone, which scrolls: the first product stays high on the screen. */
const Line = styled(Cluster)`
  ${theme.media.phone} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${theme.space.m});
    padding-inline: ${theme.space.m};
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`

/** The chosen filters, each with a button that removes it. */
export function FilterChips() {
  const { view, change } = useShopView()
  const list = useRef<HTMLDivElement>(null)
  const filters = chosenFilters(view)
  if (filters.length === 0) return null
  return (
    <Line ref={list} role="group" aria-label={t`Chosen filters`} tabIndex={-1} gap="xs">
      {filters.map(({ label, without }) => (
        <Tag
          key={label}
          onRemove={() => {
            // The button disappears; the focus stays near it.
            list.current?.focus()
            change(without)
          }}
        >
          {label}
        </Tag>
      ))}
    </Line>
  )
}
