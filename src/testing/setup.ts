import "@testing-library/jest-dom"
import { configure } from "@testing-library/react"

// What is awaited may be code that is still to be compiled, on a machine that has other things to do.
configure({ asyncUtilTimeout: 30_000 })
