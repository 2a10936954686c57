import type { Engine } from './engine.ts'

export type DatabaseLogin = {
  user: string
  password: string
  database: string
  /** May create schemas of its own: for tests, never for the site. */
  everySchema: boolean
}

/**
 * What the server runs at each start before it answers anybody: our schema and user exist, root has a password
 * nobody knows, nobody else can sign in. One statement a line, as `--init-file` wants it.
 */
export function accountsSql(
  kind: Engine['kind'],
  login: DatabaseLogin,
  rootPassword: string,
): string {
  const user = `'${login.user}'@'localhost'`
  const rights = login.everySchema ? '*.*' : `\`${login.database}\`.*`
  const strangers = [
    "DELETE FROM mysql.global_priv WHERE User = '' OR (User = 'root' AND Host <> 'localhost');",
    'FLUSH PRIVILEGES;',
  ]
  return [
    ...(kind === 'mariadb' ? strangers : []),
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${rootPassword}';`,
    `CREATE DATABASE IF NOT EXISTS \`${login.database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`,
    `CREATE USER IF NOT EXISTS ${user} IDENTIFIED BY '${login.password}';`,
    `ALTER USER ${user} IDENTIFIED BY '${login.password}';`,
    `GRANT ALL PRIVILEGES ON ${rights} TO ${user};`,
    '',
  ].join('\n')
}
