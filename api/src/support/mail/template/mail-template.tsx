import type { ComponentChildren, CSSProperties } from 'preact'
import type { MailFact, MailItem, MailPart } from '../mail-part.ts'
import { darkStyles, styles } from './mail-styles.ts'

/** The store as its mails show it; what is not set is blank. */
export interface MailSender {
  name: string
  address: string
  phone: string
  email: string
}

/** Everything that the template shows, in the language of its reader. */
export interface MailDocument {
  language: string
  subject: string
  text: string
  parts: readonly MailPart[]
  footer: string | undefined
  sender: MailSender
  words: { more(count: number): string }
}

/** An address of a page, without the full stop of its sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** A line of a text, its addresses of pages as links. */
function Line({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} class="link" style={styles.link} href={part}>
        {part}
      </a>
    ),
  )
}

function Paragraphs({ text, style }: { text: string; style?: CSSProperties }) {
  const paragraphs = text.split(/\n{2,}/).filter(Boolean)
  return paragraphs.map((paragraph, index) => (
    <p key={index} style={style ?? styles.paragraph}>
      {paragraph.split('\n').map((line, at) => [at > 0 && <br />, <Line text={line} />])}
    </p>
  ))
}

function Table({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <table role="presentation" class={name} style={styles.table} cellPadding="0" cellSpacing="0">
      <tbody>{children}</tbody>
    </table>
  )
}

/** Numbers and codes that a phone has room for are not broken: people compare and copy them. */
function valueStyle(value: string): CSSProperties {
  return value.length <= 20 && !value.includes(' ') ? styles.number : styles.value
}

function Facts({ rows, isSum = false }: { rows: readonly MailFact[]; isSum?: boolean }) {
  return rows.map(([label, value], index) => (
    <tr key={label}>
      <td class="quiet line" style={styles.label}>
        {label}
      </td>
      <td class="line" style={isSum ? styles.amount : valueStyle(value)}>
        {isSum && index === rows.length - 1 ? <strong>{value}</strong> : value}
      </td>
    </tr>
  ))
}

function Item({ item: { name, modelNo, quantity, unitPrice, total } }: { item: MailItem }) {
  return (
    <tr>
      <td class="line" style={styles.value}>
        {name}
        <br />
        <span class="quiet" style={styles.small}>
          {modelNo && [<strong class="ink">{modelNo}</strong>, ' · ']}
          {`${quantity}\u00a0×\u00a0${unitPrice}`}
        </span>
      </td>
      <td class="line" style={styles.amount}>
        {total}
      </td>
    </tr>
  )
}

function Part({
  part,
  words,
  isButton,
}: { part: MailPart; isButton: boolean } & Pick<MailDocument, 'words'>) {
  switch (part.kind) {
    case 'text':
      return <Paragraphs text={part.text} />
    case 'link':
      return (
        <p style={styles.buttonCell}>
          <a
            class={isButton ? 'button' : 'link'}
            style={isButton ? styles.button : styles.link}
            href={part.url}
          >
            {part.label}
          </a>
        </p>
      )
    case 'facts':
      return (
        <>
          <h2 class="ink" style={styles.heading}>
            {part.title}
          </h2>
          <Table name="facts">
            <Facts rows={part.rows} />
          </Table>
        </>
      )
    case 'items':
      return (
        <>
          <h2 class="ink" style={styles.heading}>
            {part.title}
          </h2>
          <Table name="items">
            {part.items.map((item, index) => (
              <Item key={index} item={item} />
            ))}
          </Table>
          {part.more > 0 && <p style={styles.paragraph}>{words.more(part.more)}</p>}
          <Table name="sums">
            <Facts rows={part.sums} isSum />
          </Table>
        </>
      )
  }
}

/** The one template of all mails. The text of a mail is made from what it shows. */
export function MailTemplate({ document }: { document: MailDocument }) {
  const { language, subject, text, parts, footer, sender, words } = document
  const button = parts.find(({ kind }) => kind === 'link')
  const contact = [sender.address, sender.phone, sender.email].filter(Boolean).join('\n')
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body class="page" style={styles.page}>
        <div class="page" style={styles.outer}>
          <table
            role="presentation"
            class="card"
            style={styles.card}
            cellPadding="0"
            cellSpacing="0"
          >
            <tbody>
              <tr>
                <td class="head quiet" style={styles.head}>
                  {sender.name}
                  <h1 class="ink" style={styles.title}>
                    {subject}
                  </h1>
                </td>
              </tr>
              <tr>
                <td class="body" style={styles.body}>
                  <Paragraphs text={text} />
                  {parts.map((part, index) => (
                    <Part key={index} part={part} words={words} isButton={part === button} />
                  ))}
                </td>
              </tr>
              <tr>
                <td class="foot quiet line" style={styles.foot}>
                  {[sender.name, contact, footer].filter(Boolean).map((block) => (
                    <Paragraphs key={block} text={block ?? ''} style={{ margin: '8px 0 0' }} />
                  ))}
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </body>
    </html>
  )
}
