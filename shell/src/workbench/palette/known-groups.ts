import type { PaletteAction, PaletteGroup, PaletteLink } from './palette-item.ts'

/** What the palette knows without the server. */
export interface KnownItems {
  recent: readonly PaletteLink[]
  pages: readonly PaletteLink[]
  actions: readonly PaletteAction[]
}

/** True when a word begins with the text, in any case. */
function hasWord(words: string, text: string): boolean {
  return ` ${words.toLowerCase()}`.includes(` ${text.toLowerCase()}`)
}

/**
 * The pages and actions whose name begins with the text; without a text also what was opened last.
 * @param text without spaces at its ends
 */
export function knownGroups({ recent, pages, actions }: KnownItems, text: string): PaletteGroup[] {
  const opened = text === '' ? recent : []
  const isOpened = ({ key }: PaletteLink) => opened.some((link) => link.key === key)
  return [
    { title: 'Recent', items: opened },
    {
      title: 'Pages',
      items: pages.filter((page) => hasWord(page.label, text) && !isOpened(page)),
    },
    {
      title: 'Actions',
      items: actions.filter(({ label, words = '' }) => hasWord(`${label} ${words}`, text)),
    },
  ].filter(({ items }) => items.length > 0)
}
