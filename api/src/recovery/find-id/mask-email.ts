/** An e-mail address its owner recognises and nobody else can use: `a***@example.in`. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}***${email.slice(email.lastIndexOf('@'))}`
}
