/** Fonts that mail programs have. */
const font = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"

const line = '#e2e5ea'
const ink = '#1c2024'
const quiet = '#5b6470'

/** Inline styles: mail programs drop what a style sheet says, but not these. */
export const styles = {
  page: { margin: 0, padding: 0, backgroundColor: '#f3f4f6' },
  outer: { padding: '16px 8px' },
  card: {
    width: '100%',
    maxWidth: 600,
    margin: '0 auto',
    backgroundColor: '#ffffff',
    border: `1px solid ${line}`,
    borderRadius: 8,
    fontFamily: font,
    fontSize: 16,
    lineHeight: '24px',
    color: ink,
    textAlign: 'left',
  },
  head: { padding: '20px 20px 0', fontSize: 14, color: quiet },
  title: { margin: '4px 0 0', fontSize: 20, lineHeight: '28px', color: ink },
  body: { padding: '4px 20px 20px', overflowWrap: 'anywhere', wordBreak: 'break-word' },
  paragraph: { margin: '16px 0 0' },
  heading: { margin: '24px 0 4px', fontSize: 16, lineHeight: '24px', color: ink },
  table: { width: '100%', borderCollapse: 'collapse' },
  label: {
    width: '40%',
    padding: '6px 12px 6px 0',
    color: quiet,
    borderTop: `1px solid ${line}`,
    verticalAlign: 'top',
  },
  value: { padding: '6px 0', borderTop: `1px solid ${line}`, verticalAlign: 'top' },
  number: {
    padding: '6px 0',
    borderTop: `1px solid ${line}`,
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  amount: {
    padding: '6px 0',
    borderTop: `1px solid ${line}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  small: { fontSize: 14, lineHeight: '20px', color: quiet },
  buttonCell: { padding: '20px 0 0' },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: 6,
    backgroundColor: '#1d4ed8',
    color: '#ffffff',
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: '#1d4ed8' },
  foot: {
    padding: '16px 20px 20px',
    borderTop: `1px solid ${line}`,
    fontSize: 13,
    lineHeight: '20px',
    color: quiet,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
} as const

/** For mail programs with a dark mode that read style sheets; others darken the mail themselves. */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#111418!important}
.card{background-color:#1b1f24!important;border-color:#363c44!important;color:#e8eaed!important}
.ink{color:#e8eaed!important}
.quiet{color:#a9b1bb!important}
.line{border-color:#363c44!important}
.link{color:#93b4ff!important}
.button{background-color:#93b4ff!important;color:#10141a!important}
}`
