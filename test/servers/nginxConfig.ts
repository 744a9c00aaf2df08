import {existsSync} from 'node:fs';

/** Where Debian keeps the modules of nginx. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A whole configuration around the part of a site, for one process that writes nowhere but in its folder. */
export function nginxConfig(folder: string, site: string): string {
  return [
    ...(existsSync(BROTLI) ? [`load_module ${BROTLI};`] : []),
    // Started by root it would give up the right to read the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events { worker_connections 256; }',
    'http {',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path ${folder}/${name};`,
    ),
    existsSync(BROTLI) ? site : site.replace('  brotli_static on;\n', ''),
    '}',
    '',
  ].join('\n');
}
