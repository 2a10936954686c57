const changingKeys = /^(.|ArrowUp|ArrowDown|Home|End|PageUp|PageDown)$/

/**
 * Has a choice made in the open list only: on a closed one every arrow and every letter would already change the
 * order, one status after the other, and the buyer be told of each.
 */
export function openPickerBeforeChange(event: React.KeyboardEvent<HTMLSelectElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  // A key pressed on one of the options is for the open list.
  if (event.target !== currentTarget) return
  if (ctrlKey || metaKey || altKey || !changingKeys.test(key) || !('showPicker' in currentTarget))
    return
  event.preventDefault()
  currentTarget.showPicker()
}

/** Opens a list by its key; once something is chosen, its card has the focus and the keys work again. */
export function openPicker(list: HTMLSelectElement): void {
  const returnFocus = () => {
    const card = list.closest('article')
    card?.focus()
    // A list that closes takes the focus back.
    requestAnimationFrame(() => {
      if (document.activeElement === list) card?.focus()
    })
  }
  const handleLeave = ({ relatedTarget }: FocusEvent) => {
    // Into the options of the open list, not away from it.
    if (relatedTarget instanceof Node && list.contains(relatedTarget)) return
    list.removeEventListener('change', returnFocus)
    list.removeEventListener('focusout', handleLeave)
  }
  list.addEventListener('change', returnFocus, { once: true })
  list.addEventListener('focusout', handleLeave)
  if ('showPicker' in list) list.showPicker()
}
