import { extensionOf, type MediaType } from './file.ts'

const longestName = 80

/**
 * Makes a name that a person's computer gave safe to show and to save under: no folders, no control
 * characters, no dots at the start, and the ending of what the file really is.
 */
export function safeNameOf(given: string, mediaType: MediaType): string {
  const ownName = given.split(/[\\/]/).at(-1) ?? ''
  const stem = ownName
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '')
    .replace(/^[.\s]+/, '')
  const cut = [...stem].slice(0, longestName).join('').trim()
  return `${cut || 'file'}.${extensionOf[mediaType]}`
}

/** The Content-Disposition of a download, its name in any script (RFC 6266). */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_')
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
