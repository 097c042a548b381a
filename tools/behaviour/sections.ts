/**
 * How many sentences each section has, and the SHA-256 of their letters and digits, so that none can be lost, changed
 * or added unnoticed.
 */
export const SECTIONS = [
  { section: "2", sentences: 44, digest: "4c80f9bbecf76a0efea9bb679b06809841173de40391bf3a78f63f23cce82434" },
  { section: "3", sentences: 11, digest: "ab2b0aa988359063fc06f48fe2b5c856cdd4f6211b92caac53a406bf8645ab43" },
  { section: "4", sentences: 13, digest: "fc1fc45ad4d4e3bd596c35a581840da298e61521ebd926b11748cc1b438ea376" },
  { section: "7", sentences: 10, digest: "8abebc9c57eacc08f173a96acb66e360cc1c8249d6ec790802c3a89b8bf0c9c5" },
  { section: "8", sentences: 9, digest: "8fcc9d451b9da09696066028a6846ee044aa54ad88eebcbc7724be43f865d298" },
  { section: "9", sentences: 13, digest: "5531a989c9991bb072a38e3648e82e640e2019de43a3e21687d1b078bc77f25a" },
] as const

export const FAULT_PLAN = [
  { section: "A", faults: 19 },
  { section: "B", faults: 12 },
  { section: "C", faults: 10 },
  { section: "D", faults: 25 },
  { section: "E", faults: 13 },
  { section: "F", faults: 18 },
  { section: "G", faults: 1 },
] as const
