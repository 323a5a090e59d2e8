// Made from swift.grammar by GeneratedFilesTests; edit that file, not this one.
// @generated
// swift-format-ignore-file

public struct AccessorDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .accessorDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifier: DeclModifier? { node.view(at: 1) }
  public var accessorSpecifier: Token? { node.token(at: 2) }
  public var parameters: AccessorParameters? { node.view(at: 3) }
  public var effectSpecifiers: AccessorEffectSpecifiers? { node.view(at: 4) }
  public var body: CodeBlock? { node.view(at: 5) }
}

public struct ActorDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .actorDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .associatedTypeDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var associatedtypeKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var inheritanceClause: InheritanceClause? { node.view(at: 4) }
  public var initializer: TypeInitializerClause? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
}

public struct ClassDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .classDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .deinitializerDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var deinitKeyword: Token? { node.token(at: 2) }
  public var effectSpecifiers: DeinitializerEffectSpecifiers? { node.view(at: 3) }
  public var body: CodeBlock? { node.view(at: 4) }
}

public struct EditorPlaceholderDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .editorPlaceholderDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var placeholder: Token? { node.token(at: 2) }
}

public struct EnumCaseDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .enumCaseDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var caseKeyword: Token? { node.token(at: 2) }
  public var elements: EnumCaseElementList? { node.view(at: 3) }
}

public struct EnumDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .enumDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .extensionDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var extensionKeyword: Token? { node.token(at: 2) }
  public var extendedType: Node? { node.node(at: 3) }
  public var inheritanceClause: InheritanceClause? { node.view(at: 4) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 5) }
  public var memberBlock: MemberBlock? { node.view(at: 6) }
}

public struct FunctionDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .functionDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .ifConfigDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var clauses: IfConfigClauseList? { node.view(at: 0) }
  public var poundEndif: Token? { node.token(at: 1) }
}

public struct ImportDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .importDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var importKeyword: Token? { node.token(at: 2) }
  public var importKindSpecifier: Token? { node.token(at: 3) }
  public var path: ImportPathComponentList? { node.view(at: 4) }
}

public struct InitializerDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .initializerDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .macroDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .macroExpansionDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .missingDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var placeholder: Token? { node.token(at: 2) }
}

public struct OperatorDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .operatorDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var fixitySpecifier: Token? { node.token(at: 0) }
  public var operatorKeyword: Token? { node.token(at: 1) }
  public var name: Token? { node.token(at: 2) }
  public var operatorPrecedenceAndTypes: OperatorPrecedenceAndTypes? { node.view(at: 3) }
}

public struct PoundSourceLocation: SyntaxView {
  @inlinable public static var kind: NodeKind { .poundSourceLocation }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var poundSourceLocation: Token? { node.token(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var arguments: PoundSourceLocationArguments? { node.view(at: 2) }
  public var rightParen: Token? { node.token(at: 3) }
}

public struct PrecedenceGroupDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .precedenceGroupDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var precedencegroupKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var leftBrace: Token? { node.token(at: 4) }
  public var groupAttributes: PrecedenceGroupAttributeList? { node.view(at: 5) }
  public var rightBrace: Token? { node.token(at: 6) }
}

public struct ProtocolDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .protocolDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .structDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .subscriptDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .typeAliasDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var typealiasKeyword: Token? { node.token(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 4) }
  public var initializer: TypeInitializerClause? { node.view(at: 5) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 6) }
}

public struct UnexpectedCodeDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .unexpectedCodeDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var unexpectedCode: Node? { node.node(at: 0) }
}

public struct VariableDecl: SyntaxView {
  @inlinable public static var kind: NodeKind { .variableDecl }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var modifiers: DeclModifierList? { node.view(at: 1) }
  public var bindingSpecifier: Token? { node.token(at: 2) }
  public var bindings: PatternBindingList? { node.view(at: 3) }
}

public struct BreakStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .breakStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var breakKeyword: Token? { node.token(at: 0) }
  public var label: Token? { node.token(at: 1) }
}

public struct ContinueStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .continueStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var continueKeyword: Token? { node.token(at: 0) }
  public var label: Token? { node.token(at: 1) }
}

public struct DeferStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .deferStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var deferKeyword: Token? { node.token(at: 0) }
  public var body: CodeBlock? { node.view(at: 1) }
}

public struct DiscardStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .discardStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var discardKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct DoStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .doStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var doKeyword: Token? { node.token(at: 0) }
  public var throwsClause: ThrowsClause? { node.view(at: 1) }
  public var body: CodeBlock? { node.view(at: 2) }
  public var catchClauses: CatchClauseList? { node.view(at: 3) }
}

public struct ExpressionStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .expressionStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
}

public struct FallThroughStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .fallThroughStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var fallthroughKeyword: Token? { node.token(at: 0) }
}

public struct ForStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .forStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .guardStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var guardKeyword: Token? { node.token(at: 0) }
  public var conditions: ConditionElementList? { node.view(at: 1) }
  public var elseKeyword: Token? { node.token(at: 2) }
  public var body: CodeBlock? { node.view(at: 3) }
}

public struct LabeledStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .labeledStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var statement: Node? { node.node(at: 2) }
}

public struct RepeatStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .repeatStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var repeatKeyword: Token? { node.token(at: 0) }
  public var body: CodeBlock? { node.view(at: 1) }
  public var whileKeyword: Token? { node.token(at: 2) }
  public var condition: Node? { node.node(at: 3) }
}

public struct ReturnStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .returnStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var returnKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct ThrowStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .throwStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var throwKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct WhileStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .whileStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var whileKeyword: Token? { node.token(at: 0) }
  public var conditions: ConditionElementList? { node.view(at: 1) }
  public var body: CodeBlock? { node.view(at: 2) }
}

public struct YieldStmt: SyntaxView {
  @inlinable public static var kind: NodeKind { .yieldStmt }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var yieldKeyword: Token? { node.token(at: 0) }
  public var yieldedExpressions: Node? { node.node(at: 1) }
}

public struct ArrayExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .arrayExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var elements: ArrayElementList? { node.view(at: 1) }
  public var rightSquare: Token? { node.token(at: 2) }
}

public struct ArrowExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .arrowExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var effectSpecifiers: TypeEffectSpecifiers? { node.view(at: 0) }
  public var arrow: Token? { node.token(at: 1) }
}

public struct AsExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .asExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var asKeyword: Token? { node.token(at: 1) }
  public var questionOrExclamationMark: Token? { node.token(at: 2) }
  public var type: Node? { node.node(at: 3) }
}

public struct AssignmentExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .assignmentExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var equal: Token? { node.token(at: 0) }
}

public struct AwaitExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .awaitExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var awaitKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct BinaryOperatorExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .binaryOperatorExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var `operator`: Token? { node.token(at: 0) }
}

public struct BooleanLiteralExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .booleanLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var literal: Token? { node.token(at: 0) }
}

public struct BorrowExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .borrowExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var borrowKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct _CanImportExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { ._canImportExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var canImportKeyword: Token? { node.token(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var importPath: Token? { node.token(at: 2) }
  public var versionInfo: _CanImportVersionInfo? { node.view(at: 3) }
  public var rightParen: Token? { node.token(at: 4) }
}

public struct ClosureExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .closureExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftBrace: Token? { node.token(at: 0) }
  public var signature: ClosureSignature? { node.view(at: 1) }
  public var statements: CodeBlockItemList? { node.view(at: 2) }
  public var rightBrace: Token? { node.token(at: 3) }
}

public struct ConsumeExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .consumeExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var consumeKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct CopyExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .copyExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var copyKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct DeclReferenceExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .declReferenceExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var moduleSelector: ModuleSelector? { node.view(at: 0) }
  public var baseName: Token? { node.token(at: 1) }
  public var argumentNames: DeclNameArguments? { node.view(at: 2) }
}

public struct DictionaryExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .dictionaryExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var content: Node? { node.node(at: 1) }
  public var rightSquare: Token? { node.token(at: 2) }
}

public struct DiscardAssignmentExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .discardAssignmentExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var wildcard: Token? { node.token(at: 0) }
}

public struct EditorPlaceholderExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .editorPlaceholderExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var placeholder: Token? { node.token(at: 0) }
}

public struct FloatLiteralExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .floatLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var literal: Token? { node.token(at: 0) }
}

public struct ForceUnwrapExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .forceUnwrapExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var exclamationMark: Token? { node.token(at: 1) }
}

public struct FunctionCallExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .functionCallExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var calledExpression: Node? { node.node(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var arguments: LabeledExprList? { node.view(at: 2) }
  public var rightParen: Token? { node.token(at: 3) }
  public var trailingClosure: ClosureExpr? { node.view(at: 4) }
  public var additionalTrailingClosures: MultipleTrailingClosureElementList? { node.view(at: 5) }
}

public struct GenericSpecializationExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .genericSpecializationExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var genericArgumentClause: GenericArgumentClause? { node.view(at: 1) }
}

public struct IfExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .ifExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var ifKeyword: Token? { node.token(at: 0) }
  public var conditions: ConditionElementList? { node.view(at: 1) }
  public var body: CodeBlock? { node.view(at: 2) }
  public var elseKeyword: Token? { node.token(at: 3) }
  public var elseBody: Node? { node.node(at: 4) }
}

public struct InOutExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .inOutExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var ampersand: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct InfixOperatorExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .infixOperatorExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftOperand: Node? { node.node(at: 0) }
  public var `operator`: Node? { node.node(at: 1) }
  public var rightOperand: Node? { node.node(at: 2) }
}

public struct IntegerLiteralExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .integerLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var literal: Token? { node.token(at: 0) }
}

public struct IsExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .isExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var isKeyword: Token? { node.token(at: 1) }
  public var type: Node? { node.node(at: 2) }
}

public struct KeyPathExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .keyPathExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var backslash: Token? { node.token(at: 0) }
  public var root: Node? { node.node(at: 1) }
  public var components: KeyPathComponentList? { node.view(at: 2) }
}

public struct MacroExpansionExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .macroExpansionExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .memberAccessExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var base: Node? { node.node(at: 0) }
  public var period: Token? { node.token(at: 1) }
  public var declName: DeclReferenceExpr? { node.view(at: 2) }
}

public struct NilLiteralExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .nilLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var nilKeyword: Token? { node.token(at: 0) }
}

public struct OptionalChainingExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .optionalChainingExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var questionMark: Token? { node.token(at: 1) }
}

public struct PackElementExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .packElementExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var eachKeyword: Token? { node.token(at: 0) }
  public var pack: Node? { node.node(at: 1) }
}

public struct PackExpansionExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .packExpansionExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var repeatKeyword: Token? { node.token(at: 0) }
  public var repetitionPattern: Node? { node.node(at: 1) }
}

public struct PatternExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .patternExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var pattern: Node? { node.node(at: 0) }
}

public struct PostfixIfConfigExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .postfixIfConfigExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var base: Node? { node.node(at: 0) }
  public var config: IfConfigDecl? { node.view(at: 1) }
}

public struct PostfixOperatorExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .postfixOperatorExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var `operator`: Token? { node.token(at: 1) }
}

public struct PrefixOperatorExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .prefixOperatorExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var `operator`: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct RegexLiteralExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .regexLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var openingPounds: Token? { node.token(at: 0) }
  public var openingSlash: Token? { node.token(at: 1) }
  public var regex: Token? { node.token(at: 2) }
  public var closingSlash: Token? { node.token(at: 3) }
  public var closingPounds: Token? { node.token(at: 4) }
}

public struct SequenceExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .sequenceExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var elements: ExprList? { node.view(at: 0) }
}

public struct SimpleStringLiteralExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .simpleStringLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var openingQuote: Token? { node.token(at: 0) }
  public var segments: SimpleStringLiteralSegmentList? { node.view(at: 1) }
  public var closingQuote: Token? { node.token(at: 2) }
}

public struct StringLiteralExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .stringLiteralExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var openingPounds: Token? { node.token(at: 0) }
  public var openingQuote: Token? { node.token(at: 1) }
  public var segments: StringLiteralSegmentList? { node.view(at: 2) }
  public var closingQuote: Token? { node.token(at: 3) }
  public var closingPounds: Token? { node.token(at: 4) }
}

public struct SubscriptCallExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .subscriptCallExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var calledExpression: Node? { node.node(at: 0) }
  public var leftSquare: Token? { node.token(at: 1) }
  public var arguments: LabeledExprList? { node.view(at: 2) }
  public var rightSquare: Token? { node.token(at: 3) }
  public var trailingClosure: ClosureExpr? { node.view(at: 4) }
  public var additionalTrailingClosures: MultipleTrailingClosureElementList? { node.view(at: 5) }
}

public struct SuperExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .superExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var superKeyword: Token? { node.token(at: 0) }
}

public struct SwitchExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .switchExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var switchKeyword: Token? { node.token(at: 0) }
  public var subject: Node? { node.node(at: 1) }
  public var leftBrace: Token? { node.token(at: 2) }
  public var cases: SwitchCaseList? { node.view(at: 3) }
  public var rightBrace: Token? { node.token(at: 4) }
}

public struct TernaryExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .ternaryExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var condition: Node? { node.node(at: 0) }
  public var questionMark: Token? { node.token(at: 1) }
  public var thenExpression: Node? { node.node(at: 2) }
  public var colon: Token? { node.token(at: 3) }
  public var elseExpression: Node? { node.node(at: 4) }
}

public struct TryExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .tryExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var tryKeyword: Token? { node.token(at: 0) }
  public var questionOrExclamationMark: Token? { node.token(at: 1) }
  public var expression: Node? { node.node(at: 2) }
}

public struct TupleExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .tupleExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var elements: LabeledExprList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct TypeExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .typeExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var type: Node? { node.node(at: 0) }
}

public struct UnresolvedAsExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .unresolvedAsExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var asKeyword: Token? { node.token(at: 0) }
  public var questionOrExclamationMark: Token? { node.token(at: 1) }
}

public struct UnresolvedIsExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .unresolvedIsExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var isKeyword: Token? { node.token(at: 0) }
}

public struct UnresolvedTernaryExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .unresolvedTernaryExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var questionMark: Token? { node.token(at: 0) }
  public var thenExpression: Node? { node.node(at: 1) }
  public var colon: Token? { node.token(at: 2) }
}

public struct UnsafeExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .unsafeExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var unsafeKeyword: Token? { node.token(at: 0) }
  public var expression: Node? { node.node(at: 1) }
}

public struct ArrayType: SyntaxView {
  @inlinable public static var kind: NodeKind { .arrayType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var element: Node? { node.node(at: 1) }
  public var rightSquare: Token? { node.token(at: 2) }
}

public struct AttributedType: SyntaxView {
  @inlinable public static var kind: NodeKind { .attributedType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var specifiers: TypeSpecifierList? { node.view(at: 0) }
  public var attributes: AttributeList? { node.view(at: 1) }
  public var lateSpecifiers: TypeSpecifierList? { node.view(at: 2) }
  public var baseType: Node? { node.node(at: 3) }
}

public struct ClassRestrictionType: SyntaxView {
  @inlinable public static var kind: NodeKind { .classRestrictionType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var classKeyword: Token? { node.token(at: 0) }
}

public struct CompositionType: SyntaxView {
  @inlinable public static var kind: NodeKind { .compositionType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var elements: CompositionTypeElementList? { node.view(at: 0) }
}

public struct DictionaryType: SyntaxView {
  @inlinable public static var kind: NodeKind { .dictionaryType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var key: Node? { node.node(at: 1) }
  public var colon: Token? { node.token(at: 2) }
  public var value: Node? { node.node(at: 3) }
  public var rightSquare: Token? { node.token(at: 4) }
}

public struct FunctionType: SyntaxView {
  @inlinable public static var kind: NodeKind { .functionType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var parameters: TupleTypeElementList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
  public var effectSpecifiers: TypeEffectSpecifiers? { node.view(at: 3) }
  public var returnClause: ReturnClause? { node.view(at: 4) }
}

public struct IdentifierType: SyntaxView {
  @inlinable public static var kind: NodeKind { .identifierType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var moduleSelector: ModuleSelector? { node.view(at: 0) }
  public var name: Token? { node.token(at: 1) }
  public var genericArgumentClause: GenericArgumentClause? { node.view(at: 2) }
}

public struct ImplicitlyUnwrappedOptionalType: SyntaxView {
  @inlinable public static var kind: NodeKind { .implicitlyUnwrappedOptionalType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var wrappedType: Node? { node.node(at: 0) }
  public var exclamationMark: Token? { node.token(at: 1) }
}

public struct InlineArrayType: SyntaxView {
  @inlinable public static var kind: NodeKind { .inlineArrayType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var count: GenericArgument? { node.view(at: 1) }
  public var separator: Token? { node.token(at: 2) }
  public var element: GenericArgument? { node.view(at: 3) }
  public var rightSquare: Token? { node.token(at: 4) }
}

public struct MemberType: SyntaxView {
  @inlinable public static var kind: NodeKind { .memberType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var baseType: Node? { node.node(at: 0) }
  public var period: Token? { node.token(at: 1) }
  public var moduleSelector: ModuleSelector? { node.view(at: 2) }
  public var name: Token? { node.token(at: 3) }
  public var genericArgumentClause: GenericArgumentClause? { node.view(at: 4) }
}

public struct MetatypeType: SyntaxView {
  @inlinable public static var kind: NodeKind { .metatypeType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var baseType: Node? { node.node(at: 0) }
  public var period: Token? { node.token(at: 1) }
  public var metatypeSpecifier: Token? { node.token(at: 2) }
}

public struct NamedOpaqueReturnType: SyntaxView {
  @inlinable public static var kind: NodeKind { .namedOpaqueReturnType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var genericParameterClause: GenericParameterClause? { node.view(at: 0) }
  public var type: Node? { node.node(at: 1) }
}

public struct OptionalType: SyntaxView {
  @inlinable public static var kind: NodeKind { .optionalType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var wrappedType: Node? { node.node(at: 0) }
  public var questionMark: Token? { node.token(at: 1) }
}

public struct PackElementType: SyntaxView {
  @inlinable public static var kind: NodeKind { .packElementType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var eachKeyword: Token? { node.token(at: 0) }
  public var pack: Node? { node.node(at: 1) }
}

public struct PackExpansionType: SyntaxView {
  @inlinable public static var kind: NodeKind { .packExpansionType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var repeatKeyword: Token? { node.token(at: 0) }
  public var repetitionPattern: Node? { node.node(at: 1) }
}

public struct SomeOrAnyType: SyntaxView {
  @inlinable public static var kind: NodeKind { .someOrAnyType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var someOrAnySpecifier: Token? { node.token(at: 0) }
  public var constraint: Node? { node.node(at: 1) }
}

public struct SuppressedType: SyntaxView {
  @inlinable public static var kind: NodeKind { .suppressedType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var withoutTilde: Token? { node.token(at: 0) }
  public var type: Node? { node.node(at: 1) }
}

public struct TupleType: SyntaxView {
  @inlinable public static var kind: NodeKind { .tupleType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var elements: TupleTypeElementList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct ExpressionPattern: SyntaxView {
  @inlinable public static var kind: NodeKind { .expressionPattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
}

public struct IdentifierPattern: SyntaxView {
  @inlinable public static var kind: NodeKind { .identifierPattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var identifier: Token? { node.token(at: 0) }
}

public struct IsTypePattern: SyntaxView {
  @inlinable public static var kind: NodeKind { .isTypePattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var isKeyword: Token? { node.token(at: 0) }
  public var type: Node? { node.node(at: 1) }
}

public struct TuplePattern: SyntaxView {
  @inlinable public static var kind: NodeKind { .tuplePattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var elements: TuplePatternElementList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct ValueBindingPattern: SyntaxView {
  @inlinable public static var kind: NodeKind { .valueBindingPattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var bindingSpecifier: Token? { node.token(at: 0) }
  public var pattern: Node? { node.node(at: 1) }
}

public struct WildcardPattern: SyntaxView {
  @inlinable public static var kind: NodeKind { .wildcardPattern }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var wildcard: Token? { node.token(at: 0) }
}

public struct ABIAttributeArguments: SyntaxView {
  @inlinable public static var kind: NodeKind { .abiAttributeArguments }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var provider: Node? { node.node(at: 0) }
}

public struct AccessorBlock: SyntaxView {
  @inlinable public static var kind: NodeKind { .accessorBlock }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftBrace: Token? { node.token(at: 0) }
  public var accessors: Node? { node.node(at: 1) }
  public var rightBrace: Token? { node.token(at: 2) }
}

public struct AccessorEffectSpecifiers: SyntaxView {
  @inlinable public static var kind: NodeKind { .accessorEffectSpecifiers }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var asyncSpecifier: Token? { node.token(at: 0) }
  public var throwsClause: ThrowsClause? { node.view(at: 1) }
}

public struct AccessorParameters: SyntaxView {
  @inlinable public static var kind: NodeKind { .accessorParameters }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var name: Token? { node.token(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct ArrayElement: SyntaxView {
  @inlinable public static var kind: NodeKind { .arrayElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct Attribute: SyntaxView {
  @inlinable public static var kind: NodeKind { .attribute }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var atSign: Token? { node.token(at: 0) }
  public var attributeName: Node? { node.node(at: 1) }
  public var leftParen: Token? { node.token(at: 2) }
  public var arguments: Node? { node.node(at: 3) }
  public var rightParen: Token? { node.token(at: 4) }
}

public struct AvailabilityArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .availabilityArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var argument: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct AvailabilityCondition: SyntaxView {
  @inlinable public static var kind: NodeKind { .availabilityCondition }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var availabilityKeyword: Token? { node.token(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var availabilityArguments: AvailabilityArgumentList? { node.view(at: 2) }
  public var rightParen: Token? { node.token(at: 3) }
}

public struct AvailabilityLabeledArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .availabilityLabeledArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Node? { node.node(at: 2) }
}

public struct BackDeployedAttributeArguments: SyntaxView {
  @inlinable public static var kind: NodeKind { .backDeployedAttributeArguments }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var beforeLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var platforms: PlatformVersionItemList? { node.view(at: 2) }
}

public struct _CanImportVersionInfo: SyntaxView {
  @inlinable public static var kind: NodeKind { ._canImportVersionInfo }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var comma: Token? { node.token(at: 0) }
  public var label: Token? { node.token(at: 1) }
  public var colon: Token? { node.token(at: 2) }
  public var version: VersionTuple? { node.view(at: 3) }
}

public struct CatchClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .catchClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var catchKeyword: Token? { node.token(at: 0) }
  public var catchItems: CatchItemList? { node.view(at: 1) }
  public var body: CodeBlock? { node.view(at: 2) }
}

public struct CatchItem: SyntaxView {
  @inlinable public static var kind: NodeKind { .catchItem }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var pattern: Node? { node.node(at: 0) }
  public var whereClause: WhereClause? { node.view(at: 1) }
  public var trailingComma: Token? { node.token(at: 2) }
}

public struct ClosureCaptureClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .closureCaptureClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var items: ClosureCaptureList? { node.view(at: 1) }
  public var rightSquare: Token? { node.token(at: 2) }
}

public struct ClosureCaptureSpecifier: SyntaxView {
  @inlinable public static var kind: NodeKind { .closureCaptureSpecifier }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var specifier: Token? { node.token(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var detail: Token? { node.token(at: 2) }
  public var rightParen: Token? { node.token(at: 3) }
}

public struct ClosureCapture: SyntaxView {
  @inlinable public static var kind: NodeKind { .closureCapture }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var specifier: ClosureCaptureSpecifier? { node.view(at: 0) }
  public var name: Token? { node.token(at: 1) }
  public var initializer: InitializerClause? { node.view(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct ClosureParameterClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .closureParameterClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var parameters: ClosureParameterList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct ClosureParameter: SyntaxView {
  @inlinable public static var kind: NodeKind { .closureParameter }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .closureShorthandParameter }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct ClosureSignature: SyntaxView {
  @inlinable public static var kind: NodeKind { .closureSignature }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var capture: ClosureCaptureClause? { node.view(at: 1) }
  public var parameterClause: Node? { node.node(at: 2) }
  public var effectSpecifiers: TypeEffectSpecifiers? { node.view(at: 3) }
  public var returnClause: ReturnClause? { node.view(at: 4) }
  public var inKeyword: Token? { node.token(at: 5) }
}

public struct CodeBlockItem: SyntaxView {
  @inlinable public static var kind: NodeKind { .codeBlockItem }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var item: Node? { node.node(at: 0) }
  public var semicolon: Token? { node.token(at: 1) }
}

public struct CodeBlock: SyntaxView {
  @inlinable public static var kind: NodeKind { .codeBlock }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftBrace: Token? { node.token(at: 0) }
  public var statements: CodeBlockItemList? { node.view(at: 1) }
  public var rightBrace: Token? { node.token(at: 2) }
}

public struct CompositionTypeElement: SyntaxView {
  @inlinable public static var kind: NodeKind { .compositionTypeElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var type: Node? { node.node(at: 0) }
  public var ampersand: Token? { node.token(at: 1) }
}

public struct ConditionElement: SyntaxView {
  @inlinable public static var kind: NodeKind { .conditionElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var condition: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct ConformanceRequirement: SyntaxView {
  @inlinable public static var kind: NodeKind { .conformanceRequirement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftType: Node? { node.node(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var rightType: Node? { node.node(at: 2) }
}

public struct DeclModifierDetail: SyntaxView {
  @inlinable public static var kind: NodeKind { .declModifierDetail }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var detail: Token? { node.token(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct DeclModifier: SyntaxView {
  @inlinable public static var kind: NodeKind { .declModifier }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var detail: DeclModifierDetail? { node.view(at: 1) }
}

public struct DeclNameArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .declNameArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
}

public struct DeclNameArguments: SyntaxView {
  @inlinable public static var kind: NodeKind { .declNameArguments }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var arguments: DeclNameArgumentList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct DeinitializerEffectSpecifiers: SyntaxView {
  @inlinable public static var kind: NodeKind { .deinitializerEffectSpecifiers }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var asyncSpecifier: Token? { node.token(at: 0) }
}

public struct DerivativeAttributeArguments: SyntaxView {
  @inlinable public static var kind: NodeKind { .derivativeAttributeArguments }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var ofLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var originalDeclName: Node? { node.node(at: 2) }
  public var period: Token? { node.token(at: 3) }
  public var accessorSpecifier: Token? { node.token(at: 4) }
  public var comma: Token? { node.token(at: 5) }
  public var arguments: DifferentiabilityWithRespectToArgument? { node.view(at: 6) }
}

public struct DesignatedType: SyntaxView {
  @inlinable public static var kind: NodeKind { .designatedType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leadingComma: Token? { node.token(at: 0) }
  public var name: Token? { node.token(at: 1) }
}

public struct DictionaryElement: SyntaxView {
  @inlinable public static var kind: NodeKind { .dictionaryElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var key: Node? { node.node(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Node? { node.node(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct DifferentiabilityArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .differentiabilityArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var argument: Token? { node.token(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct DifferentiabilityArguments: SyntaxView {
  @inlinable public static var kind: NodeKind { .differentiabilityArguments }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var arguments: DifferentiabilityArgumentList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct DifferentiabilityWithRespectToArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .differentiabilityWithRespectToArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var wrtLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var arguments: Node? { node.node(at: 2) }
}

public struct DifferentiableAttributeArguments: SyntaxView {
  @inlinable public static var kind: NodeKind { .differentiableAttributeArguments }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var kindSpecifier: Token? { node.token(at: 0) }
  public var kindSpecifierComma: Token? { node.token(at: 1) }
  public var arguments: DifferentiabilityWithRespectToArgument? { node.view(at: 2) }
  public var argumentsComma: Token? { node.token(at: 3) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 4) }
}

public struct DocumentationAttributeArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .documentationAttributeArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Node? { node.node(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct DynamicReplacementAttributeArguments: SyntaxView {
  @inlinable public static var kind: NodeKind { .dynamicReplacementAttributeArguments }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var forLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var declName: DeclReferenceExpr? { node.view(at: 2) }
}

public struct EnumCaseElement: SyntaxView {
  @inlinable public static var kind: NodeKind { .enumCaseElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var parameterClause: EnumCaseParameterClause? { node.view(at: 1) }
  public var rawValue: InitializerClause? { node.view(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct EnumCaseParameterClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .enumCaseParameterClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var parameters: EnumCaseParameterList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct EnumCaseParameter: SyntaxView {
  @inlinable public static var kind: NodeKind { .enumCaseParameter }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var modifiers: DeclModifierList? { node.view(at: 0) }
  public var firstName: Token? { node.token(at: 1) }
  public var secondName: Token? { node.token(at: 2) }
  public var colon: Token? { node.token(at: 3) }
  public var type: Node? { node.node(at: 4) }
  public var defaultValue: InitializerClause? { node.view(at: 5) }
  public var trailingComma: Token? { node.token(at: 6) }
}

public struct ExpressionSegment: SyntaxView {
  @inlinable public static var kind: NodeKind { .expressionSegment }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var backslash: Token? { node.token(at: 0) }
  public var pounds: Token? { node.token(at: 1) }
  public var leftParen: Token? { node.token(at: 2) }
  public var expressions: LabeledExprList? { node.view(at: 3) }
  public var rightParen: Token? { node.token(at: 4) }
}

public struct FunctionEffectSpecifiers: SyntaxView {
  @inlinable public static var kind: NodeKind { .functionEffectSpecifiers }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var asyncSpecifier: Token? { node.token(at: 0) }
  public var throwsClause: ThrowsClause? { node.view(at: 1) }
}

public struct FunctionParameterClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .functionParameterClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var parameters: FunctionParameterList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct FunctionParameter: SyntaxView {
  @inlinable public static var kind: NodeKind { .functionParameter }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .functionSignature }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var parameterClause: FunctionParameterClause? { node.view(at: 0) }
  public var effectSpecifiers: FunctionEffectSpecifiers? { node.view(at: 1) }
  public var returnClause: ReturnClause? { node.view(at: 2) }
}

public struct GenericArgumentClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .genericArgumentClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftAngle: Token? { node.token(at: 0) }
  public var arguments: GenericArgumentList? { node.view(at: 1) }
  public var rightAngle: Token? { node.token(at: 2) }
}

public struct GenericArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .genericArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var argument: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct GenericParameterClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .genericParameterClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftAngle: Token? { node.token(at: 0) }
  public var parameters: GenericParameterList? { node.view(at: 1) }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 2) }
  public var rightAngle: Token? { node.token(at: 3) }
}

public struct GenericParameter: SyntaxView {
  @inlinable public static var kind: NodeKind { .genericParameter }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attributes: AttributeList? { node.view(at: 0) }
  public var specifier: Token? { node.token(at: 1) }
  public var name: Token? { node.token(at: 2) }
  public var colon: Token? { node.token(at: 3) }
  public var inheritedType: Node? { node.node(at: 4) }
  public var trailingComma: Token? { node.token(at: 5) }
}

public struct GenericRequirement: SyntaxView {
  @inlinable public static var kind: NodeKind { .genericRequirement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var requirement: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct GenericWhereClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .genericWhereClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var whereKeyword: Token? { node.token(at: 0) }
  public var requirements: GenericRequirementList? { node.view(at: 1) }
}

public struct IfConfigClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .ifConfigClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var poundKeyword: Token? { node.token(at: 0) }
  public var condition: Node? { node.node(at: 1) }
  public var elements: Node? { node.node(at: 2) }
}

public struct ImplementsAttributeArguments: SyntaxView {
  @inlinable public static var kind: NodeKind { .implementsAttributeArguments }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var type: Node? { node.node(at: 0) }
  public var comma: Token? { node.token(at: 1) }
  public var declName: DeclReferenceExpr? { node.view(at: 2) }
}

public struct ImportPathComponent: SyntaxView {
  @inlinable public static var kind: NodeKind { .importPathComponent }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var trailingPeriod: Token? { node.token(at: 1) }
}

public struct InheritanceClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .inheritanceClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var colon: Token? { node.token(at: 0) }
  public var inheritedTypes: InheritedTypeList? { node.view(at: 1) }
}

public struct InheritedType: SyntaxView {
  @inlinable public static var kind: NodeKind { .inheritedType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var type: Node? { node.node(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct InitializerClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .initializerClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var equal: Token? { node.token(at: 0) }
  public var value: Node? { node.node(at: 1) }
}

public struct KeyPathComponent: SyntaxView {
  @inlinable public static var kind: NodeKind { .keyPathComponent }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var period: Token? { node.token(at: 0) }
  public var component: Node? { node.node(at: 1) }
}

public struct KeyPathOptionalComponent: SyntaxView {
  @inlinable public static var kind: NodeKind { .keyPathOptionalComponent }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var questionOrExclamationMark: Token? { node.token(at: 0) }
}

public struct KeyPathPropertyComponent: SyntaxView {
  @inlinable public static var kind: NodeKind { .keyPathPropertyComponent }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var declName: DeclReferenceExpr? { node.view(at: 0) }
  public var genericArgumentClause: GenericArgumentClause? { node.view(at: 1) }
}

public struct KeyPathSubscriptComponent: SyntaxView {
  @inlinable public static var kind: NodeKind { .keyPathSubscriptComponent }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftSquare: Token? { node.token(at: 0) }
  public var arguments: LabeledExprList? { node.view(at: 1) }
  public var rightSquare: Token? { node.token(at: 2) }
}

public struct LabeledExpr: SyntaxView {
  @inlinable public static var kind: NodeKind { .labeledExpr }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var expression: Node? { node.node(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct LabeledSpecializeArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .labeledSpecializeArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Token? { node.token(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct LayoutRequirement: SyntaxView {
  @inlinable public static var kind: NodeKind { .layoutRequirement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
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
  @inlinable public static var kind: NodeKind { .matchingPatternCondition }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var caseKeyword: Token? { node.token(at: 0) }
  public var pattern: Node? { node.node(at: 1) }
  public var typeAnnotation: TypeAnnotation? { node.view(at: 2) }
  public var initializer: InitializerClause? { node.view(at: 3) }
}

public struct MemberBlockItem: SyntaxView {
  @inlinable public static var kind: NodeKind { .memberBlockItem }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var decl: Node? { node.node(at: 0) }
  public var semicolon: Token? { node.token(at: 1) }
}

public struct MemberBlock: SyntaxView {
  @inlinable public static var kind: NodeKind { .memberBlock }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftBrace: Token? { node.token(at: 0) }
  public var members: MemberBlockItemList? { node.view(at: 1) }
  public var rightBrace: Token? { node.token(at: 2) }
}

public struct ModuleSelector: SyntaxView {
  @inlinable public static var kind: NodeKind { .moduleSelector }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var moduleName: Token? { node.token(at: 0) }
  public var colonColon: Token? { node.token(at: 1) }
}

public struct MultipleTrailingClosureElement: SyntaxView {
  @inlinable public static var kind: NodeKind { .multipleTrailingClosureElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var closure: ClosureExpr? { node.view(at: 2) }
}

public struct NonisolatedSpecifierArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .nonisolatedSpecifierArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var nonsendingKeyword: Token? { node.token(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct NonisolatedTypeSpecifier: SyntaxView {
  @inlinable public static var kind: NodeKind { .nonisolatedTypeSpecifier }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var nonisolatedKeyword: Token? { node.token(at: 0) }
  public var argument: NonisolatedSpecifierArgument? { node.view(at: 1) }
}

public struct ObjCSelectorPiece: SyntaxView {
  @inlinable public static var kind: NodeKind { .objCSelectorPiece }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
}

public struct OperatorPrecedenceAndTypes: SyntaxView {
  @inlinable public static var kind: NodeKind { .operatorPrecedenceAndTypes }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var colon: Token? { node.token(at: 0) }
  public var precedenceGroup: Token? { node.token(at: 1) }
  public var designatedTypes: DesignatedTypeList? { node.view(at: 2) }
}

public struct OptionalBindingCondition: SyntaxView {
  @inlinable public static var kind: NodeKind { .optionalBindingCondition }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var bindingSpecifier: Token? { node.token(at: 0) }
  public var pattern: Node? { node.node(at: 1) }
  public var typeAnnotation: TypeAnnotation? { node.view(at: 2) }
  public var initializer: InitializerClause? { node.view(at: 3) }
}

public struct OriginallyDefinedInAttributeArguments: SyntaxView {
  @inlinable public static var kind: NodeKind { .originallyDefinedInAttributeArguments }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var moduleLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var moduleName: StringLiteralExpr? { node.view(at: 2) }
  public var comma: Token? { node.token(at: 3) }
  public var platforms: PlatformVersionItemList? { node.view(at: 4) }
}

public struct PatternBinding: SyntaxView {
  @inlinable public static var kind: NodeKind { .patternBinding }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var pattern: Node? { node.node(at: 0) }
  public var typeAnnotation: TypeAnnotation? { node.view(at: 1) }
  public var initializer: InitializerClause? { node.view(at: 2) }
  public var accessorBlock: AccessorBlock? { node.view(at: 3) }
  public var trailingComma: Token? { node.token(at: 4) }
}

public struct PlatformVersionItem: SyntaxView {
  @inlinable public static var kind: NodeKind { .platformVersionItem }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var platformVersion: PlatformVersion? { node.view(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct PlatformVersion: SyntaxView {
  @inlinable public static var kind: NodeKind { .platformVersion }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var platform: Token? { node.token(at: 0) }
  public var version: VersionTuple? { node.view(at: 1) }
}

public struct PoundSourceLocationArguments: SyntaxView {
  @inlinable public static var kind: NodeKind { .poundSourceLocationArguments }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var fileLabel: Token? { node.token(at: 0) }
  public var fileColon: Token? { node.token(at: 1) }
  public var fileName: SimpleStringLiteralExpr? { node.view(at: 2) }
  public var comma: Token? { node.token(at: 3) }
  public var lineLabel: Token? { node.token(at: 4) }
  public var lineColon: Token? { node.token(at: 5) }
  public var lineNumber: Token? { node.token(at: 6) }
}

public struct PrecedenceGroupAssignment: SyntaxView {
  @inlinable public static var kind: NodeKind { .precedenceGroupAssignment }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var assignmentLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Token? { node.token(at: 2) }
}

public struct PrecedenceGroupAssociativity: SyntaxView {
  @inlinable public static var kind: NodeKind { .precedenceGroupAssociativity }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var associativityLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var value: Token? { node.token(at: 2) }
}

public struct PrecedenceGroupName: SyntaxView {
  @inlinable public static var kind: NodeKind { .precedenceGroupName }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct PrecedenceGroupRelation: SyntaxView {
  @inlinable public static var kind: NodeKind { .precedenceGroupRelation }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var higherThanOrLowerThanLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var precedenceGroups: PrecedenceGroupNameList? { node.view(at: 2) }
}

public struct PrimaryAssociatedTypeClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .primaryAssociatedTypeClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftAngle: Token? { node.token(at: 0) }
  public var primaryAssociatedTypes: PrimaryAssociatedTypeList? { node.view(at: 1) }
  public var rightAngle: Token? { node.token(at: 2) }
}

public struct PrimaryAssociatedType: SyntaxView {
  @inlinable public static var kind: NodeKind { .primaryAssociatedType }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var name: Token? { node.token(at: 0) }
  public var trailingComma: Token? { node.token(at: 1) }
}

public struct ReturnClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .returnClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var arrow: Token? { node.token(at: 0) }
  public var type: Node? { node.node(at: 1) }
}

public struct SameTypeRequirement: SyntaxView {
  @inlinable public static var kind: NodeKind { .sameTypeRequirement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftType: Node? { node.node(at: 0) }
  public var equal: Token? { node.token(at: 1) }
  public var rightType: Node? { node.node(at: 2) }
}

public struct SimpleTypeSpecifier: SyntaxView {
  @inlinable public static var kind: NodeKind { .simpleTypeSpecifier }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var specifier: Token? { node.token(at: 0) }
}

public struct SpecializeAvailabilityArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .specializeAvailabilityArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var availabilityLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var availabilityArguments: AvailabilityArgumentList? { node.view(at: 2) }
  public var semicolon: Token? { node.token(at: 3) }
}

public struct SpecializeTargetFunctionArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .specializeTargetFunctionArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var targetLabel: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var declName: DeclReferenceExpr? { node.view(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct SpecializedAttributeArgument: SyntaxView {
  @inlinable public static var kind: NodeKind { .specializedAttributeArgument }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var genericWhereClause: GenericWhereClause? { node.view(at: 0) }
}

public struct StringSegment: SyntaxView {
  @inlinable public static var kind: NodeKind { .stringSegment }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var content: Token? { node.token(at: 0) }
}

public struct SwitchCaseItem: SyntaxView {
  @inlinable public static var kind: NodeKind { .switchCaseItem }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var pattern: Node? { node.node(at: 0) }
  public var whereClause: WhereClause? { node.view(at: 1) }
  public var trailingComma: Token? { node.token(at: 2) }
}

public struct SwitchCaseLabel: SyntaxView {
  @inlinable public static var kind: NodeKind { .switchCaseLabel }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var caseKeyword: Token? { node.token(at: 0) }
  public var caseItems: SwitchCaseItemList? { node.view(at: 1) }
  public var colon: Token? { node.token(at: 2) }
}

public struct SwitchCase: SyntaxView {
  @inlinable public static var kind: NodeKind { .switchCase }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var attribute: Attribute? { node.view(at: 0) }
  public var label: Node? { node.node(at: 1) }
  public var statements: CodeBlockItemList? { node.view(at: 2) }
}

public struct SwitchDefaultLabel: SyntaxView {
  @inlinable public static var kind: NodeKind { .switchDefaultLabel }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var defaultKeyword: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
}

public struct ThrowsClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .throwsClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var throwsSpecifier: Token? { node.token(at: 0) }
  public var leftParen: Token? { node.token(at: 1) }
  public var type: Node? { node.node(at: 2) }
  public var rightParen: Token? { node.token(at: 3) }
}

public struct TuplePatternElement: SyntaxView {
  @inlinable public static var kind: NodeKind { .tuplePatternElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var label: Token? { node.token(at: 0) }
  public var colon: Token? { node.token(at: 1) }
  public var pattern: Node? { node.node(at: 2) }
  public var trailingComma: Token? { node.token(at: 3) }
}

public struct TupleTypeElement: SyntaxView {
  @inlinable public static var kind: NodeKind { .tupleTypeElement }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var inoutKeyword: Token? { node.token(at: 0) }
  public var firstName: Token? { node.token(at: 1) }
  public var secondName: Token? { node.token(at: 2) }
  public var colon: Token? { node.token(at: 3) }
  public var type: Node? { node.node(at: 4) }
  public var ellipsis: Token? { node.token(at: 5) }
  public var trailingComma: Token? { node.token(at: 6) }
}

public struct TypeAnnotation: SyntaxView {
  @inlinable public static var kind: NodeKind { .typeAnnotation }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var colon: Token? { node.token(at: 0) }
  public var type: Node? { node.node(at: 1) }
}

public struct TypeEffectSpecifiers: SyntaxView {
  @inlinable public static var kind: NodeKind { .typeEffectSpecifiers }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var asyncSpecifier: Token? { node.token(at: 0) }
  public var throwsClause: ThrowsClause? { node.view(at: 1) }
}

public struct TypeInitializerClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .typeInitializerClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var equal: Token? { node.token(at: 0) }
  public var value: Node? { node.node(at: 1) }
}

public struct VersionComponent: SyntaxView {
  @inlinable public static var kind: NodeKind { .versionComponent }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var period: Token? { node.token(at: 0) }
  public var number: Token? { node.token(at: 1) }
}

public struct VersionTuple: SyntaxView {
  @inlinable public static var kind: NodeKind { .versionTuple }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var major: Token? { node.token(at: 0) }
  public var components: VersionComponentList? { node.view(at: 1) }
}

public struct WhereClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .whereClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var whereKeyword: Token? { node.token(at: 0) }
  public var condition: Node? { node.node(at: 1) }
}

public struct YieldedExpression: SyntaxView {
  @inlinable public static var kind: NodeKind { .yieldedExpression }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var expression: Node? { node.node(at: 0) }
  public var comma: Token? { node.token(at: 1) }
}

public struct YieldedExpressionsClause: SyntaxView {
  @inlinable public static var kind: NodeKind { .yieldedExpressionsClause }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
  public var leftParen: Token? { node.token(at: 0) }
  public var elements: YieldedExpressionList? { node.view(at: 1) }
  public var rightParen: Token? { node.token(at: 2) }
}

public struct AccessorDeclList: SyntaxView {
  @inlinable public static var kind: NodeKind { .accessorDeclList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct ArrayElementList: SyntaxView {
  @inlinable public static var kind: NodeKind { .arrayElementList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct AttributeList: SyntaxView {
  @inlinable public static var kind: NodeKind { .attributeList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct AvailabilityArgumentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .availabilityArgumentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct CatchClauseList: SyntaxView {
  @inlinable public static var kind: NodeKind { .catchClauseList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct CatchItemList: SyntaxView {
  @inlinable public static var kind: NodeKind { .catchItemList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct ClosureCaptureList: SyntaxView {
  @inlinable public static var kind: NodeKind { .closureCaptureList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct ClosureParameterList: SyntaxView {
  @inlinable public static var kind: NodeKind { .closureParameterList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct ClosureShorthandParameterList: SyntaxView {
  @inlinable public static var kind: NodeKind { .closureShorthandParameterList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct CodeBlockItemList: SyntaxView {
  @inlinable public static var kind: NodeKind { .codeBlockItemList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct CompositionTypeElementList: SyntaxView {
  @inlinable public static var kind: NodeKind { .compositionTypeElementList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct ConditionElementList: SyntaxView {
  @inlinable public static var kind: NodeKind { .conditionElementList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct DeclModifierList: SyntaxView {
  @inlinable public static var kind: NodeKind { .declModifierList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct DeclNameArgumentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .declNameArgumentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct DesignatedTypeList: SyntaxView {
  @inlinable public static var kind: NodeKind { .designatedTypeList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct DictionaryElementList: SyntaxView {
  @inlinable public static var kind: NodeKind { .dictionaryElementList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct DifferentiabilityArgumentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .differentiabilityArgumentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct DocumentationAttributeArgumentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .documentationAttributeArgumentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct EffectsAttributeArgumentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .effectsAttributeArgumentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct EnumCaseElementList: SyntaxView {
  @inlinable public static var kind: NodeKind { .enumCaseElementList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct EnumCaseParameterList: SyntaxView {
  @inlinable public static var kind: NodeKind { .enumCaseParameterList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct ExprList: SyntaxView {
  @inlinable public static var kind: NodeKind { .exprList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct FunctionParameterList: SyntaxView {
  @inlinable public static var kind: NodeKind { .functionParameterList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct GenericArgumentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .genericArgumentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct GenericParameterList: SyntaxView {
  @inlinable public static var kind: NodeKind { .genericParameterList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct GenericRequirementList: SyntaxView {
  @inlinable public static var kind: NodeKind { .genericRequirementList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct IfConfigClauseList: SyntaxView {
  @inlinable public static var kind: NodeKind { .ifConfigClauseList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct ImportPathComponentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .importPathComponentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct InheritedTypeList: SyntaxView {
  @inlinable public static var kind: NodeKind { .inheritedTypeList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct KeyPathComponentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .keyPathComponentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct LabeledExprList: SyntaxView {
  @inlinable public static var kind: NodeKind { .labeledExprList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct MemberBlockItemList: SyntaxView {
  @inlinable public static var kind: NodeKind { .memberBlockItemList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct MultipleTrailingClosureElementList: SyntaxView {
  @inlinable public static var kind: NodeKind { .multipleTrailingClosureElementList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct ObjCSelectorPieceList: SyntaxView {
  @inlinable public static var kind: NodeKind { .objCSelectorPieceList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct PatternBindingList: SyntaxView {
  @inlinable public static var kind: NodeKind { .patternBindingList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct PlatformVersionItemList: SyntaxView {
  @inlinable public static var kind: NodeKind { .platformVersionItemList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct PrecedenceGroupAttributeList: SyntaxView {
  @inlinable public static var kind: NodeKind { .precedenceGroupAttributeList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct PrecedenceGroupNameList: SyntaxView {
  @inlinable public static var kind: NodeKind { .precedenceGroupNameList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct PrimaryAssociatedTypeList: SyntaxView {
  @inlinable public static var kind: NodeKind { .primaryAssociatedTypeList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct SimpleStringLiteralSegmentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .simpleStringLiteralSegmentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct SpecializeAttributeArgumentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .specializeAttributeArgumentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct StringLiteralSegmentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .stringLiteralSegmentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct SwitchCaseItemList: SyntaxView {
  @inlinable public static var kind: NodeKind { .switchCaseItemList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct SwitchCaseList: SyntaxView {
  @inlinable public static var kind: NodeKind { .switchCaseList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct TuplePatternElementList: SyntaxView {
  @inlinable public static var kind: NodeKind { .tuplePatternElementList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct TupleTypeElementList: SyntaxView {
  @inlinable public static var kind: NodeKind { .tupleTypeElementList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct TypeSpecifierList: SyntaxView {
  @inlinable public static var kind: NodeKind { .typeSpecifierList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct VersionComponentList: SyntaxView {
  @inlinable public static var kind: NodeKind { .versionComponentList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}

public struct YieldedExpressionList: SyntaxView {
  @inlinable public static var kind: NodeKind { .yieldedExpressionList }
  public let node: Node
  @inlinable public init(unchecked node: Node) { self.node = node }
}
