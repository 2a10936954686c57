import type { TransProps } from '@lingui/react'
import { TransNoContext } from '@lingui/react/server'
import { linguiContext } from './language.ts'

/** What the macro `Trans` becomes: a sentence with elements in it, found in the catalogues by its English text. */
export function Trans({ message = '', ...sentence }: TransProps) {
  return <TransNoContext {...sentence} id={message} lingui={linguiContext} />
}
