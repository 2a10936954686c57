const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * How long ago an instant was, in the largest unit that says something.
 * @param instant ISO 8601
 * @example ageOf('2026-11-20T09:30:00Z', Date.parse('2026-11-23T10:00:00Z')) // '3 d'
 */
export function ageOf(instant: string, now: number): string {
  const age = Math.max(0, now - Date.parse(instant))
  if (age < hourMs) return `${Math.floor(age / minuteMs)} min`
  if (age < 2 * dayMs) return `${Math.floor(age / hourMs)} h`
  return `${Math.floor(age / dayMs)} d`
}
