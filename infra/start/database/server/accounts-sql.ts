import type { Engine } from '../engine/engine.ts'

export type DatabaseLogin = {
  user: string
  password: string
  database: string
  /** May create schemas. Only for tests, never for the site. */
  everySchema: boolean
}

/**
 * SQL the server runs at each start before it accepts connections. It creates our schema and user, gives root a random
 * password and removes all other accounts. One statement per line, as `--init-file` requires.
 */
export function accountsSql(
  kind: Engine['kind'],
  login: DatabaseLogin,
  rootPassword: string,
): string {
  const user = `'${login.user}'@'localhost'`
  const rights = login.everySchema ? '*.*' : `\`${login.database}\`.*`
  const anonymousAccountsRemoval = [
    "DELETE FROM mysql.global_priv WHERE User = '' OR (User = 'root' AND Host <> 'localhost');",
    'FLUSH PRIVILEGES;',
  ]
  return [
    ...(kind === 'mariadb' ? anonymousAccountsRemoval : []),
    `ALTER USER 'root'@'localhost' IDENTIFIED BY '${rootPassword}';`,
    `CREATE DATABASE IF NOT EXISTS \`${login.database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`,
    `CREATE USER IF NOT EXISTS ${user} IDENTIFIED BY '${login.password}';`,
    `ALTER USER ${user} IDENTIFIED BY '${login.password}';`,
    `GRANT ALL PRIVILEGES ON ${rights} TO ${user};`,
    '',
  ].join('\n')
}
