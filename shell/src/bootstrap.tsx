import '../sdk/src/theme/base.css'
import { applyColorMode, company } from '@store/sdk'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { readComposition } from './composition/composition-source.ts'
import { ShellFaultScreen } from './screens/shell-fault-screen.tsx'
import { startSite } from './start-site.tsx'

function bootstrap(): void {
  applyColorMode()
  document.title = company.name
  const place = document.getElementById('root')
  if (place === null) throw new Error('the document has no #root')
  const root = createRoot(place)
  const page = firstPage()
  // As a transition React renders in slices: a slow phone stays responsive, and paints in between.
  startTransition(() => root.render(<StrictMode>{page}</StrictMode>))
}

/** A document whose composition cannot be read gets a page that says so, and the fault its report. */
function firstPage() {
  try {
    return startSite(readComposition(document))
  } catch (fault) {
    reportError(fault)
    return <ShellFaultScreen />
  }
}

bootstrap()
