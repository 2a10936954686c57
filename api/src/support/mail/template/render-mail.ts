import type { Language } from '@store/contract/rules/language/languages'
import type { MailContent } from '../mail.ts'
import type { MailDocument, MailSender } from './mail-template.tsx'
import { loadTranslation, translateMail } from './translate-mail.ts'

/** A mail as it is sent: both say the same. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** The libraries are loaded with the first mail, so that no start waits for them. */
async function loadLibraries() {
  const [{ h }, { renderToStaticMarkup }, { compile }, { MailTemplate }] = await Promise.all([
    import('preact'),
    import('preact-render-to-string'),
    import('html-to-text'),
    import('./mail-template.tsx'),
  ])
  const textOf = (selector: string) =>
    compile({
      wordwrap: false,
      baseElements: { selectors: [selector] },
      selectors: [
        { selector: 'h2', options: { uppercase: false } },
        {
          selector: 'a',
          options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true },
        },
        ...['table.items', 'table.facts', 'table.sums'].map((table) => ({
          selector: table,
          format: 'dataTable',
          options: { maxColumnWidth: 60, colSpacing: 2 },
        })),
      ],
    })
  return {
    draw: (document: MailDocument) => renderToStaticMarkup(h(MailTemplate, { document })),
    bodyTextOf: textOf('td.body'),
    footTextOf: textOf('td.foot'),
  }
}

/**
 * Devanagari has no small letters: beside the capitals of an order's number SpamAssassin takes it for shouting (SUBJ_ALL_CAPS). The
 * name of the store has small ones.
 */
function subjectOf(subject: string, mail: { language: Language; sender: MailSender }): string {
  const { name } = mail.sender
  return mail.language === 'en' || name === '' ? subject : `${subject} – ${name}`
}

let libraries: ReturnType<typeof loadLibraries> | undefined

/** Lays a mail out in the language of its reader as HTML, and as the text that this HTML shows. */
export async function renderMail(
  { text, parts, footer, language = 'en' }: MailContent,
  { subject, sender }: { subject: string; sender: MailSender },
): Promise<RenderedMail> {
  libraries ??= loadLibraries()
  const { draw, bodyTextOf, footTextOf } = await libraries
  const translate = await loadTranslation(language)
  const said = translateMail({ subject, text, parts, footer }, translate)
  const html = `<!doctype html>${draw({
    ...said,
    language,
    sender,
    words: { more: (count) => translate(`and ${count} more`) },
  })}`
  const foot = footTextOf(html)
  return {
    subject: subjectOf(said.subject, { language, sender }),
    html,
    text: `${bodyTextOf(html)}${foot && `\n\n-- \n${foot}`}\n`,
  }
}
