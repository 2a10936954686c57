const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Whether a text has anything to escape; most have not. */
const special = /[&<>]|_x|[^\P{Cc}\t\n]|[\ufffe\uffff]/u

/**
 * A text as it stands in XML of a workbook. Characters that XML does not allow are written as `_xHHHH_`, and a text that
 * already looks like that is escaped (ECMA-376, ST_Xstring).
 */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, (character) => {
      const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      return `_x${hex}_`
    })
    .replace(/[&<>]/g, (character) => entities[character] ?? '')
}
