/** The keyboard shortcuts of the list of orders, as listed in its help. */
export const listKeys = [
  ['j', 'Next order'],
  ['k', 'Previous order'],
  ['Enter', 'Open the order'],
  ['Esc', 'Close the order'],
  ['x', 'Select the order'],
  ['Shift + ↓', 'Select the next ones, too'],
  ['n', 'Next step of the order, or of the selected ones'],
  ['s', 'Order status'],
  ['p', 'Print'],
  ['o', 'Open the payment proof'],
  ['b', 'Upload a bill'],
  ['u', 'Undo the last change'],
] as const
