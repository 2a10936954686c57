/** The version of the shell whose fonts this browser has loaded: they are files of its release. */
const storageKey = 'fonts'

/**
 * Shows the HTML of the document in local fonts until this browser has loaded ours (tokens.css): ours would come too late for
 * the first paint, and delay the code on a slow connection. Call it before the first paint.
 */
export function chooseFonts(shellVersion: string): void {
  if (localStorage.getItem(storageKey) !== shellVersion) {
    document.documentElement.dataset.fonts = 'local'
  }
}

/** Loads our fonts for the documents after this one. Call it when the first screen's code and data are there. */
export async function loadFonts(shellVersion: string): Promise<void> {
  try {
    if (localStorage.getItem(storageKey) === shellVersion) return
    // A character of each file.
    const faces = await document.fonts.load('1em Inter', 'A₹')
    if (faces.length > 0) localStorage.setItem(storageKey, shellVersion)
  } catch {
    // The next document tries again.
  }
}
