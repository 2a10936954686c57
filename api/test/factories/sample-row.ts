/** A row as written by the release of its time. */
export interface SampleRow {
  table: string
  row: Record<string, string | number | Date | null>
}

/** When the sample rows were written, to the millisecond. */
export const at = new Date('2026-11-20T09:30:00.123Z')
/** A day after {@link at}. */
export const later = new Date('2026-11-21T09:30:00.123Z')

/** A public id that only this row has. */
export function idOf(kind: string, n: number): string {
  return `${kind}${n}`.toUpperCase().padStart(26, '0')
}
