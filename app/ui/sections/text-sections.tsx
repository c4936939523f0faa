import { Split } from './split.tsx'

interface TextSectionsProps {
  sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

export function TextSections({ sections }: TextSectionsProps) {
  return sections.map(({ title, paragraphs }) => (
    <Split key={title} title={title}>
      <div className="prose">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Split>
  ))
}
