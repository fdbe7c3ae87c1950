export function missingRuntime(version?: string, packaged?: boolean): string | undefined;
export function nativeTrouble(): string | undefined;
