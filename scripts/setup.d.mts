export const root: string
export function install(): void
export function browser(): string
export function run(command: string, args: string[], env?: Record<string, string>): void
export function attempt(command: string, args: string[], env?: Record<string, string>): boolean
export function say(text: string): void
