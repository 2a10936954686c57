type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls a person has changed in this document and that may still be on the page. */
const changed = new Set<Control>()

/** Calls back whenever a person changes a control. @returns stops */
export function watchInput(listener: () => void): () => void {
  const handleInput = ({ target }: Event) => {
    if (!isControl(target) || isSearch(target) || isAppliedAtOnce(target)) return
    changed.add(target)
    listener()
  }
  document.addEventListener('input', handleInput)
  return () => document.removeEventListener('input', handleInput)
}

/** True while the page holds something a person has entered and a reload might lose. */
export function hasUnsavedInput(): boolean {
  for (const control of changed) if (!control.isConnected) changed.delete(control)
  return [...changed].some(({ value }) => value !== '')
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

/** A search stands in the address and survives. */
function isSearch(control: Control): boolean {
  return control.closest('search, [role="search"], [type="search"]') !== null
}

/** A choice outside a form (a switch, a filter, the status of an order) takes effect at once: nothing is left to lose. */
function isAppliedAtOnce(control: Control): boolean {
  return control.matches('select, [type="checkbox"], [type="radio"]') && control.form === null
}
