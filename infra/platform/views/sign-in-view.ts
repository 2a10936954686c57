import { type Html, html } from '../html.ts'
import { notice, page } from './page.ts'

interface SignInForm {
  /** The code of a magic link. */
  code?: string | undefined
  name?: string | undefined
  problem?: string | undefined
}

/** The sign-in page: by name and password, or by a magic link. */
export function signInView({ code, name, problem }: SignInForm): Html {
  const form = code === undefined ? passwordForm(name) : codeForm(code)
  return page(
    { title: 'Sign in' },
    html`<section class="entry">
<h1>Sign in to the platform</h1>
${problem && notice('bad', html`<p>${problem}</p>`)}
${form}
</section>`,
  )
}

function passwordForm(name = ''): Html {
  return html`<form method="post" action="/sign-in">
<label>Name <input name="name" value="${name}" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<label>Code of your authenticator app, if you have set one up
<input name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="10"></label>
<button class="main">Sign in</button>
</form>
<p class="quiet">Accounts of the store do not work here. Somebody with access to the server lets you in:
<code>npm run platform -- add-user</code></p>`
}

function codeForm(code: string): Html {
  return html`<form method="post" action="/sign-in">
<input type="hidden" name="code" value="${code}">
<p>This link signs you in once.</p>
<button class="main" autofocus>Sign in</button>
</form>`
}
