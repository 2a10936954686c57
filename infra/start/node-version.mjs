/** Oldest Node the code runs on; package.json says the same in `engines`. */
const OLDEST = [20, 19]

/** What to tell a person whose Node is too old; undefined when it will do. */
export function nodeVersionProblem(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined
  return (
    `Node ${version} is too old: Node ${OLDEST.join('.')} or newer is needed. ` +
    'Get it from https://nodejs.org, or with nvm: nvm install 20'
  )
}
