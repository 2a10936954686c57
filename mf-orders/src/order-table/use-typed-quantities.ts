import { useDraftValues } from '@store/ui'
import { useState } from 'react'
import { digitsOf, isOrderable, type OrderRow } from './order-row.ts'

/** A row and the quantity in its field. */
export interface TypedLine {
  row: OrderRow
  quantity: number
}

interface TypedQuantityOptions {
  rows: readonly OrderRow[]
  /** Name under which typed quantities survive a reload. */
  draft: string
  /** The quantity in a field that nobody has typed in; default: none. */
  initialOf?: (row: OrderRow) => number
}

/** The quantities that were typed into the rows of a table, and the reasons for which rows were refused. */
export function useTypedQuantities({ rows, draft, initialOf }: TypedQuantityOptions) {
  const initial: { quantities: Record<string, string> } = { quantities: {} }
  const { values, patch } = useDraftValues({ initial, draft, secret: [] })
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const { quantities } = values
  const textOf = (row: OrderRow) =>
    quantities[row.productId] ?? (initialOf ? String(initialOf(row)) : '')
  const typeAll = (typed: readonly (readonly [productId: string, quantity: string])[]) => {
    patch({ quantities: { ...quantities, ...Object.fromEntries(typed) } })
    const ids = new Set(typed.map(([productId]) => productId))
    setRefusals(new Map([...refusals].filter(([productId]) => !ids.has(productId))))
  }
  const lines = rows.filter(isOrderable).flatMap((row): TypedLine[] => {
    const quantity = Number(textOf(row))
    return quantity > 0 ? [{ row, quantity }] : []
  })
  return {
    textOf,
    lines,
    refusalOf: ({ productId }: OrderRow) => refusals.get(productId),
    type: (row: OrderRow, text: string) => typeAll([[row.productId, digitsOf(text)]]),
    typeAll,
    /** Empties the fields of all rows but the refused ones, whose reasons are shown. */
    settle: (refused: ReadonlyMap<string, string>) => {
      const kept = Object.entries(quantities).filter(([productId]) => refused.has(productId))
      patch({ quantities: Object.fromEntries(kept) })
      setRefusals(refused)
    },
  }
}

export type TypedQuantities = ReturnType<typeof useTypedQuantities>
