import { isKeyCommand, useKeyboardShortcuts, useKeys } from '@store/ui'

/** What has its own use of Enter. */
const pressable = 'a, button, input, select, textarea, summary, [contenteditable]'

function isIdle(event: KeyboardEvent): boolean {
  const isOnControl = event.target instanceof Element && event.target.closest(pressable) !== null
  return isKeyCommand(event) && !isOnControl
}

interface ReceiptKeysDependencies {
  moveDown: () => void
  moveUp: () => void
  /** What Enter does to the active payment. */
  act: () => void
  toggle: () => void
  openOrder: () => void
  assignAll: () => void
  /** Yes and no to the question about the active payment. */
  answerYes: () => void
  answerNo: () => void
  escape: () => void
}

/** The single keys of a list of payments, wherever the focus is. Arrows belong to the list itself. */
export function useReceiptKeys(keys: ReceiptKeysDependencies): void {
  useKeys({
    j: keys.moveDown,
    k: keys.moveUp,
    x: keys.toggle,
    o: keys.openOrder,
    a: keys.assignAll,
    y: keys.answerYes,
    n: keys.answerNo,
    escape: keys.escape,
  })
  useKeyboardShortcuts({ enter: keys.act }, isIdle)
}
