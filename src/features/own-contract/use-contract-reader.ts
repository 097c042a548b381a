import { startTransition, useCallback, useEffect, useRef, useState } from "react"
import type { ContractFindings } from "../../domain/own-contract/findings"
import {
  findAgain,
  prepareReader,
  readContract,
  stopReader,
  type ReadingResult,
} from "../../lib/contract-reader/read-contract"
import type { ReaderFailure, ReadingChoice } from "../../lib/contract-reader/reader-messages"

type Progress = {
  page: number
  /** 0 until it's known. */
  pageCount: number
  /** What the first pages say. */
  findings?: ContractFindings
}

/** How far the visitor is: the reader isn't here yet, is being fetched, is here, reads a file, or has read one. */
export type ReadingStep =
  | { step: "start" | "fetching" | "ready" }
  | ({ step: "reading" } & Progress)
  | { step: "read"; findings: ContractFindings }

export type PasswordQuestion = {
  /** Whether the password before was wrong. */
  isRetry: boolean
  /** `undefined` if the visitor doesn't have it. */
  answer: (password: string | undefined) => void
}

/** Fetches the reader and has it read files. What's read is in this page's memory only, and is gone with the page. */
export function useContractReader() {
  const [reading, setReading] = useState<ReadingStep>({ step: "start" })
  const [failure, setFailure] = useState<ReaderFailure | null>(null)
  const [question, setQuestion] = useState<PasswordQuestion | null>(null)
  const choice = useRef<ReadingChoice>({})
  /** Counts the files. The answer about a file that the visitor has put aside is ignored. */
  const fileNumber = useRef(0)
  useEffect(() => stopReader, [])

  async function fetchReader() {
    setFailure(null)
    setReading({ step: "fetching" })
    const result = await prepareReader()
    if (result !== "ready") setFailure(result)
    setReading({ step: result === "ready" ? "ready" : "start" })
  }

  const showResult = useCallback((result: ReadingResult, number: number) => {
    if (number !== fileNumber.current) return
    setQuestion(null)
    if ("findings" in result) return startTransition(() => setReading({ step: "read", findings: result.findings }))
    setFailure(result.failure)
    const needsReader = result.failure === "not-loaded" || result.failure === "unsupported-browser"
    setReading({ step: needsReader ? "start" : "ready" })
  }, [])

  async function readFile(file: Blob) {
    const number = ++fileNumber.current
    const isCurrent = () => number === fileNumber.current
    choice.current = {}
    setFailure(null)
    setReading({ step: "reading", page: 0, pageCount: 0 })
    const showProgress = (progress: Partial<Progress>) => {
      if (isCurrent()) setReading(before => (before.step === "reading" ? { ...before, ...progress } : before))
    }
    const result = await readContract(file, {
      onProgress: (page, pageCount) => showProgress({ page, pageCount }),
      onFirstFindings: findings => startTransition(() => showProgress({ findings })),
      onPassword: isRetry =>
        new Promise(resolve => {
          const answer = (password: string | undefined) => {
            setQuestion(null)
            resolve(password)
          }
          if (isCurrent()) setQuestion({ isRetry, answer })
        }),
    })
    showResult(result, number)
  }

  /** Looks again in the same file, once the visitor has said in which state it is or which contract they mean. */
  const chooseContract = useCallback(
    async (more: ReadingChoice) => {
      choice.current = { ...choice.current, ...more }
      showResult(await findAgain(choice.current), fileNumber.current)
    },
    [showResult],
  )

  function putFileAside() {
    fileNumber.current += 1
    if (reading.step === "reading") stopReader()
    setQuestion(null)
    setFailure(null)
    setReading({ step: "ready" })
  }

  return { reading, failure, question, fetchReader, readFile, chooseContract, putFileAside }
}
