import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

/**
 * Measures how a page does as its visitor feels it. Shifts have no unit, all else is in milliseconds.
 * @param report called once for each vital, mostly when the person leaves the page
 */
export function watchVitals(report: (name: string, value: number) => void): void {
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => report(name, Math.round(value * 1_000) / 1_000))
  }
}
