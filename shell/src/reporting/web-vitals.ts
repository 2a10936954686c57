import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

/**
 * Measures the web vitals. CLS has no unit, all others are in milliseconds.
 * @param report called once per vital, mostly when the page is hidden
 */
export function watchVitals(report: (name: string, value: number) => void): void {
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => report(name, Math.round(value * 1_000) / 1_000))
  }
}
