import type { Session } from '../accounts/sessions.ts'
import { type Content, type Html, html } from '../html.ts'

/** The frame of every page. */
interface Frame {
  title: string
  /** Absent: nobody is signed in. */
  session?: Session | undefined
}

/** A complete HTML document; it contains no script, and its policy allows none. */
export function page({ title, session }: Frame, content: Content): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Platform</title>
<link rel="stylesheet" href="/platform.css">
<link rel="stylesheet" href="/controls.css">
<link rel="stylesheet" href="/panels.css">
<link rel="stylesheet" href="/history.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="brand" href="/">Platform</a>
${session && navigation(session)}
</header>
<main id="content" tabindex="-1">${content}</main>
</body>
</html>
`
}

function navigation(session: Session): Html {
  return html`<nav aria-label="Pages"><a href="/">Site</a><a href="/history">History</a></nav>
<form class="who" method="post" action="/sign-out">
${formToken(session)}<span>${session.name}</span><button class="plain">Sign out</button>
</form>`
}

/** The hidden field with the session's anti-CSRF token. */
export function formToken({ formToken }: Session): Html {
  return html`<input type="hidden" name="formToken" value="${formToken}">`
}

/** A highlighted message. */
export function notice(kind: 'good' | 'bad' | 'warning', content: Content): Html {
  return html`<div class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${content}</div>`
}
