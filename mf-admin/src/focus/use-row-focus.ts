import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes when rows of a form are added and removed. */
interface RowFocus<Adder extends HTMLElement> {
  list: RefObject<HTMLUListElement | null>
  /** The control that adds a row. */
  adder: RefObject<Adder | null>
  /** For a handler that adds a row: the focus goes to its first empty field. */
  followAdded: () => void
  /** For a handler that removes a row: a focus that is gone with it goes to the last row, or where rows are added. */
  followRemoved: () => void
}

/** Keeps the focus in a list of rows, so that a keyboard need not start again at the top of the page. */
export function useRowFocus<Adder extends HTMLElement = HTMLButtonElement>(): RowFocus<Adder> {
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<Adder>(null)
  const change = useRef<'added' | 'removed'>(undefined)
  useEffect(() => {
    const changed = change.current
    change.current = undefined
    if (changed === undefined) return
    const lastRow = list.current?.lastElementChild
    const fields = changed === 'added' ? [...(lastRow?.querySelectorAll('input') ?? [])] : []
    const emptyField = fields.find(({ value }) => value === '')
    const control = lastRow?.querySelector<HTMLElement>("button:not([aria-disabled='true'])")
    if (emptyField) emptyField.focus()
    else if (document.activeElement === document.body) (control ?? adder.current)?.focus()
  })
  return {
    list,
    adder,
    followAdded: () => {
      change.current = 'added'
    },
    followRemoved: () => {
      change.current = 'removed'
    },
  }
}
