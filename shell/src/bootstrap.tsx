import '../sdk/src/theme/base.css'
import { applyColorMode, company } from '@store/sdk'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { releasesOf } from './composition/chosen-release.ts'
import { readComposition } from './composition/composition-source.ts'
import { drawVisitor, visitorOf } from './composition/visitor.ts'
import { keptPreview } from './preview/kept-preview.ts'
import { hostVersions } from './remotes/shared-modules.ts'
import { ShellFaultScreen } from './screens/shell-fault-screen.tsx'
import { type Start, startSite } from './start-site.tsx'

/** Begins to show the site in a document of its own. */
export function bootstrap(): void {
  applyColorMode()
  document.title = company.name
  const place = document.getElementById('root')
  if (place === null) throw new Error('the document has no #root')
  const root = createRoot(place)
  // As a transition React renders in slices: a slow phone stays responsive, and paints in between.
  const show = (page: ReactNode) =>
    startTransition(() => root.render(<StrictMode>{page}</StrictMode>))
  // A document whose composition cannot be read gets a page that says so, and the fault its report.
  const fail = (fault: unknown) => {
    reportError(fault)
    show(<ShellFaultScreen />)
  }
  try {
    const composition = readComposition(document)
    const start = { composition, visitor: findVisitor() }
    const wish = keptPreview()
    if (wish === '') show(startSite(start))
    else preview(start, wish).then(show, fail)
  } catch (fault) {
    fail(fault)
  }
}

/** The site with other releases in it: whoever asks for that can wait for code nobody else needs. */
async function preview(start: Start, wish: string): Promise<ReactNode> {
  const { openPreview } = await import('./preview/open-preview.tsx')
  const releases = releasesOf(start.composition, start.visitor)
  return startSite({ ...start, preview: await openPreview(wish, { releases, hostVersions }) })
}

/** Where storage is forbidden, every document draws anew. */
function findVisitor(): string {
  try {
    return visitorOf(localStorage)
  } catch {
    return drawVisitor()
  }
}
