/** Oldest supported Node, as in `engines` of package.json. */
const OLDEST = { major: 20, minor: 19 }

/**
 * The error message for a Node that is too old, else undefined.
 *
 * @param {string} version e.g. 20.20.2
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return undefined
  return (
    `Node ${version} is too old: Node ${OLDEST.major}.${OLDEST.minor} or newer is needed. ` +
    'Get it from https://nodejs.org, or with nvm: nvm install 20'
  )
}
