import type { MouseEventHandler } from 'react'

/**
 * The click handler of a control that may be disabled by `aria-disabled`: then it prevents the click and the submit.
 * @returns `undefined` without a handler, so that React attaches nothing
 */
export function ignoreWhenDisabled<E extends HTMLElement>(
  isDisabled: boolean,
  onClick: MouseEventHandler<E> | undefined,
): MouseEventHandler<E> | undefined {
  return isDisabled ? (event) => event.preventDefault() : onClick
}
