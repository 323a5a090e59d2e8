// Made from swift.grammar by GeneratedFilesTests; edit that file, not this one.
// @generated
// swift-format-ignore-file

public struct AccessorDecl: SyntaxView {
  public static let kind = NodeKind.accessorDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifier: DeclModifier? { node.view(at: 1) }
  public var accessorSpecifier: Token? { node.token(at: 2) }
  public var parameters: AccessorParameters? { node.view(at: 3) }
  public var effectSpecifiers: AccessorEffectSpecifiers? { node.view(at: 4) }
  public var body: CodeBlock? { node.view(at: 5) }
}

public struct ActorDecl: SyntaxView {
  public static let kind = NodeKind.actorDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var actorKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 4) }
  public var inheritanceClause: InheritanceClause? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
  public var memberBlock: MemberBlock? { node.view(at: 7) }
}

public struct AssociatedTypeDecl: SyntaxView {
  public static let kind = NodeKind.associatedTypeDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var associatedtypeKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var inheritanceClause: InheritanceClause? { node.view(at: 4) }
  public var initializer: TypeInitializerClause? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
}

public struct ClassDecl: SyntaxView {
  public static let kind = NodeKind.classDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var classKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 4) }
  public var inheritanceClause: InheritanceClause? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
  public var memberBlock: MemberBlock? { node.view(at: 7) }
}

public struct DeinitializerDecl: SyntaxView {
  public static let kind = NodeKind.deinitializerDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var deinitKeyword: Token? { node.token(at: 2) }
  public var effectSpecifiers: DeinitializerEffectSpecifiers? { node.view(at: 3) }
  public var body: CodeBlock? { node.view(at: 4) }
}

public struct EditorPlaceholderDecl: SyntaxView {
  public static let kind = NodeKind.editorPlaceholderDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var placeholder: Token? { node.token(at: 2) }
}

public struct EnumCaseDecl: SyntaxView {
  public static let kind = NodeKind.enumCaseDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var caseKeyword: Token? { node.token(at: 2) }
  public var elements: EnumCaseElementList? { node.view(at: 3) }
}

public struct EnumDecl: SyntaxView {
  public static let kind = NodeKind.enumDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var enumKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 4) }
  public var inheritanceClause: InheritanceClause? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
  public var memberBlock: MemberBlock? { node.view(at: 7) }
}

public struct ExtensionDecl: SyntaxView {
  public static let kind = NodeKind.extensionDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var extensionKeyword: Token? { node.token(at: 2) }
  public var extendedType: Node? { node.node(at: 3) }
  public var inheritanceClause: InheritanceClause? { node.view(at: 4) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 5) }
  public var memberBlock: MemberBlock? { node.view(at: 6) }
}

public struct FunctionDecl: SyntaxView {
  public static let kind = NodeKind.functionDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var funcKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 4) }
  public var signature: FunctionSignature? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
  public var body: CodeBlock? { node.view(at: 7) }
}

public struct IfConfigDecl: SyntaxView {
  public static let kind = NodeKind.ifConfigDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var clauses: IfConfigClauseList? { node.view(at: 0) }
  public var poundEndif: Token? { node.token(at: 1) }
}

public struct ImportDecl: SyntaxView {
  public static let kind = NodeKind.importDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var importKeyword: Token? { node.token(at: 2) }
  public var importKindSpecifier: Token? { node.token(at: 3) }
  public var path: ImportPathComponentList? { node.view(at: 4) }
}

public struct InitializerDecl: SyntaxView {
  public static let kind = NodeKind.initializerDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var initKeyword: Token? { node.token(at: 2) }
  public var optionalMark: Token? { node.token(at: 3) }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 4) }
  public var signature: FunctionSignature? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
  public var body: CodeBlock? { node.view(at: 7) }
}

public struct MacroDecl: SyntaxView {
  public static let kind = NodeKind.macroDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var macroKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 4) }
  public var signature: FunctionSignature? { node.view(at: 5) }
  public var definition: InitializerClause? { node.view(at: 6) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 7) }
}

public struct MacroExpansionDecl: SyntaxView {
  public static let kind = NodeKind.macroExpansionDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var pound: Token? { node.token(at: 2) }
  public var moduleSelector: ModuleSelector? { node.view(at: 3) }
  public var macroName: Token? { node.token(at: 4) }
  public var genericArgumentClause: GenericArgumentClause? { node.view(at: 5) }
  public var leftParen: Token? { node.token(at: 6) }
  public var arguments: LabeledExprList? { node.view(at: 7) }
  public var rightParen: Token? { node.token(at: 8) }
  public var trailingClosure: ClosureExpr? { node.view(at: 9) }
  public var additionalTrailingClosures: MultipleTrailingClosureElementList? { node.view(at: 10) }
}

public struct MissingDecl: SyntaxView {
  public static let kind = NodeKind.missingDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var placeholder: Token? { node.token(at: 2) }
}

public struct OperatorDecl: SyntaxView {
  public static let kind = NodeKind.operatorDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var fixitySpecifier: Token? { node.token(at: 0) }
  public var operatorKeyword: Token? { node.token(at: 1) }
  public var name: Token? { node.token(at: 2) }
  public var operatorPrecedenceAndTypes: OperatorPrecedenceAndTypes? { node.view(at: 3) }
}

public struct PoundSourceLocation: SyntaxView {
  public static let kind = NodeKind.poundSourceLocation
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var poundSourceLocation: Token? { node.token(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var arguments: PoundSourceLocationArguments? { node.view(at: 2) }
  public var rightParen: Token? { node.token(at: 3) }
}

public struct PrecedenceGroupDecl: SyntaxView {
  public static let kind = NodeKind.precedenceGroupDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var precedencegroupKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var leftBrace: Token? { node.token(at: 4) }
  public var groupAttributes: PrecedenceGroupAttributeList? { node.view(at: 5) }
  public var rightBrace: Token? { node.token(at: 6) }
}

public struct ProtocolDecl: SyntaxView {
  public static let kind = NodeKind.protocolDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var protocolKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var primaryAssociatedTypeClause: PrimaryAssociatedTypeClause? { node.view(at: 4) }
  public var inheritanceClause: InheritanceClause? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
  public var memberBlock: MemberBlock? { node.view(at: 7) }
}

public struct StructDecl: SyntaxView {
  public static let kind = NodeKind.structDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var structKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 4) }
  public var inheritanceClause: InheritanceClause? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
  public var memberBlock: MemberBlock? { node.view(at: 7) }
}

public struct SubscriptDecl: SyntaxView {
  public static let kind = NodeKind.subscriptDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var subscriptKeyword: Token? { node.token(at: 2) }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 3) }
  public var parameterClause: FunctionParameterClause? { node.view(at: 4) }
  public var returnClause: ReturnClause? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
  public var accessorBlock: AccessorBlock? { node.view(at: 7) }
}

public struct TypeAliasDecl: SyntaxView {
  public static let kind = NodeKind.typeAliasDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var typealiasKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 4) }
  public var initializer: TypeInitializerClause? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
}

public struct UnexpectedCodeDecl: SyntaxView {
  public static let kind = NodeKind.unexpectedCodeDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var unexpectedCode: Node? { node.node(at: 0) }
}

public struct VariableDecl: SyntaxView {
  public static let kind = NodeKind.variableDecl
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var bindingSpecifier: Token? { node.token(at: 2) }
  public var bindings: PatternBindingList? { node.view(at: 3) }
}

public struct BreakStmt: SyntaxView {
  public static let kind = NodeKind.breakStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var breakKeyword: Token? { node.token(at: 0) }
  public var label: Token? { node.token(at: 1) }
}

public struct ContinueStmt: SyntaxView {
  public static let kind = NodeKind.continueStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var continueKeyword: Token? { node.token(at: 0) }
  public var label: Token? { node.token(at: 1) }
}

public struct DeferStmt: SyntaxView {
  public static let kind = NodeKind.deferStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var deferKeyword: Token? { node.token(at: 0) }
  public var body: CodeBlock? { node.view(at: 1) }
}

public struct DiscardStmt: SyntaxView {
  public static let kind = NodeKind.discardStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var discardKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct DoStmt: SyntaxView {
  public static let kind = NodeKind.doStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var doKeyword: Token? { node.token(at: 0) }
  public var throwsClause: ThrowsClause? { node.view(at: 1) }
  public var body: CodeBlock? { node.view(at: 2) }
  public var catchClauses: CatchClauseList? { node.view(at: 3) }
}

public struct ExpressionStmt: SyntaxView {
  public static let kind = NodeKind.expressionStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
}

public struct FallThroughStmt: SyntaxView {
  public static let kind = NodeKind.fallThroughStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var fallthroughKeyword: Token? { node.token(at: 0) }
}

public struct ForStmt: SyntaxView {
  public static let kind = NodeKind.forStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var forKeyword: Token? { node.token(at: 0) }
  public var tryKeyword: Token? { node.token(at: 1) }
  public var awaitKeyword: Token? { node.token(at: 2) }
  public var unsafeKeyword: Token? { node.token(at: 3) }
  public var caseKeyword: Token? { node.token(at: 4) }
  public var pattern: Node? { node.node(at: 5) }
  public var typeAnnotation: TypeAnnotation? { node.view(at: 6) }
  public var inKeyword: Token? { node.token(at: 7) }
  public var sequence: Node? { node.node(at: 8) }
  public var whereClause: WhereClause? { node.view(at: 9) }
  public var body: CodeBlock? { node.view(at: 10) }
}

public struct GuardStmt: SyntaxView {
  public static let kind = NodeKind.guardStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var guardKeyword: Token? { node.token(at: 0) }
  public var conditions: ConditionElementList? { node.view(at: 1) }
  public var elseKeyword: Token? { node.token(at: 2) }
  public var body: CodeBlock? { node.view(at: 3) }
}

public struct LabeledStmt: SyntaxView {
  public static let kind = NodeKind.labeledStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var statement: Node? { node.node(at: 2) }
}

public struct RepeatStmt: SyntaxView {
  public static let kind = NodeKind.repeatStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var repeatKeyword: Token? { node.token(at: 0) }
  public var body: CodeBlock? { node.view(at: 1) }
  public var whileKeyword: Token? { node.token(at: 2) }
  public var condition: Node? { node.node(at: 3) }
}

public struct ReturnStmt: SyntaxView {
  public static let kind = NodeKind.returnStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var returnKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct ThrowStmt: SyntaxView {
  public static let kind = NodeKind.throwStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var throwKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct WhileStmt: SyntaxView {
  public static let kind = NodeKind.whileStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var whileKeyword: Token? { node.token(at: 0) }
  public var conditions: ConditionElementList? { node.view(at: 1) }
  public var body: CodeBlock? { node.view(at: 2) }
}

public struct YieldStmt: SyntaxView {
  public static let kind = NodeKind.yieldStmt
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var yieldKeyword: Token? { node.token(at: 0) }
  public var yieldedExpressions: Node? { node.node(at: 1) }
}

public struct ArrayExpr: SyntaxView {
  public static let kind = NodeKind.arrayExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var elements: ArrayElementList? { node.view(at: 1) }
  public var rightSquare: Token? { node.token(at: 2) }
}

public struct ArrowExpr: SyntaxView {
  public static let kind = NodeKind.arrowExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var effectSpecifiers: TypeEffectSpecifiers? { node.view(at: 0) }
  public var arrow: Token? { node.token(at: 1) }
}

public struct AsExpr: SyntaxView {
  public static let kind = NodeKind.asExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var asKeyword: Token? { node.token(at: 1) }
  public var questionOrExclamationMark: Token? { node.token(at: 2) }
  public var type: Node? { node.node(at: 3) }
}

public struct AssignmentExpr: SyntaxView {
  public static let kind = NodeKind.assignmentExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var equal: Token? { node.token(at: 0) }
}

public struct AwaitExpr: SyntaxView {
  public static let kind = NodeKind.awaitExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var awaitKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct BinaryOperatorExpr: SyntaxView {
  public static let kind = NodeKind.binaryOperatorExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var `operator`: Token? { node.token(at: 0) }
}

public struct BooleanLiteralExpr: SyntaxView {
  public static let kind = NodeKind.booleanLiteralExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var literal: Token? { node.token(at: 0) }
}

public struct BorrowExpr: SyntaxView {
  public static let kind = NodeKind.borrowExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var borrowKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct _CanImportExpr: SyntaxView {
  public static let kind = NodeKind._canImportExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var canImportKeyword: Token? { node.token(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var importPath: Token? { node.token(at: 2) }
  public var versionInfo: _CanImportVersionInfo? { node.view(at: 3) }
  public var rightParen: Token? { node.token(at: 4) }
}

public struct ClosureExpr: SyntaxView {
  public static let kind = NodeKind.closureExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftBrace: Token? { node.token(at: 0) }
  public var signature: ClosureSignature? { node.view(at: 1) }
  public var statements: CodeBlockItemList? { node.view(at: 2) }
  public var rightBrace: Token? { node.token(at: 3) }
}

public struct ConsumeExpr: SyntaxView {
  public static let kind = NodeKind.consumeExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var consumeKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct CopyExpr: SyntaxView {
  public static let kind = NodeKind.copyExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var copyKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct DeclReferenceExpr: SyntaxView {
  public static let kind = NodeKind.declReferenceExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var moduleSelector: ModuleSelector? { node.view(at: 0) }
  public var baseName: Token? { node.token(at: 1) }
  public var argumentNames: DeclNameArguments? { node.view(at: 2) }
}

public struct DictionaryExpr: SyntaxView {
  public static let kind = NodeKind.dictionaryExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var content: Node? { node.node(at: 1) }
  public var rightSquare: Token? { node.token(at: 2) }
}

public struct DiscardAssignmentExpr: SyntaxView {
  public static let kind = NodeKind.discardAssignmentExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var wildcard: Token? { node.token(at: 0) }
}

public struct EditorPlaceholderExpr: SyntaxView {
  public static let kind = NodeKind.editorPlaceholderExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var placeholder: Token? { node.token(at: 0) }
}

public struct FloatLiteralExpr: SyntaxView {
  public static let kind = NodeKind.floatLiteralExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var literal: Token? { node.token(at: 0) }
}

public struct ForceUnwrapExpr: SyntaxView {
  public static let kind = NodeKind.forceUnwrapExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var exclamationMark: Token? { node.token(at: 1) }
}

public struct FunctionCallExpr: SyntaxView {
  public static let kind = NodeKind.functionCallExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var calledExpression: Node? { node.node(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var arguments: LabeledExprList? { node.view(at: 2) }
  public var rightParen: Token? { node.token(at: 3) }
  public var trailingClosure: ClosureExpr? { node.view(at: 4) }
  public var additionalTrailingClosures: MultipleTrailingClosureElementList? { node.view(at: 5) }
}

public struct GenericSpecializationExpr: SyntaxView {
  public static let kind = NodeKind.genericSpecializationExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var genericArgumentClause: GenericArgumentClause? { node.view(at: 1) }
}

public struct IfExpr: SyntaxView {
  public static let kind = NodeKind.ifExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var ifKeyword: Token? { node.token(at: 0) }
  public var conditions: ConditionElementList? { node.view(at: 1) }
  public var body: CodeBlock? { node.view(at: 2) }
  public var elseKeyword: Token? { node.token(at: 3) }
  public var elseBody: Node? { node.node(at: 4) }
}

public struct InOutExpr: SyntaxView {
  public static let kind = NodeKind.inOutExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var ampersand: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct InfixOperatorExpr: SyntaxView {
  public static let kind = NodeKind.infixOperatorExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftOperand: Node? { node.node(at: 0) }
  public var `operator`: Node? { node.node(at: 1) }
  public var rightOperand: Node? { node.node(at: 2) }
}

public struct IntegerLiteralExpr: SyntaxView {
  public static let kind = NodeKind.integerLiteralExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var literal: Token? { node.token(at: 0) }
}

public struct IsExpr: SyntaxView {
  public static let kind = NodeKind.isExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var isKeyword: Token? { node.token(at: 1) }
  public var type: Node? { node.node(at: 2) }
}

public struct KeyPathExpr: SyntaxView {
  public static let kind = NodeKind.keyPathExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var backslash: Token? { node.token(at: 0) }
  public var root: Node? { node.node(at: 1) }
  public var components: KeyPathComponentList? { node.view(at: 2) }
}

public struct MacroExpansionExpr: SyntaxView {
  public static let kind = NodeKind.macroExpansionExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var pound: Token? { node.token(at: 0) }
  public var moduleSelector: ModuleSelector? { node.view(at: 1) }
  public var macroName: Token? { node.token(at: 2) }
  public var genericArgumentClause: GenericArgumentClause? { node.view(at: 3) }
  public var leftParen: Token? { node.token(at: 4) }
  public var arguments: LabeledExprList? { node.view(at: 5) }
  public var rightParen: Token? { node.token(at: 6) }
  public var trailingClosure: ClosureExpr? { node.view(at: 7) }
  public var additionalTrailingClosures: MultipleTrailingClosureElementList? { node.view(at: 8) }
}

public struct MemberAccessExpr: SyntaxView {
  public static let kind = NodeKind.memberAccessExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var base: Node? { node.node(at: 0) }
  public var period: Token? { node.token(at: 1) }
  public var declName: DeclReferenceExpr? { node.view(at: 2) }
}

public struct NilLiteralExpr: SyntaxView {
  public static let kind = NodeKind.nilLiteralExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var nilKeyword: Token? { node.token(at: 0) }
}

public struct OptionalChainingExpr: SyntaxView {
  public static let kind = NodeKind.optionalChainingExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var questionMark: Token? { node.token(at: 1) }
}

public struct PackElementExpr: SyntaxView {
  public static let kind = NodeKind.packElementExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var eachKeyword: Token? { node.token(at: 0) }
  public var pack: Node? { node.node(at: 1) }
}

public struct PackExpansionExpr: SyntaxView {
  public static let kind = NodeKind.packExpansionExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var repeatKeyword: Token? { node.token(at: 0) }
  public var repetitionPattern: Node? { node.node(at: 1) }
}

public struct PatternExpr: SyntaxView {
  public static let kind = NodeKind.patternExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var pattern: Node? { node.node(at: 0) }
}

public struct PostfixIfConfigExpr: SyntaxView {
  public static let kind = NodeKind.postfixIfConfigExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var base: Node? { node.node(at: 0) }
  public var config: IfConfigDecl? { node.view(at: 1) }
}

public struct PostfixOperatorExpr: SyntaxView {
  public static let kind = NodeKind.postfixOperatorExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var `operator`: Token? { node.token(at: 1) }
}

public struct PrefixOperatorExpr: SyntaxView {
  public static let kind = NodeKind.prefixOperatorExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var `operator`: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct RegexLiteralExpr: SyntaxView {
  public static let kind = NodeKind.regexLiteralExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var openingPounds: Token? { node.token(at: 0) }
  public var openingSlash: Token? { node.token(at: 1) }
  public var regex: Token? { node.token(at: 2) }
  public var closingSlash: Token? { node.token(at: 3) }
  public var closingPounds: Token? { node.token(at: 4) }
}

public struct SequenceExpr: SyntaxView {
  public static let kind = NodeKind.sequenceExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var elements: ExprList? { node.view(at: 0) }
}

public struct SimpleStringLiteralExpr: SyntaxView {
  public static let kind = NodeKind.simpleStringLiteralExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var openingQuote: Token? { node.token(at: 0) }
  public var segments: SimpleStringLiteralSegmentList? { node.view(at: 1) }
  public var closingQuote: Token? { node.token(at: 2) }
}

public struct StringLiteralExpr: SyntaxView {
  public static let kind = NodeKind.stringLiteralExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var openingPounds: Token? { node.token(at: 0) }
  public var openingQuote: Token? { node.token(at: 1) }
  public var segments: StringLiteralSegmentList? { node.view(at: 2) }
  public var closingQuote: Token? { node.token(at: 3) }
  public var closingPounds: Token? { node.token(at: 4) }
}

public struct SubscriptCallExpr: SyntaxView {
  public static let kind = NodeKind.subscriptCallExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var calledExpression: Node? { node.node(at: 0) }
  public var leftSquare: Token? { node.token(at: 1) }
  public var arguments: LabeledExprList? { node.view(at: 2) }
  public var rightSquare: Token? { node.token(at: 3) }
  public var trailingClosure: ClosureExpr? { node.view(at: 4) }
  public var additionalTrailingClosures: MultipleTrailingClosureElementList? { node.view(at: 5) }
}

public struct SuperExpr: SyntaxView {
  public static let kind = NodeKind.superExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var superKeyword: Token? { node.token(at: 0) }
}

public struct SwitchExpr: SyntaxView {
  public static let kind = NodeKind.switchExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var switchKeyword: Token? { node.token(at: 0) }
  public var subject: Node? { node.node(at: 1) }
  public var leftBrace: Token? { node.token(at: 2) }
  public var cases: SwitchCaseList? { node.view(at: 3) }
  public var rightBrace: Token? { node.token(at: 4) }
}

public struct TernaryExpr: SyntaxView {
  public static let kind = NodeKind.ternaryExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var condition: Node? { node.node(at: 0) }
  public var questionMark: Token? { node.token(at: 1) }
  public var thenExpression: Node? { node.node(at: 2) }
  public var colon: Token? { node.token(at: 3) }
  public var elseExpression: Node? { node.node(at: 4) }
}

public struct TryExpr: SyntaxView {
  public static let kind = NodeKind.tryExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var tryKeyword: Token? { node.token(at: 0) }
  public var questionOrExclamationMark: Token? { node.token(at: 1) }
  public var expression: Node? { node.node(at: 2) }
}

public struct TupleExpr: SyntaxView {
  public static let kind = NodeKind.tupleExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var elements: LabeledExprList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct TypeExpr: SyntaxView {
  public static let kind = NodeKind.typeExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var type: Node? { node.node(at: 0) }
}

public struct UnresolvedAsExpr: SyntaxView {
  public static let kind = NodeKind.unresolvedAsExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var asKeyword: Token? { node.token(at: 0) }
  public var questionOrExclamationMark: Token? { node.token(at: 1) }
}

public struct UnresolvedIsExpr: SyntaxView {
  public static let kind = NodeKind.unresolvedIsExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var isKeyword: Token? { node.token(at: 0) }
}

public struct UnresolvedTernaryExpr: SyntaxView {
  public static let kind = NodeKind.unresolvedTernaryExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var questionMark: Token? { node.token(at: 0) }
  public var thenExpression: Node? { node.node(at: 1) }
  public var colon: Token? { node.token(at: 2) }
}

public struct UnsafeExpr: SyntaxView {
  public static let kind = NodeKind.unsafeExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var unsafeKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct ArrayType: SyntaxView {
  public static let kind = NodeKind.arrayType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var element: Node? { node.node(at: 1) }
  public var rightSquare: Token? { node.token(at: 2) }
}

public struct AttributedType: SyntaxView {
  public static let kind = NodeKind.attributedType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var specifiers: TypeSpecifierList? { node.view(at: 0) }
  public var attributes: AttributeList? { node.view(at: 1) }
  public var lateSpecifiers: TypeSpecifierList? { node.view(at: 2) }
  public var baseType: Node? { node.node(at: 3) }
}

public struct ClassRestrictionType: SyntaxView {
  public static let kind = NodeKind.classRestrictionType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var classKeyword: Token? { node.token(at: 0) }
}

public struct CompositionType: SyntaxView {
  public static let kind = NodeKind.compositionType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var elements: CompositionTypeElementList? { node.view(at: 0) }
}

public struct DictionaryType: SyntaxView {
  public static let kind = NodeKind.dictionaryType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var key: Node? { node.node(at: 1) }
  public var colon: Token? { node.token(at: 2) }
  public var value: Node? { node.node(at: 3) }
  public var rightSquare: Token? { node.token(at: 4) }
}

public struct FunctionType: SyntaxView {
  public static let kind = NodeKind.functionType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var parameters: TupleTypeElementList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
  public var effectSpecifiers: TypeEffectSpecifiers? { node.view(at: 3) }
  public var returnClause: ReturnClause? { node.view(at: 4) }
}

public struct IdentifierType: SyntaxView {
  public static let kind = NodeKind.identifierType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var moduleSelector: ModuleSelector? { node.view(at: 0) }
  public var name: Token? { node.token(at: 1) }
  public var genericArgumentClause: GenericArgumentClause? { node.view(at: 2) }
}

public struct ImplicitlyUnwrappedOptionalType: SyntaxView {
  public static let kind = NodeKind.implicitlyUnwrappedOptionalType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var wrappedType: Node? { node.node(at: 0) }
  public var exclamationMark: Token? { node.token(at: 1) }
}

public struct InlineArrayType: SyntaxView {
  public static let kind = NodeKind.inlineArrayType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var count: GenericArgument? { node.view(at: 1) }
  public var separator: Token? { node.token(at: 2) }
  public var element: GenericArgument? { node.view(at: 3) }
  public var rightSquare: Token? { node.token(at: 4) }
}

public struct MemberType: SyntaxView {
  public static let kind = NodeKind.memberType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var baseType: Node? { node.node(at: 0) }
  public var period: Token? { node.token(at: 1) }
  public var moduleSelector: ModuleSelector? { node.view(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var genericArgumentClause: GenericArgumentClause? { node.view(at: 4) }
}

public struct MetatypeType: SyntaxView {
  public static let kind = NodeKind.metatypeType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var baseType: Node? { node.node(at: 0) }
  public var period: Token? { node.token(at: 1) }
  public var metatypeSpecifier: Token? { node.token(at: 2) }
}

public struct NamedOpaqueReturnType: SyntaxView {
  public static let kind = NodeKind.namedOpaqueReturnType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 0) }
  public var type: Node? { node.node(at: 1) }
}

public struct OptionalType: SyntaxView {
  public static let kind = NodeKind.optionalType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var wrappedType: Node? { node.node(at: 0) }
  public var questionMark: Token? { node.token(at: 1) }
}

public struct PackElementType: SyntaxView {
  public static let kind = NodeKind.packElementType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var eachKeyword: Token? { node.token(at: 0) }
  public var pack: Node? { node.node(at: 1) }
}

public struct PackExpansionType: SyntaxView {
  public static let kind = NodeKind.packExpansionType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var repeatKeyword: Token? { node.token(at: 0) }
  public var repetitionPattern: Node? { node.node(at: 1) }
}

public struct SomeOrAnyType: SyntaxView {
  public static let kind = NodeKind.someOrAnyType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var someOrAnySpecifier: Token? { node.token(at: 0) }
  public var constraint: Node? { node.node(at: 1) }
}

public struct SuppressedType: SyntaxView {
  public static let kind = NodeKind.suppressedType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var withoutTilde: Token? { node.token(at: 0) }
  public var type: Node? { node.node(at: 1) }
}

public struct TupleType: SyntaxView {
  public static let kind = NodeKind.tupleType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var elements: TupleTypeElementList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct ExpressionPattern: SyntaxView {
  public static let kind = NodeKind.expressionPattern
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
}

public struct IdentifierPattern: SyntaxView {
  public static let kind = NodeKind.identifierPattern
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var identifier: Token? { node.token(at: 0) }
}

public struct IsTypePattern: SyntaxView {
  public static let kind = NodeKind.isTypePattern
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var isKeyword: Token? { node.token(at: 0) }
  public var type: Node? { node.node(at: 1) }
}

public struct TuplePattern: SyntaxView {
  public static let kind = NodeKind.tuplePattern
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var elements: TuplePatternElementList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct ValueBindingPattern: SyntaxView {
  public static let kind = NodeKind.valueBindingPattern
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var bindingSpecifier: Token? { node.token(at: 0) }
  public var pattern: Node? { node.node(at: 1) }
}

public struct WildcardPattern: SyntaxView {
  public static let kind = NodeKind.wildcardPattern
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var wildcard: Token? { node.token(at: 0) }
}

public struct ABIAttributeArguments: SyntaxView {
  public static let kind = NodeKind.abiAttributeArguments
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var provider: Node? { node.node(at: 0) }
}

public struct AccessorBlock: SyntaxView {
  public static let kind = NodeKind.accessorBlock
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftBrace: Token? { node.token(at: 0) }
  public var accessors: Node? { node.node(at: 1) }
  public var rightBrace: Token? { node.token(at: 2) }
}

public struct AccessorEffectSpecifiers: SyntaxView {
  public static let kind = NodeKind.accessorEffectSpecifiers
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var asyncSpecifier: Token? { node.token(at: 0) }
  public var throwsClause: ThrowsClause? { node.view(at: 1) }
}

public struct AccessorParameters: SyntaxView {
  public static let kind = NodeKind.accessorParameters
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var name: Token? { node.token(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct ArrayElement: SyntaxView {
  public static let kind = NodeKind.arrayElement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct Attribute: SyntaxView {
  public static let kind = NodeKind.attribute
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var atSign: Token? { node.token(at: 0) }
  public var attributeName: Node? { node.node(at: 1) }
  public var leftParen: Token? { node.token(at: 2) }
  public var arguments: Node? { node.node(at: 3) }
  public var rightParen: Token? { node.token(at: 4) }
}

public struct AvailabilityArgument: SyntaxView {
  public static let kind = NodeKind.availabilityArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var argument: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct AvailabilityCondition: SyntaxView {
  public static let kind = NodeKind.availabilityCondition
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var availabilityKeyword: Token? { node.token(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var availabilityArguments: AvailabilityArgumentList? { node.view(at: 2) }
  public var rightParen: Token? { node.token(at: 3) }
}

public struct AvailabilityLabeledArgument: SyntaxView {
  public static let kind = NodeKind.availabilityLabeledArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Node? { node.node(at: 2) }
}

public struct BackDeployedAttributeArguments: SyntaxView {
  public static let kind = NodeKind.backDeployedAttributeArguments
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var beforeLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var platforms: PlatformVersionItemList? { node.view(at: 2) }
}

public struct _CanImportVersionInfo: SyntaxView {
  public static let kind = NodeKind._canImportVersionInfo
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var comma: Token? { node.token(at: 0) }
  public var label: Token? { node.token(at: 1) }
  public var colon: Token? { node.token(at: 2) }
  public var version: VersionTuple? { node.view(at: 3) }
}

public struct CatchClause: SyntaxView {
  public static let kind = NodeKind.catchClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var catchKeyword: Token? { node.token(at: 0) }
  public var catchItems: CatchItemList? { node.view(at: 1) }
  public var body: CodeBlock? { node.view(at: 2) }
}

public struct CatchItem: SyntaxView {
  public static let kind = NodeKind.catchItem
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var pattern: Node? { node.node(at: 0) }
  public var whereClause: WhereClause? { node.view(at: 1) }
  public var trailingComma: Token? { node.token(at: 2) }
}

public struct ClosureCaptureClause: SyntaxView {
  public static let kind = NodeKind.closureCaptureClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var items: ClosureCaptureList? { node.view(at: 1) }
  public var rightSquare: Token? { node.token(at: 2) }
}

public struct ClosureCaptureSpecifier: SyntaxView {
  public static let kind = NodeKind.closureCaptureSpecifier
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var specifier: Token? { node.token(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var detail: Token? { node.token(at: 2) }
  public var rightParen: Token? { node.token(at: 3) }
}

public struct ClosureCapture: SyntaxView {
  public static let kind = NodeKind.closureCapture
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var specifier: ClosureCaptureSpecifier? { node.view(at: 0) }
  public var name: Token? { node.token(at: 1) }
  public var initializer: InitializerClause? { node.view(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct ClosureParameterClause: SyntaxView {
  public static let kind = NodeKind.closureParameterClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var parameters: ClosureParameterList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct ClosureParameter: SyntaxView {
  public static let kind = NodeKind.closureParameter
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var firstName: Token? { node.token(at: 2) }
  public var secondName: Token? { node.token(at: 3) }
  public var colon: Token? { node.token(at: 4) }
  public var type: Node? { node.node(at: 5) }
  public var ellipsis: Token? { node.token(at: 6) }
  public var trailingComma: Token? { node.token(at: 7) }
}

public struct ClosureShorthandParameter: SyntaxView {
  public static let kind = NodeKind.closureShorthandParameter
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct ClosureSignature: SyntaxView {
  public static let kind = NodeKind.closureSignature
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var capture: ClosureCaptureClause? { node.view(at: 1) }
  public var parameterClause: Node? { node.node(at: 2) }
  public var effectSpecifiers: TypeEffectSpecifiers? { node.view(at: 3) }
  public var returnClause: ReturnClause? { node.view(at: 4) }
  public var inKeyword: Token? { node.token(at: 5) }
}

public struct CodeBlockItem: SyntaxView {
  public static let kind = NodeKind.codeBlockItem
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var item: Node? { node.node(at: 0) }
  public var semicolon: Token? { node.token(at: 1) }
}

public struct CodeBlock: SyntaxView {
  public static let kind = NodeKind.codeBlock
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftBrace: Token? { node.token(at: 0) }
  public var statements: CodeBlockItemList? { node.view(at: 1) }
  public var rightBrace: Token? { node.token(at: 2) }
}

public struct CompositionTypeElement: SyntaxView {
  public static let kind = NodeKind.compositionTypeElement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var type: Node? { node.node(at: 0) }
  public var ampersand: Token? { node.token(at: 1) }
}

public struct ConditionElement: SyntaxView {
  public static let kind = NodeKind.conditionElement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var condition: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct ConformanceRequirement: SyntaxView {
  public static let kind = NodeKind.conformanceRequirement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftType: Node? { node.node(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var rightType: Node? { node.node(at: 2) }
}

public struct DeclModifierDetail: SyntaxView {
  public static let kind = NodeKind.declModifierDetail
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var detail: Token? { node.token(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct DeclModifier: SyntaxView {
  public static let kind = NodeKind.declModifier
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var detail: DeclModifierDetail? { node.view(at: 1) }
}

public struct DeclNameArgument: SyntaxView {
  public static let kind = NodeKind.declNameArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
}

public struct DeclNameArguments: SyntaxView {
  public static let kind = NodeKind.declNameArguments
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var arguments: DeclNameArgumentList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct DeinitializerEffectSpecifiers: SyntaxView {
  public static let kind = NodeKind.deinitializerEffectSpecifiers
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var asyncSpecifier: Token? { node.token(at: 0) }
}

public struct DerivativeAttributeArguments: SyntaxView {
  public static let kind = NodeKind.derivativeAttributeArguments
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var ofLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var originalDeclName: Node? { node.node(at: 2) }
  public var period: Token? { node.token(at: 3) }
  public var accessorSpecifier: Token? { node.token(at: 4) }
  public var comma: Token? { node.token(at: 5) }
  public var arguments: DifferentiabilityWithRespectToArgument? { node.view(at: 6) }
}

public struct DesignatedType: SyntaxView {
  public static let kind = NodeKind.designatedType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leadingComma: Token? { node.token(at: 0) }
  public var name: Token? { node.token(at: 1) }
}

public struct DictionaryElement: SyntaxView {
  public static let kind = NodeKind.dictionaryElement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var key: Node? { node.node(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Node? { node.node(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct DifferentiabilityArgument: SyntaxView {
  public static let kind = NodeKind.differentiabilityArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var argument: Token? { node.token(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct DifferentiabilityArguments: SyntaxView {
  public static let kind = NodeKind.differentiabilityArguments
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var arguments: DifferentiabilityArgumentList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct DifferentiabilityWithRespectToArgument: SyntaxView {
  public static let kind = NodeKind.differentiabilityWithRespectToArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var wrtLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var arguments: Node? { node.node(at: 2) }
}

public struct DifferentiableAttributeArguments: SyntaxView {
  public static let kind = NodeKind.differentiableAttributeArguments
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var kindSpecifier: Token? { node.token(at: 0) }
  public var kindSpecifierComma: Token? { node.token(at: 1) }
  public var arguments: DifferentiabilityWithRespectToArgument? { node.view(at: 2) }
  public var argumentsComma: Token? { node.token(at: 3) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 4) }
}

public struct DocumentationAttributeArgument: SyntaxView {
  public static let kind = NodeKind.documentationAttributeArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Node? { node.node(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct DynamicReplacementAttributeArguments: SyntaxView {
  public static let kind = NodeKind.dynamicReplacementAttributeArguments
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var forLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var declName: DeclReferenceExpr? { node.view(at: 2) }
}

public struct EnumCaseElement: SyntaxView {
  public static let kind = NodeKind.enumCaseElement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var parameterClause: EnumCaseParameterClause? { node.view(at: 1) }
  public var rawValue: InitializerClause? { node.view(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct EnumCaseParameterClause: SyntaxView {
  public static let kind = NodeKind.enumCaseParameterClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var parameters: EnumCaseParameterList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct EnumCaseParameter: SyntaxView {
  public static let kind = NodeKind.enumCaseParameter
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var modifiers: DeclModifierList? { node.view(at: 0) }
  public var firstName: Token? { node.token(at: 1) }
  public var secondName: Token? { node.token(at: 2) }
  public var colon: Token? { node.token(at: 3) }
  public var type: Node? { node.node(at: 4) }
  public var defaultValue: InitializerClause? { node.view(at: 5) }
  public var trailingComma: Token? { node.token(at: 6) }
}

public struct ExpressionSegment: SyntaxView {
  public static let kind = NodeKind.expressionSegment
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var backslash: Token? { node.token(at: 0) }
  public var pounds: Token? { node.token(at: 1) }
  public var leftParen: Token? { node.token(at: 2) }
  public var expressions: LabeledExprList? { node.view(at: 3) }
  public var rightParen: Token? { node.token(at: 4) }
}

public struct FunctionEffectSpecifiers: SyntaxView {
  public static let kind = NodeKind.functionEffectSpecifiers
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var asyncSpecifier: Token? { node.token(at: 0) }
  public var throwsClause: ThrowsClause? { node.view(at: 1) }
}

public struct FunctionParameterClause: SyntaxView {
  public static let kind = NodeKind.functionParameterClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var parameters: FunctionParameterList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct FunctionParameter: SyntaxView {
  public static let kind = NodeKind.functionParameter
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var firstName: Token? { node.token(at: 2) }
  public var secondName: Token? { node.token(at: 3) }
  public var colon: Token? { node.token(at: 4) }
  public var type: Node? { node.node(at: 5) }
  public var ellipsis: Token? { node.token(at: 6) }
  public var defaultValue: InitializerClause? { node.view(at: 7) }
  public var trailingComma: Token? { node.token(at: 8) }
}

public struct FunctionSignature: SyntaxView {
  public static let kind = NodeKind.functionSignature
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var parameterClause: FunctionParameterClause? { node.view(at: 0) }
  public var effectSpecifiers: FunctionEffectSpecifiers? { node.view(at: 1) }
  public var returnClause: ReturnClause? { node.view(at: 2) }
}

public struct GenericArgumentClause: SyntaxView {
  public static let kind = NodeKind.genericArgumentClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftAngle: Token? { node.token(at: 0) }
  public var arguments: GenericArgumentList? { node.view(at: 1) }
  public var rightAngle: Token? { node.token(at: 2) }
}

public struct GenericArgument: SyntaxView {
  public static let kind = NodeKind.genericArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var argument: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct GenericParameterClause: SyntaxView {
  public static let kind = NodeKind.genericParameterClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftAngle: Token? { node.token(at: 0) }
  public var parameters: GenericParameterList? { node.view(at: 1) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 2) }
  public var rightAngle: Token? { node.token(at: 3) }
}

public struct GenericParameter: SyntaxView {
  public static let kind = NodeKind.genericParameter
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var specifier: Token? { node.token(at: 1) }
  public var name: Token? { node.token(at: 2) }
  public var colon: Token? { node.token(at: 3) }
  public var inheritedType: Node? { node.node(at: 4) }
  public var trailingComma: Token? { node.token(at: 5) }
}

public struct GenericRequirement: SyntaxView {
  public static let kind = NodeKind.genericRequirement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var requirement: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct GenericWhereClause: SyntaxView {
  public static let kind = NodeKind.genericWhereClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var whereKeyword: Token? { node.token(at: 0) }
  public var requirements: GenericRequirementList? { node.view(at: 1) }
}

public struct IfConfigClause: SyntaxView {
  public static let kind = NodeKind.ifConfigClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var poundKeyword: Token? { node.token(at: 0) }
  public var condition: Node? { node.node(at: 1) }
  public var elements: Node? { node.node(at: 2) }
}

public struct ImplementsAttributeArguments: SyntaxView {
  public static let kind = NodeKind.implementsAttributeArguments
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var type: Node? { node.node(at: 0) }
  public var comma: Token? { node.token(at: 1) }
  public var declName: DeclReferenceExpr? { node.view(at: 2) }
}

public struct ImportPathComponent: SyntaxView {
  public static let kind = NodeKind.importPathComponent
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var trailingPeriod: Token? { node.token(at: 1) }
}

public struct InheritanceClause: SyntaxView {
  public static let kind = NodeKind.inheritanceClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var colon: Token? { node.token(at: 0) }
  public var inheritedTypes: InheritedTypeList? { node.view(at: 1) }
}

public struct InheritedType: SyntaxView {
  public static let kind = NodeKind.inheritedType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var type: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct InitializerClause: SyntaxView {
  public static let kind = NodeKind.initializerClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var equal: Token? { node.token(at: 0) }
  public var value: Node? { node.node(at: 1) }
}

public struct KeyPathComponent: SyntaxView {
  public static let kind = NodeKind.keyPathComponent
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var period: Token? { node.token(at: 0) }
  public var component: Node? { node.node(at: 1) }
}

public struct KeyPathOptionalComponent: SyntaxView {
  public static let kind = NodeKind.keyPathOptionalComponent
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var questionOrExclamationMark: Token? { node.token(at: 0) }
}

public struct KeyPathPropertyComponent: SyntaxView {
  public static let kind = NodeKind.keyPathPropertyComponent
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var declName: DeclReferenceExpr? { node.view(at: 0) }
  public var genericArgumentClause: GenericArgumentClause? { node.view(at: 1) }
}

public struct KeyPathSubscriptComponent: SyntaxView {
  public static let kind = NodeKind.keyPathSubscriptComponent
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var arguments: LabeledExprList? { node.view(at: 1) }
  public var rightSquare: Token? { node.token(at: 2) }
}

public struct LabeledExpr: SyntaxView {
  public static let kind = NodeKind.labeledExpr
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var expression: Node? { node.node(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct LabeledSpecializeArgument: SyntaxView {
  public static let kind = NodeKind.labeledSpecializeArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Token? { node.token(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct LayoutRequirement: SyntaxView {
  public static let kind = NodeKind.layoutRequirement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var type: Node? { node.node(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var layoutSpecifier: Token? { node.token(at: 2) }
  public var leftParen: Token? { node.token(at: 3) }
  public var size: Token? { node.token(at: 4) }
  public var comma: Token? { node.token(at: 5) }
  public var alignment: Token? { node.token(at: 6) }
  public var rightParen: Token? { node.token(at: 7) }
}

public struct MatchingPatternCondition: SyntaxView {
  public static let kind = NodeKind.matchingPatternCondition
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var caseKeyword: Token? { node.token(at: 0) }
  public var pattern: Node? { node.node(at: 1) }
  public var typeAnnotation: TypeAnnotation? { node.view(at: 2) }
  public var initializer: InitializerClause? { node.view(at: 3) }
}

public struct MemberBlockItem: SyntaxView {
  public static let kind = NodeKind.memberBlockItem
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var decl: Node? { node.node(at: 0) }
  public var semicolon: Token? { node.token(at: 1) }
}

public struct MemberBlock: SyntaxView {
  public static let kind = NodeKind.memberBlock
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftBrace: Token? { node.token(at: 0) }
  public var members: MemberBlockItemList? { node.view(at: 1) }
  public var rightBrace: Token? { node.token(at: 2) }
}

public struct ModuleSelector: SyntaxView {
  public static let kind = NodeKind.moduleSelector
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var moduleName: Token? { node.token(at: 0) }
  public var colonColon: Token? { node.token(at: 1) }
}

public struct MultipleTrailingClosureElement: SyntaxView {
  public static let kind = NodeKind.multipleTrailingClosureElement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var closure: ClosureExpr? { node.view(at: 2) }
}

public struct NonisolatedSpecifierArgument: SyntaxView {
  public static let kind = NodeKind.nonisolatedSpecifierArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var nonsendingKeyword: Token? { node.token(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct NonisolatedTypeSpecifier: SyntaxView {
  public static let kind = NodeKind.nonisolatedTypeSpecifier
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var nonisolatedKeyword: Token? { node.token(at: 0) }
  public var argument: NonisolatedSpecifierArgument? { node.view(at: 1) }
}

public struct ObjCSelectorPiece: SyntaxView {
  public static let kind = NodeKind.objCSelectorPiece
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
}

public struct OperatorPrecedenceAndTypes: SyntaxView {
  public static let kind = NodeKind.operatorPrecedenceAndTypes
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var colon: Token? { node.token(at: 0) }
  public var precedenceGroup: Token? { node.token(at: 1) }
  public var designatedTypes: DesignatedTypeList? { node.view(at: 2) }
}

public struct OptionalBindingCondition: SyntaxView {
  public static let kind = NodeKind.optionalBindingCondition
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var bindingSpecifier: Token? { node.token(at: 0) }
  public var pattern: Node? { node.node(at: 1) }
  public var typeAnnotation: TypeAnnotation? { node.view(at: 2) }
  public var initializer: InitializerClause? { node.view(at: 3) }
}

public struct OriginallyDefinedInAttributeArguments: SyntaxView {
  public static let kind = NodeKind.originallyDefinedInAttributeArguments
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var moduleLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var moduleName: StringLiteralExpr? { node.view(at: 2) }
  public var comma: Token? { node.token(at: 3) }
  public var platforms: PlatformVersionItemList? { node.view(at: 4) }
}

public struct PatternBinding: SyntaxView {
  public static let kind = NodeKind.patternBinding
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var pattern: Node? { node.node(at: 0) }
  public var typeAnnotation: TypeAnnotation? { node.view(at: 1) }
  public var initializer: InitializerClause? { node.view(at: 2) }
  public var accessorBlock: AccessorBlock? { node.view(at: 3) }
  public var trailingComma: Token? { node.token(at: 4) }
}

public struct PlatformVersionItem: SyntaxView {
  public static let kind = NodeKind.platformVersionItem
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var platformVersion: PlatformVersion? { node.view(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct PlatformVersion: SyntaxView {
  public static let kind = NodeKind.platformVersion
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var platform: Token? { node.token(at: 0) }
  public var version: VersionTuple? { node.view(at: 1) }
}

public struct PoundSourceLocationArguments: SyntaxView {
  public static let kind = NodeKind.poundSourceLocationArguments
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var fileLabel: Token? { node.token(at: 0) }
  public var fileColon: Token? { node.token(at: 1) }
  public var fileName: SimpleStringLiteralExpr? { node.view(at: 2) }
  public var comma: Token? { node.token(at: 3) }
  public var lineLabel: Token? { node.token(at: 4) }
  public var lineColon: Token? { node.token(at: 5) }
  public var lineNumber: Token? { node.token(at: 6) }
}

public struct PrecedenceGroupAssignment: SyntaxView {
  public static let kind = NodeKind.precedenceGroupAssignment
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var assignmentLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Token? { node.token(at: 2) }
}

public struct PrecedenceGroupAssociativity: SyntaxView {
  public static let kind = NodeKind.precedenceGroupAssociativity
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var associativityLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Token? { node.token(at: 2) }
}

public struct PrecedenceGroupName: SyntaxView {
  public static let kind = NodeKind.precedenceGroupName
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct PrecedenceGroupRelation: SyntaxView {
  public static let kind = NodeKind.precedenceGroupRelation
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var higherThanOrLowerThanLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var precedenceGroups: PrecedenceGroupNameList? { node.view(at: 2) }
}

public struct PrimaryAssociatedTypeClause: SyntaxView {
  public static let kind = NodeKind.primaryAssociatedTypeClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftAngle: Token? { node.token(at: 0) }
  public var primaryAssociatedTypes: PrimaryAssociatedTypeList? { node.view(at: 1) }
  public var rightAngle: Token? { node.token(at: 2) }
}

public struct PrimaryAssociatedType: SyntaxView {
  public static let kind = NodeKind.primaryAssociatedType
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct ReturnClause: SyntaxView {
  public static let kind = NodeKind.returnClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var arrow: Token? { node.token(at: 0) }
  public var type: Node? { node.node(at: 1) }
}

public struct SameTypeRequirement: SyntaxView {
  public static let kind = NodeKind.sameTypeRequirement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftType: Node? { node.node(at: 0) }
  public var equal: Token? { node.token(at: 1) }
  public var rightType: Node? { node.node(at: 2) }
}

public struct SimpleTypeSpecifier: SyntaxView {
  public static let kind = NodeKind.simpleTypeSpecifier
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var specifier: Token? { node.token(at: 0) }
}

public struct SpecializeAvailabilityArgument: SyntaxView {
  public static let kind = NodeKind.specializeAvailabilityArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var availabilityLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var availabilityArguments: AvailabilityArgumentList? { node.view(at: 2) }
  public var semicolon: Token? { node.token(at: 3) }
}

public struct SpecializeTargetFunctionArgument: SyntaxView {
  public static let kind = NodeKind.specializeTargetFunctionArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var targetLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var declName: DeclReferenceExpr? { node.view(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct SpecializedAttributeArgument: SyntaxView {
  public static let kind = NodeKind.specializedAttributeArgument
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 0) }
}

public struct StringSegment: SyntaxView {
  public static let kind = NodeKind.stringSegment
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var content: Token? { node.token(at: 0) }
}

public struct SwitchCaseItem: SyntaxView {
  public static let kind = NodeKind.switchCaseItem
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var pattern: Node? { node.node(at: 0) }
  public var whereClause: WhereClause? { node.view(at: 1) }
  public var trailingComma: Token? { node.token(at: 2) }
}

public struct SwitchCaseLabel: SyntaxView {
  public static let kind = NodeKind.switchCaseLabel
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var caseKeyword: Token? { node.token(at: 0) }
  public var caseItems: SwitchCaseItemList? { node.view(at: 1) }
  public var colon: Token? { node.token(at: 2) }
}

public struct SwitchCase: SyntaxView {
  public static let kind = NodeKind.switchCase
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var attribute: Attribute? { node.view(at: 0) }
  public var label: Node? { node.node(at: 1) }
  public var statements: CodeBlockItemList? { node.view(at: 2) }
}

public struct SwitchDefaultLabel: SyntaxView {
  public static let kind = NodeKind.switchDefaultLabel
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var defaultKeyword: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
}

public struct ThrowsClause: SyntaxView {
  public static let kind = NodeKind.throwsClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var throwsSpecifier: Token? { node.token(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var type: Node? { node.node(at: 2) }
  public var rightParen: Token? { node.token(at: 3) }
}

public struct TuplePatternElement: SyntaxView {
  public static let kind = NodeKind.tuplePatternElement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var pattern: Node? { node.node(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct TupleTypeElement: SyntaxView {
  public static let kind = NodeKind.tupleTypeElement
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var inoutKeyword: Token? { node.token(at: 0) }
  public var firstName: Token? { node.token(at: 1) }
  public var secondName: Token? { node.token(at: 2) }
  public var colon: Token? { node.token(at: 3) }
  public var type: Node? { node.node(at: 4) }
  public var ellipsis: Token? { node.token(at: 5) }
  public var trailingComma: Token? { node.token(at: 6) }
}

public struct TypeAnnotation: SyntaxView {
  public static let kind = NodeKind.typeAnnotation
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var colon: Token? { node.token(at: 0) }
  public var type: Node? { node.node(at: 1) }
}

public struct TypeEffectSpecifiers: SyntaxView {
  public static let kind = NodeKind.typeEffectSpecifiers
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var asyncSpecifier: Token? { node.token(at: 0) }
  public var throwsClause: ThrowsClause? { node.view(at: 1) }
}

public struct TypeInitializerClause: SyntaxView {
  public static let kind = NodeKind.typeInitializerClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var equal: Token? { node.token(at: 0) }
  public var value: Node? { node.node(at: 1) }
}

public struct VersionComponent: SyntaxView {
  public static let kind = NodeKind.versionComponent
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var period: Token? { node.token(at: 0) }
  public var number: Token? { node.token(at: 1) }
}

public struct VersionTuple: SyntaxView {
  public static let kind = NodeKind.versionTuple
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var major: Token? { node.token(at: 0) }
  public var components: VersionComponentList? { node.view(at: 1) }
}

public struct WhereClause: SyntaxView {
  public static let kind = NodeKind.whereClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var whereKeyword: Token? { node.token(at: 0) }
  public var condition: Node? { node.node(at: 1) }
}

public struct YieldedExpression: SyntaxView {
  public static let kind = NodeKind.yieldedExpression
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var comma: Token? { node.token(at: 1) }
}

public struct YieldedExpressionsClause: SyntaxView {
  public static let kind = NodeKind.yieldedExpressionsClause
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var elements: YieldedExpressionList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct AccessorDeclList: SyntaxView {
  public static let kind = NodeKind.accessorDeclList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct ArrayElementList: SyntaxView {
  public static let kind = NodeKind.arrayElementList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct AttributeList: SyntaxView {
  public static let kind = NodeKind.attributeList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct AvailabilityArgumentList: SyntaxView {
  public static let kind = NodeKind.availabilityArgumentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct CatchClauseList: SyntaxView {
  public static let kind = NodeKind.catchClauseList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct CatchItemList: SyntaxView {
  public static let kind = NodeKind.catchItemList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct ClosureCaptureList: SyntaxView {
  public static let kind = NodeKind.closureCaptureList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct ClosureParameterList: SyntaxView {
  public static let kind = NodeKind.closureParameterList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct ClosureShorthandParameterList: SyntaxView {
  public static let kind = NodeKind.closureShorthandParameterList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct CodeBlockItemList: SyntaxView {
  public static let kind = NodeKind.codeBlockItemList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct CompositionTypeElementList: SyntaxView {
  public static let kind = NodeKind.compositionTypeElementList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct ConditionElementList: SyntaxView {
  public static let kind = NodeKind.conditionElementList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct DeclModifierList: SyntaxView {
  public static let kind = NodeKind.declModifierList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct DeclNameArgumentList: SyntaxView {
  public static let kind = NodeKind.declNameArgumentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct DesignatedTypeList: SyntaxView {
  public static let kind = NodeKind.designatedTypeList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct DictionaryElementList: SyntaxView {
  public static let kind = NodeKind.dictionaryElementList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct DifferentiabilityArgumentList: SyntaxView {
  public static let kind = NodeKind.differentiabilityArgumentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct DocumentationAttributeArgumentList: SyntaxView {
  public static let kind = NodeKind.documentationAttributeArgumentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct EffectsAttributeArgumentList: SyntaxView {
  public static let kind = NodeKind.effectsAttributeArgumentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct EnumCaseElementList: SyntaxView {
  public static let kind = NodeKind.enumCaseElementList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct EnumCaseParameterList: SyntaxView {
  public static let kind = NodeKind.enumCaseParameterList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct ExprList: SyntaxView {
  public static let kind = NodeKind.exprList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct FunctionParameterList: SyntaxView {
  public static let kind = NodeKind.functionParameterList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct GenericArgumentList: SyntaxView {
  public static let kind = NodeKind.genericArgumentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct GenericParameterList: SyntaxView {
  public static let kind = NodeKind.genericParameterList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct GenericRequirementList: SyntaxView {
  public static let kind = NodeKind.genericRequirementList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct IfConfigClauseList: SyntaxView {
  public static let kind = NodeKind.ifConfigClauseList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct ImportPathComponentList: SyntaxView {
  public static let kind = NodeKind.importPathComponentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct InheritedTypeList: SyntaxView {
  public static let kind = NodeKind.inheritedTypeList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct KeyPathComponentList: SyntaxView {
  public static let kind = NodeKind.keyPathComponentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct LabeledExprList: SyntaxView {
  public static let kind = NodeKind.labeledExprList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct MemberBlockItemList: SyntaxView {
  public static let kind = NodeKind.memberBlockItemList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct MultipleTrailingClosureElementList: SyntaxView {
  public static let kind = NodeKind.multipleTrailingClosureElementList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct ObjCSelectorPieceList: SyntaxView {
  public static let kind = NodeKind.objCSelectorPieceList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct PatternBindingList: SyntaxView {
  public static let kind = NodeKind.patternBindingList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct PlatformVersionItemList: SyntaxView {
  public static let kind = NodeKind.platformVersionItemList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct PrecedenceGroupAttributeList: SyntaxView {
  public static let kind = NodeKind.precedenceGroupAttributeList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct PrecedenceGroupNameList: SyntaxView {
  public static let kind = NodeKind.precedenceGroupNameList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct PrimaryAssociatedTypeList: SyntaxView {
  public static let kind = NodeKind.primaryAssociatedTypeList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct SimpleStringLiteralSegmentList: SyntaxView {
  public static let kind = NodeKind.simpleStringLiteralSegmentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct SpecializeAttributeArgumentList: SyntaxView {
  public static let kind = NodeKind.specializeAttributeArgumentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct StringLiteralSegmentList: SyntaxView {
  public static let kind = NodeKind.stringLiteralSegmentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct SwitchCaseItemList: SyntaxView {
  public static let kind = NodeKind.switchCaseItemList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct SwitchCaseList: SyntaxView {
  public static let kind = NodeKind.switchCaseList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct TuplePatternElementList: SyntaxView {
  public static let kind = NodeKind.tuplePatternElementList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct TupleTypeElementList: SyntaxView {
  public static let kind = NodeKind.tupleTypeElementList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct TypeSpecifierList: SyntaxView {
  public static let kind = NodeKind.typeSpecifierList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct VersionComponentList: SyntaxView {
  public static let kind = NodeKind.versionComponentList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}

public struct YieldedExpressionList: SyntaxView {
  public static let kind = NodeKind.yieldedExpressionList
  public let node: Node
  public init(unchecked node: Node) { self.node = node }
}
