import { createContext } from 'react'

/**
 * Names of the fields of a form whose errors are not announced by themselves: the focus has moved to the first of them,
 * which is read with its error. As alerts, a form with ten empty fields would say the same ten times.
 */
export const FocusedErrors = createContext<readonly string[]>([])
