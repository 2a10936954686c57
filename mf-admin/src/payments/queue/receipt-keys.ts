import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import type { KeyHelp } from '@store/ui'

const enterOf: Readonly<Record<ReceiptState, string>> = {
  exact: 'Assign the payment to its order',
  proposed: 'Review the payment',
  waiting: 'Review the payment',
  settled: 'Look at the payment',
}

const exactKeys: readonly KeyHelp[] = [
  ['Shift + A', 'Assign all that are shown, or the selected ones'],
  ['x', 'Select the payment'],
]

const questionKeys: readonly KeyHelp[] = [
  ['y', 'Yes: it is a duplicate, or was returned'],
  ['n', 'No: it is a payment of its own'],
]

function keysOf(state: ReceiptState): readonly KeyHelp[] {
  return [
    ['j', 'Next payment'],
    ['k', 'Previous payment'],
    ['Enter', enterOf[state]],
    ...(state === 'exact' ? exactKeys : []),
    ...(state === 'proposed' ? questionKeys : []),
    ['o', 'Open the order'],
    ['u', 'Undo the last assignment'],
    ['Esc', 'Back to the list'],
  ]
}

/** The keyboard shortcuts of each list of payments, as listed in the help. */
export const receiptKeys: Readonly<Record<ReceiptState, readonly KeyHelp[]>> = {
  exact: keysOf('exact'),
  proposed: keysOf('proposed'),
  waiting: keysOf('waiting'),
  settled: keysOf('settled'),
}
