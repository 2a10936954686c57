import { useKeys } from '@store/ui'
import { useNavigate } from 'react-router-dom'
import { openSelect } from '../order-card/select-picker.ts'
import { useOrderAddress } from '../queue/order-address.ts'
import type { useListCursor } from './use-list-cursor.ts'
import type { OrderSelection } from './use-order-selection.ts'

interface ListKeysDependencies {
  cursor: ReturnType<typeof useListCursor>
  selection: OrderSelection
  isOpen: boolean
  /** A control of the open order, by its key. */
  findControl: (key: string) => HTMLElement | null | undefined
  takeStep: () => void
  print: () => void
}

/** The single keys of the list; arrows and Enter belong to the list itself. */
export function useListKeys(list: ListKeysDependencies): void {
  const { cursor, selection, isOpen, findControl, takeStep, print } = list
  const navigate = useNavigate()
  const addressOf = useOrderAddress()
  const click = (key: string) => () => {
    const control = findControl(key)
    control?.focus()
    control?.click()
  }
  useKeys({
    j: cursor.moveDown,
    k: cursor.moveUp,
    x: cursor.toggleActive,
    n: takeStep,
    s: () => openSelect(findControl('s')),
    p: print,
    o: click('o'),
    b: click('b'),
    escape: () => {
      if (isOpen) void navigate(addressOf())
      else selection.clear()
    },
  })
}
