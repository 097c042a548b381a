/** What a writer reads about the address of such a source. */
export const NO_SOURCE = "a study site or a code host isn't a source; name the office's own page"

/** Sites that keep copies of others' documents, or anyone's code: nobody there answers for what a page says. */
const HOSTS =
  /(?:^|\.)(?:123dok|casechat|cupdf|docslib|dokumen|fdocuments?|github|githubusercontent|issuu|paperzz|pdfslide|readkong|scribd|studylib|vdocuments?|zoelaw)\.[a-z]+$/

/** Whether `url` leads to one of them. */
export const isNoSource = (url: string): boolean => URL.canParse(url) && HOSTS.test(new URL(url).hostname)
