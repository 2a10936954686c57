/** Says in this browser that our fonts were loaded; see {@link loadFonts}. */
const storageKey = 'fonts'

/**
 * Has the HTML of the document read in local fonts, unless this browser has loaded ours before (tokens.css): they would come
 * too late for its first paint, and meanwhile hold up the code on a slow connection. Call it before the first paint.
 */
export function chooseFonts(): void {
  if (!localStorage.getItem(storageKey)) document.documentElement.dataset.fonts = 'local'
}

/** Loads our fonts for the documents after this one. Call it when nothing else waits for the connection. */
export async function loadFonts(): Promise<void> {
  try {
    if (localStorage.getItem(storageKey)) return
    // A character of each file.
    await document.fonts.load('1em Inter', 'A₹')
    localStorage.setItem(storageKey, 'loaded')
  } catch {
    // The next document tries again.
  }
}
