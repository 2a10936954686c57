import '../sdk/src/theme/base.css'
import { applyColorMode, company } from '@store/sdk'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { chooseReleases } from './composition/choose-releases.ts'
import { readComposition } from './composition/composition-source.ts'
import { randomVisitorId, readVisitorId } from './composition/visitor-id.ts'
import { readPreviewParam } from './preview/preview-storage.ts'
import { hostVersions } from './remotes/shared-modules.ts'
import { ShellErrorScreen } from './screens/shell-error-screen.tsx'
import { type Start, startSite } from './start-site.tsx'

/** Begins to show the site in a document of its own. */
export function bootstrap(): void {
  applyColorMode()
  document.title = company.name
  const rootElement = document.getElementById('root')
  if (rootElement === null) throw new Error('the document has no #root')
  const root = createRoot(rootElement)
  // As a transition React renders in slices: a slow phone stays responsive, and paints in between.
  const show = (page: ReactNode) =>
    startTransition(() => root.render(<StrictMode>{page}</StrictMode>))
  // A document whose composition cannot be read gets a page that says so, and the fault its report.
  const fail = (error: unknown) => {
    reportError(error)
    show(<ShellErrorScreen />)
  }
  try {
    const composition = readComposition(document)
    const start = { composition, visitor: findVisitorId() }
    const previewLink = readPreviewParam()
    if (previewLink === '') show(startSite(start))
    else startPreview(start, previewLink).then(show, fail)
  } catch (error) {
    fail(error)
  }
}

/** The site with other releases in it: whoever asks for that can wait for code nobody else needs. */
async function startPreview(start: Start, wish: string): Promise<ReactNode> {
  const { openPreview } = await import('./preview/open-preview.tsx')
  const releases = chooseReleases(start.composition, start.visitor)
  return startSite({ ...start, preview: await openPreview(wish, { releases, hostVersions }) })
}

/** Where storage is forbidden, every document draws anew. */
function findVisitorId(): string {
  try {
    return readVisitorId(localStorage)
  } catch {
    return randomVisitorId()
  }
}
