/** A chosen file is not sent, because it is empty or the browser cannot read it any more. */
export const fileUnreadable = (name: string) =>
  `${name} cannot be read: it is empty, gone or changed. Choose it again.`

/** The first page of a PDF is not drawn: it is damaged, empty, or needs too much. */
export const noPicture = 'This PDF has no picture; open it'
