export function installDependencies(folder?: string): void;
export function projectNode(): string;
