import { t } from '@lingui/core/macro'
import { companyData, ToastViewport, useRouteHead } from '@store/host'
import { DeferredView, publicOrigin, theme } from '@store/ui'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { replayEarlyInput } from '../first-html/early-input.ts'
import { useFirstHtml } from '../first-html/first-html.ts'
import { HydratedOutlet } from '../first-html/hydrated-outlet.tsx'
import { MissingScreenNotice } from '../first-html/missing-screen-notice.tsx'
import { useRemotes } from '../remotes/remotes-context.tsx'
import { useHeadingFocus } from '../routing/heading-focus.ts'
import { useScrollRestoration } from '../routing/scroll-restoration.ts'
import { useSiteMap } from '../routing/site-map-context.tsx'
import { useLoginRedirect } from '../routing/use-login-redirect.ts'
import { ScreenBoundary } from '../screens/screen-boundary.tsx'
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx'
import { useVisitMemory } from '../sign-in/use-visit-memory.ts'
import { UpdateNotice } from '../updates/update-notice.tsx'
import { useUpdates } from '../updates/updates-context.ts'
import { useIsWorkbench, workbenchFrame } from '../workbench/deferred-workbench.ts'
import { AnnouncementBanner } from './announcement-banner.tsx'
import { ChatButton } from './chat/chat-button.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { TierRequestNotice } from './tier-request-notice.tsx'
import { useLanguageOfUser } from './use-language-of-user.ts'

/** The layout of every page (site 1.1), in the frame that its route asks for. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const updates = useUpdates()
  const { reports } = useRemotes()
  const head = useSiteMap().headOf(pathname)
  useRouteHead(pathname === '/' ? { ...head, structured: companyData(publicOrigin()) } : head)
  const htmlOwner = useHtmlOwner(pathname)
  // With HTML the layout and the page stand already.
  const [isLaidOut, setLaidOut] = useState(useFirstHtml() !== undefined)
  useEffect(() => startTransition(() => setLaidOut(true)), [])
  useEffect(() => replayEarlyInput('frame'), [])
  const isLeaving = useLoginRedirect()
  useVisitMemory(isLeaving)
  useLanguageOfUser()
  const isWorkbench = useIsWorkbench(pathname)
  useScrollRestoration()
  useHeadingFocus(main)
  const page = (
    <Main id="main" ref={main} tabIndex={-1}>
      <ScreenBoundary resetKey={pathname} onError={(error) => reports.crashed(undefined, error)}>
        {isLaidOut && !isLeaving ? <HydratedOutlet /> : <ScreenSkeleton />}
      </ScreenBoundary>
    </Main>
  )
  return (
    <>
      <a className="skip-link" href="#main">
        {t`Skip to content`}
      </a>
      {isWorkbench ? (
        <DeferredView code={workbenchFrame} loading={<WorkbenchLoading />}>
          {(WorkbenchFrame) => <WorkbenchFrame>{page}</WorkbenchFrame>}
        </DeferredView>
      ) : (
        <SiteFrame>{page}</SiteFrame>
      )}
      <OfflineBar />
      <UpdateNotice watch={updates} />
      {htmlOwner ? <MissingScreenNotice remote={htmlOwner} /> : null}
      <ToastViewport />
    </>
  )
}

/** The skeleton where the screen will be. */
function WorkbenchLoading() {
  return (
    <Reserved>
      <ScreenSkeleton />
    </Reserved>
  )
}

/** The remote whose screen the HTML of the document shows; `undefined` without HTML, and once its page was left. */
function useHtmlOwner(pathname: string): string | undefined {
  const firstHtml = useFirstHtml()
  const siteMap = useSiteMap()
  const isLeft = firstHtml !== undefined && firstHtml.pathname !== pathname
  useEffect(() => {
    if (!isLeft) return
    firstHtml.leave()
    replayEarlyInput('screen')
  }, [isLeft, firstHtml])
  return firstHtml?.ready && !isLeft ? siteMap.findRoute(pathname)?.remote : undefined
}

/** The frame of buyers' pages, and of an admin's pages that are not part of the workbench. */
function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <AnnouncementBanner />
      <SiteHeader />
      <TierRequestNotice />
      {children}
      <SiteFooter />
      <ChatButton />
    </>
  )
}

const Reserved = styled.div`
  padding-block-start: ${theme.headerHeight};
  padding-inline-start: ${theme.railWidth};
`

// At least as tall as the screen, so that the footer does not jump when the page is loaded.
const Main = styled.main`
  min-height: 100vh;
  outline: none;
`
