import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

/**
 * Measures the web vitals. CLS has no unit, all others are in milliseconds.
 * @param report called once per vital, mostly when the page is hidden
 */
export async function watchVitals(report: (name: string, value: number) => void): Promise<void> {
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) {
    // Each in a task of its own: together they hold up a slow phone for 50 ms.
    await new Promise((resolve) => setTimeout(resolve))
    watch(({ name, value }) => report(name, Math.round(value * 1_000) / 1_000))
  }
}
