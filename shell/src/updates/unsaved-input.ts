type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls that the user has changed; some may have been removed from the page. */
const changed = new Set<Control>()

/** Calls the listener whenever the user changes a control. @returns unsubscribes */
export function watchInput(listener: () => void): () => void {
  const handleInput = ({ target }: Event) => {
    if (!isControl(target) || isSearch(target) || isAppliedAtOnce(target)) return
    changed.add(target)
    listener()
  }
  document.addEventListener('input', handleInput)
  return () => document.removeEventListener('input', handleInput)
}

/** True while the page contains input that a reload might lose. */
export function hasUnsavedInput(): boolean {
  for (const control of changed) if (!control.isConnected) changed.delete(control)
  return [...changed].some(({ value }) => value !== '')
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

/** Searches are kept in the URL and survive a reload. */
function isSearch(control: Control): boolean {
  return control.closest('search, [role="search"], [type="search"]') !== null
}

/** A choice outside a form (a switch, a filter, the status of an order) takes effect at once, so nothing can be lost. */
function isAppliedAtOnce(control: Control): boolean {
  return control.matches('select, [type="checkbox"], [type="radio"]') && control.form === null
}
