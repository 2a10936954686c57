import { useState } from 'react'

/** The products chosen for a change of many; they stay chosen on other pages. */
export interface ProductSelectionState {
  ids: readonly string[]
  isSelected: (id: string) => boolean
  select: (id: string, isSelected: boolean) => void
  clear: () => void
}

/** State of the chosen products. */
export function useProductSelection(): ProductSelectionState {
  const [ids, setIds] = useState<readonly string[]>([])
  return {
    ids,
    isSelected: (id) => ids.includes(id),
    select: (id, isSelected) =>
      setIds((former) => [...former.filter((one) => one !== id), ...(isSelected ? [id] : [])]),
    clear: () => setIds([]),
  }
}
