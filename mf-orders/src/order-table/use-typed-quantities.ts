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

type FieldTexts = readonly (readonly [productId: string, text: string])[]

/** The quantities that were typed into the rows of a table, and the reasons for which rows were refused. */
export function useTypedQuantities({ rows, draft, initialOf }: TypedQuantityOptions) {
  const initial: { quantities: Record<string, string> } = { quantities: {} }
  const { values, patch } = useDraftValues({ initial, draft, secret: [] })
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const { quantities } = values
  const textOf = (row: OrderRow) =>
    quantities[row.productId] ?? (initialOf ? String(initialOf(row)) : '')
  const typeAll = (typed: FieldTexts, former: FieldTexts = []) => {
    const formerTexts = new Map(former)
    // Those of now: the answer of a file comes after further input.
    patch((now) => {
      const kept = Object.entries(now.quantities).filter(
        ([productId, text]) => formerTexts.get(productId) !== text,
      )
      return { quantities: { ...Object.fromEntries(kept), ...Object.fromEntries(typed) } }
    })
    const ids = new Set(typed.map(([productId]) => productId))
    setRefusals((shown) => new Map([...shown].filter(([productId]) => !ids.has(productId))))
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
    /**
     * Types into many fields.
     * @param former what was typed for them before; fields that still have it are emptied
     */
    typeAll,
    /**
     * Empties the fields of lines that were sent, unless they were typed in since; those that were refused stay, with
     * their reasons.
     */
    settle: (sent: readonly TypedLine[], refused: ReadonlyMap<string, string>) => {
      const sentIds = new Set(sent.map(({ row: { productId } }) => productId))
      const isDone = ([productId, text]: [string, string]) =>
        sentIds.has(productId) && !refused.has(productId) && text === quantities[productId]
      patch((now) => ({
        quantities: Object.fromEntries(
          Object.entries(now.quantities).filter((field) => !isDone(field)),
        ),
      }))
      setRefusals(refused)
    },
  }
}

export type TypedQuantities = ReturnType<typeof useTypedQuantities>
