const changingKeys = /^(.|ArrowUp|ArrowDown|Home|End|PageUp|PageDown)$/

/**
 * Opens the picker before a key can change the value: on a closed select every arrow or letter would change the
 * order's status, and notify the buyer each time. Where a page cannot open it (Safari, Firefox before 122), the key does
 * nothing, and the browser's own keys for it remain: Space, or Alt and an arrow. An open list of these browsers takes its
 * keys before the page.
 */
export function openPickerBeforeChange(event: React.KeyboardEvent<HTMLSelectElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  // A key pressed on one of the options is for the open list.
  if (event.target !== currentTarget) return
  if (ctrlKey || metaKey || altKey || !changingKeys.test(key)) return
  if ('showPicker' in currentTarget) {
    event.preventDefault()
    currentTarget.showPicker()
  } else if (key !== ' ') event.preventDefault()
}

/**
 * Focuses a select by its shortcut and opens it, where a page can. After a choice, focuses the card, so that the shortcuts
 * work again.
 */
export function openSelect(list: HTMLElement | null | undefined): void {
  list?.focus()
  if (!(list instanceof HTMLSelectElement) || list.disabled) return
  const returnFocus = () => {
    const card = list.closest('article')
    card?.focus()
    // A closing select takes the focus back.
    requestAnimationFrame(() => {
      if (document.activeElement === list) card?.focus()
    })
  }
  const handleLeave = ({ relatedTarget }: FocusEvent) => {
    // The focus moved into the options, not away.
    if (relatedTarget instanceof Node && list.contains(relatedTarget)) return
    list.removeEventListener('change', returnFocus)
    list.removeEventListener('focusout', handleLeave)
  }
  list.addEventListener('change', returnFocus, { once: true })
  list.addEventListener('focusout', handleLeave)
  if ('showPicker' in list) list.showPicker()
}
