/** Serves folders as any static host does: for the site, the foreign page of the embed test, the benches. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface StaticOptions {
  /** Folder for each path prefix (`/`, `/pip/`); the longest that fits counts. */
  folders: Readonly<Record<string, string>>;
  /** Pages that are no files: markup by path. */
  pages?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Compresses text, as every static host does; each file once, until it changes. */
  gzip?: boolean;
  /** 0 or none: any free port. */
  port?: number;
  host?: string;
}

export interface StaticServer {
  origin: string;
  close(): Promise<void>;
}

export function serve(options: StaticOptions): Promise<StaticServer> {
  const compressed: Compressed = new Map();
  const server = createServer((request, response) =>
    answer(request, response, options, compressed),
  );
  const host = options.host ?? '127.0.0.1';
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ origin: `http://${host}:${port}`, close: () => close(server) });
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: StaticOptions,
  compressed: Compressed,
): void {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://any').pathname);
  const found = find(path, options);
  if (found.type !== '.ico') {
    for (const [name, value] of Object.entries(options.headers ?? {}))
      response.setHeader(name, value);
  }
  const { status, type } = found;
  response.setHeader('content-type', types[type] ?? 'application/octet-stream');
  const accepted = request.headers['accept-encoding'] ?? '';
  const zips = options.gzip === true && text.has(type) && /\bgzip\b/.test(accepted);
  if (zips) response.setHeader('content-encoding', 'gzip');
  const body = zips ? zipped(found, compressed) : contents(found);
  response.writeHead(status, { 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

type Found = { status: number; type: string } & ({ file: string } | { markup: string });

function find(path: string, options: StaticOptions): Found {
  const markup = options.pages?.[path];
  if (markup !== undefined) return { status: 200, type: '.html', markup };
  const file = fileAt(path, options.folders);
  if (file !== null) return { status: 200, type: extname(file), file };
  // Browsers ask for one by themselves; under a policy that forbids images that would be a violation.
  if (path === '/favicon.ico') return { status: 200, type: '.ico', markup: '' };
  return { status: 404, type: '.txt', markup: 'Not found' };
}

function contents(found: Found): Buffer {
  return 'file' in found ? readFileSync(found.file) : Buffer.from(found.markup);
}

/** By file, as it was when it was compressed. */
type Compressed = Map<string, { version: string; body: Buffer }>;

function zipped(found: Found, compressed: Compressed): Buffer {
  if (!('file' in found)) return gzipSync(contents(found));
  // A build beside the server writes files anew that name others.
  const { mtimeMs, size } = statSync(found.file);
  const version = `${mtimeMs} ${size}`;
  const known = compressed.get(found.file);
  if (known?.version === version) return known.body;
  const body = gzipSync(contents(found));
  compressed.set(found.file, { version, body });
  return body;
}

function fileAt(path: string, folders: Readonly<Record<string, string>>): string | null {
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  const prefix = prefixes.find((known) => path.startsWith(known));
  const folder = prefix === undefined ? undefined : folders[prefix];
  if (prefix === undefined || folder === undefined) return null;
  const wanted = normalize(join(folder, path.slice(prefix.length)));
  if (wanted !== normalize(folder) && !wanted.startsWith(normalize(folder + sep))) return null;
  return [wanted, join(wanted, 'index.html')].find(isFile) ?? null;
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
  '.hdr': 'application/octet-stream',
};

const text: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.txt',
  '.xml',
  '.svg',
  '.glb',
  '.wasm',
]);
