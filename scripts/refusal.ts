/** A sentence for whoever sits at the terminal, in place of a stack. It never quotes what is in the database. */
export class Refusal extends Error {}

/** Runs a command to its end; a refusal is printed, and everything else that is thrown stays a fault. */
export async function orRefuse(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
