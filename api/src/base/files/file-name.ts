import { extensionOf, type MediaType } from './file.ts'

const longestName = 80

/**
 * Sanitises the name of an uploaded file for display and download: no folders, no control characters, no leading dots,
 * and the extension of its real type.
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

/** The name of an uploaded file that is read and not stored: without folders and control characters. */
export function plainNameOf(given: string, fallback: string): string {
  const ownName = given.split(/[\\/]/).at(-1) ?? ''
  return ownName.replace(/\p{Cc}/gu, '').slice(0, 200) || fallback
}

/** The Content-Disposition header, with a name in any script (RFC 6266). */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_')
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
