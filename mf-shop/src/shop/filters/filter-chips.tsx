import { Cluster, Tag } from '@store/ui'
import { useRef } from 'react'
import { useShopView } from '../use-shop-view.ts'
import { chosenFilters } from './chosen-filters.ts'

/** The chosen filters, each with a button that removes it. */
export function FilterChips() {
  const { view, change } = useShopView()
  const list = useRef<HTMLDivElement>(null)
  const filters = chosenFilters(view)
  if (filters.length === 0) return null
  return (
    <Cluster ref={list} role="group" aria-label="Chosen filters" tabIndex={-1} gap="xs">
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
    </Cluster>
  )
}
