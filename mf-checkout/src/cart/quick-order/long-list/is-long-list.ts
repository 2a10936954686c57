/** Characters of a list that this page reads, and lays out as text, within one frame. */
const mostCharacters = 8_000

/** A list that the server reads, and that is shown as text only to who wants to edit it: a text area lays out every line. */
export const isLongList = (written: string): boolean => written.length > mostCharacters
