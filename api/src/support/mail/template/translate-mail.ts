import type { Language } from '@store/contract/rules/language/languages'
import { createTranslator } from '@store/contract/rules/language/translator'
import type { MailText } from '../mail.ts'
import type { MailFact, MailPart } from '../mail-part.ts'

type Translate = (text: string) => string

/** What a mail says to its reader. */
export type SaidByMail = Required<MailText> & { footer: string | undefined }

async function loadHindi(): Promise<Translate> {
  const [contract, mails] = await Promise.all([
    import('@store/contract/rules/language/contract.hi.json', { with: { type: 'json' } }),
    import('./mail.hi.json', { with: { type: 'json' } }),
  ])
  const sentences = { ...contract.default, ...mails.default }
  const translate = createTranslator(sentences)
  return (text) => text.split('\n').map(translate).join('\n')
}

let hindi: Promise<Translate> | undefined

/** Translates lines; what a person typed, and any other line that no catalogue has, stays as it is. */
export async function loadTranslation(language: Language): Promise<Translate> {
  if (language === 'en') return (text) => text
  hindi ??= loadHindi()
  return hindi
}

/** A mail in the language of its reader. */
export function translateMail(
  { subject, text, parts, footer }: SaidByMail,
  translate: Translate,
): SaidByMail {
  return {
    subject: translate(subject),
    text: translate(text),
    parts: parts.map((part) => translatePart(part, translate)),
    footer: footer && translate(footer),
  }
}

function translatePart(part: MailPart, translate: Translate): MailPart {
  const labelled = (rows: readonly MailFact[]) =>
    rows.map(([label, value]) => [translate(label), value] as const)
  switch (part.kind) {
    case 'text':
      return { ...part, text: translate(part.text) }
    case 'link':
      return { ...part, label: translate(part.label) }
    case 'facts':
      return {
        ...part,
        title: translate(part.title),
        rows: part.rows.map(([label, value]) => [translate(label), translate(value)] as const),
      }
    case 'items':
      return { ...part, title: translate(part.title), sums: labelled(part.sums) }
  }
}
