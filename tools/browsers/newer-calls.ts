import { relative } from "node:path"
import ts from "typescript"
import { type BrowserApis, LOOKBEHIND, type NewerApi } from "./newer-apis"

/** A use of an API that a supported browser lacks. `file` is relative to the working folder, and `line` counts from 1. */
export type NewerCall = { api: NewerApi; file: string; line: number }

type Knowledge = {
  /** Finds the API of a member whose owner isn't a global. */
  findMember: (member: ts.PropertyAccessExpression) => NewerApi | undefined
  isGlobal: (name: ts.Identifier) => boolean
}

const LOOKBEHIND_SIGN = /\(\?<[=!]/

const GLOBALS = ["window", "self", "globalThis"]

export const formatApiPath = ({ owner, name }: NewerApi): string => (owner === "" ? name : `${owner}.${name}`)

/**
 * Finds members of globals, globals, and methods whose name no older API has. Uses behind a feature test are left out.
 */
export function findUnsupportedCallsInScript(file: string, text: string, apis: BrowserApis): NewerCall[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  // A minifier's own names have up to three letters.
  const isGlobalName = ({ text: name }: ts.Identifier) => name.length > 3
  const findApiOfMember: Knowledge["findMember"] = member =>
    isCallee(member) ? apis.byName.get(member.name.text) : undefined
  return findUnsupportedApiCalls(source, apis, { findMember: findApiOfMember, isGlobal: isGlobalName })
}

export function findUnsupportedCallsInTypeScript(
  files: readonly string[],
  options: ts.CompilerOptions,
  apis: BrowserApis,
): NewerCall[] {
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const ofInstances = new Map(apis.newer.filter(({ isStatic }) => !isStatic).map(api => [formatApiPath(api), api]))
  const findApiOfMember: Knowledge["findMember"] = ({ expression, name }) =>
    listTypeHierarchyNames(checker.getTypeAtLocation(expression), checker)
      .map(type => ofInstances.get(`${type}.${name.text}`))
      .find(api => api !== undefined)
  const isGlobalName = (name: ts.Identifier) =>
    checker.getSymbolAtLocation(name)?.declarations?.some(one => one.getSourceFile().isDeclarationFile) ?? false
  return files.flatMap(file =>
    findUnsupportedApiCalls(getTypeScriptSourceFile(program, file), apis, {
      findMember: findApiOfMember,
      isGlobal: isGlobalName,
    }),
  )
}

function getTypeScriptSourceFile(program: ts.Program, file: string): ts.SourceFile {
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`${file} isn't part of the project`)
  return source
}

function findUnsupportedApiCalls(
  source: ts.SourceFile,
  apis: BrowserApis,
  { findMember, isGlobal }: Knowledge,
): NewerCall[] {
  const byPath = new Map(apis.newer.map(api => [formatApiPath(api), api]))
  const names = new Set(apis.newer.map(({ name }) => name))
  const calls: NewerCall[] = []

  function findNewerApi(node: ts.Node): NewerApi | undefined {
    if (ts.isRegularExpressionLiteral(node)) return LOOKBEHIND_SIGN.test(node.text) ? byPath.get(LOOKBEHIND) : undefined
    if (ts.isIdentifier(node)) return isGlobal(node) ? byPath.get(node.text) : undefined
    if (!ts.isPropertyAccessExpression(node) || !names.has(node.name.text)) return undefined
    const owner = node.expression.getText(source)
    const name = node.name.text
    return byPath.get(GLOBALS.includes(owner) ? name : `${owner}.${name}`) ?? findMember(node)
  }

  const visitNode = (node: ts.Node): void => {
    const api = ts.isRegularExpressionLiteral(node) || doesCodeBreakWithoutApi(node) ? findNewerApi(node) : undefined
    if (api && !isInsideFeatureTest(node, api.name)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      calls.push({ api, file: relative("", source.fileName), line: line + 1 })
    }
    node.forEachChild(visitNode)
  }
  source.forEachChild(visitNode)
  return calls
}

const isCallee = ({ parent, pos }: ts.Node): boolean => ts.isCallExpression(parent) && parent.expression.pos === pos

/** Called, constructed or with a member read. Just reading it gives `undefined`. */
function doesCodeBreakWithoutApi(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent))
    return parent.expression === node && !parent.questionDotToken
  return ts.isNewExpression(parent) && parent.expression === node
}

/** Whether a condition around `node` tests for the API first: `"name" in x`, or `x.name &&`. */
function isInsideFeatureTest(node: ts.Node, name: string): boolean {
  for (let at = node; at.parent; at = at.parent) {
    const condition = getConditionFromSyntaxNode(at.parent)
    if (condition && condition !== at && new RegExp(`\\b${name}\\b`).test(condition.getText())) return true
  }
  return false
}

function getConditionFromSyntaxNode(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression
  if (ts.isConditionalExpression(node)) return node.condition
  return ts.isBinaryExpression(node) ? node.left : undefined
}

/** Returns MDN's names for the type of a value and for its base types: an `HTMLFormElement` is an `Element` too. */
function listTypeHierarchyNames(type: ts.Type, checker: ts.TypeChecker): string[] {
  const types = type.isUnionOrIntersection() ? type.types : [checker.getApparentType(type)]
  return types.flatMap(one => [
    (one.getSymbol()?.getName() ?? "").replace(/^Readonly(?=Array|Map|Set)/, ""),
    ...(one.getBaseTypes() ?? []).flatMap(base => listTypeHierarchyNames(base, checker)),
  ])
}
