/** The first button of a form is the one that the enter key presses; it must only save. */
export function EnterKey({ form }: { form?: string }) {
  return <button type="submit" form={form} className="sr" tabIndex={-1} aria-hidden="true" />
}
