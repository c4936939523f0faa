/** The enter key presses the first button of a form; it must only save. */
export function EnterKey({ form }: { form?: string }) {
  return <button type="submit" form={form} className="sr" tabIndex={-1} aria-hidden="true" />
}
