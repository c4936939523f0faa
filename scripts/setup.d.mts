export const root: string
export function install(): Promise<void>
export function browser(packages?: Promise<void>): Promise<string>
export function run(command: string, args: string[]): Promise<void>
export function attempt(
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; hear?: (text: string) => void },
): Promise<boolean>
export function say(text: string): void
