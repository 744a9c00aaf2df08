/**
 * Serves the built documentation to assistants: a Model Context Protocol server over stdio.
 *
 * Usage: npm run --silent mcp -- [--dir build]
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {version} from '../package.json';
import {createLibrary} from '../plugins/machine-readable/mcp/library';
import {createServer} from '../plugins/machine-readable/mcp/createServer';

const {values} = parseArgs({
  options: {dir: {type: 'string', default: 'build'}, help: {type: 'boolean', short: 'h'}},
});

if (values.help) {
  console.error(
    'Serves the built documentation over stdio. Usage: npm run --silent mcp -- [--dir build]',
  );
} else {
  // Wherever the client starts it, the output is looked for in the repository.
  const folder = path.resolve(__dirname, '..', values.dir);
  void createServer(createLibrary(folder), version).connect(new StdioServerTransport());
}
