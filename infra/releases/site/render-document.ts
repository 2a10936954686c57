import type { Composition } from '@store/contract/schemas/site/composition'

/** Fills in the shell's document: base URL, site name and description, and the composition as inlined data. */
export function renderDocument(template: string, composition: Composition): string {
  // `<` could close the script element that contains the data.
  const inlined = JSON.stringify(composition).replaceAll('<', '\\u003c')
  const { base, site } = composition.shell
  return template
    .replaceAll('%BASE%', () => base)
    .replaceAll('%SITE%', () => escapeHtml(site?.name ?? 'Store'))
    .replaceAll('%DESCRIPTION%', () => escapeHtml(site?.description ?? ''))
    .replace('%COMPOSITION%', () => inlined)
}

/** Escapes text for HTML, also within attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
