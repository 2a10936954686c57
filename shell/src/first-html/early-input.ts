type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a person did in the HTML of the document before the code for it was there. */
interface EarlyInput {
  /** The button that was pressed last. Links need no code. */
  button: HTMLElement | undefined
  fields: Set<Field>
  stop: () => void
}

declare global {
  var earlyInput: EarlyInput | undefined
}

/** Keeps what a person types and presses until {@link replayEarlyInput} gives it to React. */
export function keepEarlyInput(): void {
  const keepButton = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button')
    if (button && globalThis.earlyInput) globalThis.earlyInput.button = button
  }
  const keepField = ({ target }: Event) => {
    if (isField(target)) globalThis.earlyInput?.fields.add(target)
  }
  addEventListener('click', keepButton, true)
  addEventListener('input', keepField, true)
  const stop = () => {
    removeEventListener('click', keepButton, true)
    removeEventListener('input', keepField, true)
  }
  globalThis.earlyInput = { button: undefined, fields: new Set(), stop }
}

/**
 * Repeats early input once React listens.
 * @param area `frame` when the layout is there, `screen` when the page in it is, which ends it
 */
export function replayEarlyInput(area: 'frame' | 'screen'): void {
  if (area === 'screen') globalThis.startGuard?.finish()
  const early = globalThis.earlyInput
  if (early === undefined) return
  const isReady = (element: HTMLElement) =>
    element.isConnected && (area === 'screen' || element.closest('#main') === null)
  const { button } = early
  const fields = [...early.fields].filter(isReady)
  if (area === 'screen') {
    early.stop()
    globalThis.earlyInput = undefined
  }
  // Before it is repeated: React shows the former value until it has rendered.
  const isSearch = fields.some(isSearchOfPage)
  for (const field of fields) {
    early.fields.delete(field)
    repeatInput(field)
  }
  if (button && isReady(button)) {
    early.button = undefined
    const press = () => button.click()
    if (isSearch) afterSearch(press)
    // React renders what was typed first; until then a handler knows the former text.
    else setTimeout(press)
  }
}

/** Searches of a page go into its address after a pause (`useSearchDraft`); those with suggestions do not. */
function isSearchOfPage(field: Field): boolean {
  return field.matches('#main [type=search]:not([role=combobox])') && field.value.trim() !== ''
}

/** Much longer than the pause: a search that is in the address already does not change it. */
const longestPauseMs = 5_000

/**
 * Runs after a search was written into the address: a press that leaves the page before would lose it, and the search would
 * undo a navigation that has begun.
 */
function afterSearch(work: () => void): void {
  const { replaceState } = history
  const timer = setTimeout(run, longestPauseMs)
  function run() {
    clearTimeout(timer)
    history.replaceState = replaceState
    work()
  }
  history.replaceState = (...state) => {
    replaceState.apply(history, state)
    setTimeout(run)
  }
}

/** React ignores an event that leaves the value as it last saw it. */
function repeatInput(field: Field): void {
  const typed = field.value
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLElement && target.matches('input, select, textarea')
}
