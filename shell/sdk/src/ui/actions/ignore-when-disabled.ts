import type { MouseEventHandler } from 'react'

/**
 * The click handler of a control that may be off by `aria-disabled`: off, it swallows the click and with it the submit.
 * @returns `undefined` when there is nothing to do, so that React attaches nothing
 */
export function ignoreWhenDisabled<E extends HTMLElement>(
  isDisabled: boolean,
  onClick: MouseEventHandler<E> | undefined,
): MouseEventHandler<E> | undefined {
  return isDisabled ? (event) => event.preventDefault() : onClick
}
