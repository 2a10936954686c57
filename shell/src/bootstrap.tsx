import '../ui/shared/theme/tokens.css'
import '../ui/shared/theme/elements.css'
import './first-html/placeholder.css'
import './start-failure/start-notice.css'
import { applyColorMode, restoreLanguage } from '@store/host'
import { company } from '@store/sdk'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { chooseReleases } from './composition/choose-releases.ts'
import { readComposition } from './composition/composition-source.ts'
import { randomVisitorId, readVisitorId } from './composition/visitor-id.ts'
import { takeShownHtml } from './first-html/document-html.ts'
import { readPreviewParam } from './preview/preview-storage.ts'
import { hostVersions } from './remotes/shared-modules.ts'
import { failStart } from './start-failure/fail-start.ts'
import { type Start, type StartedSite, startSite } from './start-site.tsx'

/** Renders the site into the document, or takes over the HTML that it came with. */
export function bootstrap(): void {
  applyColorMode()
  document.title = company.name
  const rootElement = document.getElementById('root')
  if (rootElement === null) throw new Error('the document has no #root')
  const hasHtml = takeShownHtml(document.documentElement, rootElement)
  // In a transition React renders in slices, so a slow phone stays responsive.
  const show = ({ page, onDifference }: StartedSite) =>
    startTransition(() => {
      const site = <StrictMode>{page}</StrictMode>
      // React removes a page that throws outside of the boundaries of its screens.
      const onUncaughtError = failStart
      // Where the HTML is older than the data, a price for example, React renders that part anew.
      const onRecoverableError = onDifference
      if (hasHtml) hydrateRoot(rootElement, site, { onRecoverableError, onUncaughtError })
      else createRoot(rootElement, { onUncaughtError }).render(site)
    })
  const language = restoreLanguage()
  try {
    const composition = readComposition(document)
    const start = { composition, visitor: findVisitorId(), hasHtml }
    const previewLink = readPreviewParam()
    const site = previewLink === '' ? startSite(start) : startPreview(start, previewLink)
    Promise.all([site, language])
      .then(([started]) => show(started))
      .catch(failStart)
  } catch (error) {
    failStart(error)
  }
}

/** Starts the site with the previewed releases; the preview code is loaded on demand. */
async function startPreview(start: Start, link: string): Promise<StartedSite> {
  const { openPreview } = await import('./preview/open-preview.tsx')
  const releases = chooseReleases(start.composition, start.visitor)
  return startSite({ ...start, preview: await openPreview(link, { releases, hostVersions }) })
}

/** Without storage every document gets a new random id. */
function findVisitorId(): string {
  try {
    return readVisitorId(localStorage)
  } catch {
    return randomVisitorId()
  }
}
