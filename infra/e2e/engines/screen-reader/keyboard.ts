import type { Target } from '../driver/tab.ts'
import type { ScreenReader } from './screen-reader.ts'

/** Goes to a control and presses Enter. @returns what was heard until it was pressed */
export async function press({ tab, hear }: ScreenReader, target: Target, heard: string) {
  await tab.focus(target)
  const before = await hear(heard)
  await tab.press(target, 'Enter')
  return before
}

/**
 * Goes to a field and types.
 * @param heard all that the field says when it gets the focus
 * @throws Error if more is said
 */
export async function enter(
  { tab, hear }: ScreenReader,
  target: Target,
  { text, heard }: { text: string; heard: string },
): Promise<void> {
  await tab.focus(target)
  const said = await hear(`focus: ${heard}`)
  if (said.length > 1) throw new Error(`heard more than the field: ${said.join(' | ')}`)
  await tab.fill(target, text)
}
