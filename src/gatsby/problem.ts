/** One thing wrong with the content. `file` is a path inside `content/`; `where` a field, `line 12`, or `file`. */
export type Problem = { file: string; where: string; message: string }

/** `content/places/glebe.yaml: postcodes: four digits, in quotes` */
export const lineFor = ({ file, where, message }: Problem): string => `content/${file}: ${where}: ${message}`
