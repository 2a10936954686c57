import { t } from '@lingui/core/macro'
import { companyData, ToastViewport, useRouteHead } from '@store/host'
import { publicOrigin, theme } from '@store/ui'
import { startTransition, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
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
import { AnnouncementBanner } from './announcement-banner.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { WhatsAppButton } from './whats-app-button.tsx'

/** The layout of every page (spec §2, Shared layout). */
export function SiteLayout() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const updates = useUpdates()
  const { reports } = useRemotes()
  const head = useSiteMap().headOf(pathname)
  useRouteHead(pathname === '/' ? { ...head, structured: companyData(publicOrigin()) } : head)
  const [isLaidOut, setLaidOut] = useState(false)
  useEffect(() => startTransition(() => setLaidOut(true)), [])
  const isLeaving = useLoginRedirect()
  useVisitMemory(isLeaving)
  useScrollRestoration()
  useHeadingFocus(main)
  return (
    <>
      <a className="skip-link" href="#main">
        {t`Skip to content`}
      </a>
      <AnnouncementBanner />
      <SiteHeader />
      <Main id="main" ref={main} tabIndex={-1}>
        <ScreenBoundary resetKey={pathname} onError={(error) => reports.crashed(undefined, error)}>
          {isLaidOut && !isLeaving ? <Outlet /> : <ScreenSkeleton />}
        </ScreenBoundary>
      </Main>
      <SiteFooter />
      <WhatsAppButton />
      <UpdateNotice watch={updates} />
      <ToastViewport />
    </>
  )
}

// At least as tall as the screen, so that the footer does not jump when the page is loaded.
const Main = styled.main`
  min-height: 100vh;
  padding-inline-end: ${theme.chatLane};
  outline: none;
`
