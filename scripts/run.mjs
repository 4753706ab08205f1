/**
 * Where `npm start`, `npm test` and the others begin, on whatever Node the machine has: installs what is
 * missing, then runs scripts/<command>.ts on the project's own Node. Plain JavaScript for that reason.
 */
import { spawn } from 'node:child_process';
import { installDependencies, projectNode } from './setup-dependencies.mjs';

const [command, ...args] = process.argv.slice(2);
installDependencies();
const child = spawn(projectNode(), [`scripts/${command}.ts`, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
