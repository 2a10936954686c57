import { isRecord } from '@store/contract/rules/is-record'
import type { PaletteLink } from './palette-item.ts'

/** Remembered items. */
const mostRecent = 8

/** Per account, because a browser may have several; a logout clears all of them (site 4.2). */
const storageKeyOf = (userId: string) => `recentItems:${userId}`

function isLink(value: unknown): value is PaletteLink {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    typeof value.label === 'string' &&
    typeof value.to === 'string' &&
    value.to.startsWith('/')
  )
}

/** What an account opened last by the palette, the latest first. */
export function readRecentItems(userId: string): PaletteLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLink) : []
  } catch {
    // Without storage nothing is remembered.
    return []
  }
}

/** Remembers an item as the latest, without its details, which change. */
export function addRecentItem(userId: string, { key, label, to }: PaletteLink): void {
  const others = readRecentItems(userId).filter((item) => item.key !== key)
  const items = [{ key, label, to }, ...others].slice(0, mostRecent)
  try {
    localStorage.setItem(storageKeyOf(userId), JSON.stringify(items))
  } catch {
    // A full storage must not keep the item from being opened.
  }
}
