/** Hash of the empty string: styled-components fills one empty style element by script (releases 6.1). */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The site's content security policy.
 * @param bootHash hash of the document's inline script, if it has one
 * @param styleHashes hashes of its inline styles
 */
export function contentSecurityPolicy(
  bootHash?: string,
  styleHashes: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    `script-src 'self'${bootHash ? ` '${bootHash}'` : ''}`,
    [`style-src 'self' ${EMPTY_STYLE}`, ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types shell page-head shell#webpack remote#webpack 'allow-duplicates'",
  ].join('; ')
}

/**
 * Headers of every response of a site whose public origin is https: browsers then ask for it by https only (RFC 6797), for
 * a year. Its subdomains may be somebody else's.
 */
export function transportSecurity(publicOrigin: string): Readonly<Record<string, string>> {
  return publicOrigin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000' }
    : {}
}

/** Headers of every response of the site; the API sets its own. */
export const SECURITY_HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const
