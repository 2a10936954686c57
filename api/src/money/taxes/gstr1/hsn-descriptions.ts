import descriptions from './hsn-descriptions.json' with { type: 'json' }

/**
 * The codes of the headings that shops of this trade sell, with the official texts: HSN.json of GSTN's Returns Offline Tool
 * V3.2.4 (July 2026).
 */
const byCode: ReadonlyMap<string, string> = new Map(Object.entries(descriptions))

const headings: ReadonlySet<string> = new Set([...byCode.keys()].map((code) => code.slice(0, 4)))

/** The official text of an HSN; `undefined` when it is not among those that are known here. */
export function descriptionOfHsn(hsn: string): string | undefined {
  return byCode.get(hsn)
}

/** Whether GSTN's list lacks a code for certain: it has the codes of its heading, but not this one. */
export function isOffHsnList(hsn: string): boolean {
  return headings.has(hsn.slice(0, 4)) && !byCode.has(hsn)
}
