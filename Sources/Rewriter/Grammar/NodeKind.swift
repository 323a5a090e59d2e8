// Made from swift.grammar by GeneratedFilesTests; edit that file, not this one.
// @generated
// swift-format-ignore-file

/// The kinds of nodes, with swift-syntax's names.
public enum NodeKind: UInt16, Sendable, CaseIterable {
  case accessorDecl
  case actorDecl
  case associatedTypeDecl
  case classDecl
  case deinitializerDecl
  case editorPlaceholderDecl
  case enumCaseDecl
  case enumDecl
  case extensionDecl
  case functionDecl
  case ifConfigDecl
  case importDecl
  case initializerDecl
  case macroDecl
  case macroExpansionDecl
  case missingDecl
  case operatorDecl
  case poundSourceLocation
  case precedenceGroupDecl
  case protocolDecl
  case structDecl
  case subscriptDecl
  case typeAliasDecl
  case unexpectedCodeDecl
  case variableDecl
  case breakStmt
  case continueStmt
  case deferStmt
  case discardStmt
  case doStmt
  case expressionStmt
  case fallThroughStmt
  case forStmt
  case guardStmt
  case labeledStmt
  case repeatStmt
  case returnStmt
  case throwStmt
  case whileStmt
  case yieldStmt
  case arrayExpr
  case arrowExpr
  case asExpr
  case assignmentExpr
  case awaitExpr
  case binaryOperatorExpr
  case booleanLiteralExpr
  case borrowExpr
  case _canImportExpr
  case closureExpr
  case consumeExpr
  case copyExpr
  case declReferenceExpr
  case dictionaryExpr
  case discardAssignmentExpr
  case editorPlaceholderExpr
  case floatLiteralExpr
  case forceUnwrapExpr
  case functionCallExpr
  case genericSpecializationExpr
  case ifExpr
  case inOutExpr
  case infixOperatorExpr
  case integerLiteralExpr
  case isExpr
  case keyPathExpr
  case macroExpansionExpr
  case memberAccessExpr
  case nilLiteralExpr
  case optionalChainingExpr
  case packElementExpr
  case packExpansionExpr
  case patternExpr
  case postfixIfConfigExpr
  case postfixOperatorExpr
  case prefixOperatorExpr
  case regexLiteralExpr
  case sequenceExpr
  case simpleStringLiteralExpr
  case stringLiteralExpr
  case subscriptCallExpr
  case superExpr
  case switchExpr
  case ternaryExpr
  case tryExpr
  case tupleExpr
  case typeExpr
  case unresolvedAsExpr
  case unresolvedIsExpr
  case unresolvedTernaryExpr
  case unsafeExpr
  case arrayType
  case attributedType
  case classRestrictionType
  case compositionType
  case dictionaryType
  case functionType
  case identifierType
  case implicitlyUnwrappedOptionalType
  case inlineArrayType
  case memberType
  case metatypeType
  case namedOpaqueReturnType
  case optionalType
  case packElementType
  case packExpansionType
  case someOrAnyType
  case suppressedType
  case tupleType
  case expressionPattern
  case identifierPattern
  case isTypePattern
  case tuplePattern
  case valueBindingPattern
  case wildcardPattern
  case abiAttributeArguments
  case accessorBlock
  case accessorEffectSpecifiers
  case accessorParameters
  case arrayElement
  case attribute
  case availabilityArgument
  case availabilityCondition
  case availabilityLabeledArgument
  case backDeployedAttributeArguments
  case _canImportVersionInfo
  case catchClause
  case catchItem
  case closureCaptureClause
  case closureCaptureSpecifier
  case closureCapture
  case closureParameterClause
  case closureParameter
  case closureShorthandParameter
  case closureSignature
  case codeBlockItem
  case codeBlock
  case compositionTypeElement
  case conditionElement
  case conformanceRequirement
  case declModifierDetail
  case declModifier
  case declNameArgument
  case declNameArguments
  case deinitializerEffectSpecifiers
  case derivativeAttributeArguments
  case designatedType
  case dictionaryElement
  case differentiabilityArgument
  case differentiabilityArguments
  case differentiabilityWithRespectToArgument
  case differentiableAttributeArguments
  case documentationAttributeArgument
  case dynamicReplacementAttributeArguments
  case enumCaseElement
  case enumCaseParameterClause
  case enumCaseParameter
  case expressionSegment
  case functionEffectSpecifiers
  case functionParameterClause
  case functionParameter
  case functionSignature
  case genericArgumentClause
  case genericArgument
  case genericParameterClause
  case genericParameter
  case genericRequirement
  case genericWhereClause
  case ifConfigClause
  case implementsAttributeArguments
  case importPathComponent
  case inheritanceClause
  case inheritedType
  case initializerClause
  case keyPathComponent
  case keyPathOptionalComponent
  case keyPathPropertyComponent
  case keyPathSubscriptComponent
  case labeledExpr
  case labeledSpecializeArgument
  case layoutRequirement
  case matchingPatternCondition
  case memberBlockItem
  case memberBlock
  case moduleSelector
  case multipleTrailingClosureElement
  case nonisolatedSpecifierArgument
  case nonisolatedTypeSpecifier
  case objCSelectorPiece
  case operatorPrecedenceAndTypes
  case optionalBindingCondition
  case originallyDefinedInAttributeArguments
  case patternBinding
  case platformVersionItem
  case platformVersion
  case poundSourceLocationArguments
  case precedenceGroupAssignment
  case precedenceGroupAssociativity
  case precedenceGroupName
  case precedenceGroupRelation
  case primaryAssociatedTypeClause
  case primaryAssociatedType
  case returnClause
  case sameTypeRequirement
  case simpleTypeSpecifier
  case sourceFile
  case specializeAvailabilityArgument
  case specializeTargetFunctionArgument
  case specializedAttributeArgument
  case stringSegment
  case switchCaseItem
  case switchCaseLabel
  case switchCase
  case switchDefaultLabel
  case throwsClause
  case tuplePatternElement
  case tupleTypeElement
  case typeAnnotation
  case typeEffectSpecifiers
  case typeInitializerClause
  case versionComponent
  case versionTuple
  case whereClause
  case yieldedExpression
  case yieldedExpressionsClause
  case accessorDeclList
  case arrayElementList
  case attributeList
  case availabilityArgumentList
  case catchClauseList
  case catchItemList
  case closureCaptureList
  case closureParameterList
  case closureShorthandParameterList
  case codeBlockItemList
  case compositionTypeElementList
  case conditionElementList
  case declModifierList
  case declNameArgumentList
  case designatedTypeList
  case dictionaryElementList
  case differentiabilityArgumentList
  case documentationAttributeArgumentList
  case effectsAttributeArgumentList
  case enumCaseElementList
  case enumCaseParameterList
  case exprList
  case functionParameterList
  case genericArgumentList
  case genericParameterList
  case genericRequirementList
  case ifConfigClauseList
  case importPathComponentList
  case inheritedTypeList
  case keyPathComponentList
  case labeledExprList
  case memberBlockItemList
  case multipleTrailingClosureElementList
  case objCSelectorPieceList
  case patternBindingList
  case platformVersionItemList
  case precedenceGroupAttributeList
  case precedenceGroupNameList
  case primaryAssociatedTypeList
  case simpleStringLiteralSegmentList
  case specializeAttributeArgumentList
  case stringLiteralSegmentList
  case switchCaseItemList
  case switchCaseList
  case tuplePatternElementList
  case tupleTypeElementList
  case typeSpecifierList
  case versionComponentList
  case yieldedExpressionList
  case unexpectedNodes
}

extension NodeKind {
  /// Whether the node is a list: all its children have the same meaning.
  public var isList: Bool {
    switch self {
    case
      .accessorDeclList,
      .arrayElementList,
      .attributeList,
      .availabilityArgumentList,
      .catchClauseList,
      .catchItemList,
      .closureCaptureList,
      .closureParameterList,
      .closureShorthandParameterList,
      .codeBlockItemList,
      .compositionTypeElementList,
      .conditionElementList,
      .declModifierList,
      .declNameArgumentList,
      .designatedTypeList,
      .dictionaryElementList,
      .differentiabilityArgumentList,
      .documentationAttributeArgumentList,
      .effectsAttributeArgumentList,
      .enumCaseElementList,
      .enumCaseParameterList,
      .exprList,
      .functionParameterList,
      .genericArgumentList,
      .genericParameterList,
      .genericRequirementList,
      .ifConfigClauseList,
      .importPathComponentList,
      .inheritedTypeList,
      .keyPathComponentList,
      .labeledExprList,
      .memberBlockItemList,
      .multipleTrailingClosureElementList,
      .objCSelectorPieceList,
      .patternBindingList,
      .platformVersionItemList,
      .precedenceGroupAttributeList,
      .precedenceGroupNameList,
      .primaryAssociatedTypeList,
      .simpleStringLiteralSegmentList,
      .specializeAttributeArgumentList,
      .stringLiteralSegmentList,
      .switchCaseItemList,
      .switchCaseList,
      .tuplePatternElementList,
      .tupleTypeElementList,
      .typeSpecifierList,
      .versionComponentList,
      .yieldedExpressionList,
      .unexpectedNodes:
      true
    default:
      false
    }
  }
}

extension NodeKind {
  /// Whether the node is of the choice `Decl`.
  public var isDecl: Bool {
    switch self {
    case
      .accessorDecl,
      .actorDecl,
      .associatedTypeDecl,
      .classDecl,
      .deinitializerDecl,
      .editorPlaceholderDecl,
      .enumCaseDecl,
      .enumDecl,
      .extensionDecl,
      .functionDecl,
      .ifConfigDecl,
      .importDecl,
      .initializerDecl,
      .macroDecl,
      .macroExpansionDecl,
      .missingDecl,
      .operatorDecl,
      .poundSourceLocation,
      .precedenceGroupDecl,
      .protocolDecl,
      .structDecl,
      .subscriptDecl,
      .typeAliasDecl,
      .unexpectedCodeDecl,
      .variableDecl:
      true
    default:
      false
    }
  }
}


extension NodeKind {
  /// Whether the node is of the choice `Stmt`.
  public var isStmt: Bool {
    switch self {
    case
      .breakStmt,
      .continueStmt,
      .deferStmt,
      .discardStmt,
      .doStmt,
      .expressionStmt,
      .fallThroughStmt,
      .forStmt,
      .guardStmt,
      .labeledStmt,
      .repeatStmt,
      .returnStmt,
      .throwStmt,
      .whileStmt,
      .yieldStmt:
      true
    default:
      false
    }
  }
}


extension NodeKind {
  /// Whether the node is of the choice `Expr`.
  public var isExpr: Bool {
    switch self {
    case
      .arrayExpr,
      .arrowExpr,
      .asExpr,
      .assignmentExpr,
      .awaitExpr,
      .binaryOperatorExpr,
      .booleanLiteralExpr,
      .borrowExpr,
      .closureExpr,
      .consumeExpr,
      .copyExpr,
      .declReferenceExpr,
      .dictionaryExpr,
      .discardAssignmentExpr,
      .editorPlaceholderExpr,
      .floatLiteralExpr,
      .forceUnwrapExpr,
      .functionCallExpr,
      .genericSpecializationExpr,
      .ifExpr,
      .inOutExpr,
      .infixOperatorExpr,
      .integerLiteralExpr,
      .isExpr,
      .keyPathExpr,
      .macroExpansionExpr,
      .memberAccessExpr,
      .nilLiteralExpr,
      .optionalChainingExpr,
      .packElementExpr,
      .packExpansionExpr,
      .patternExpr,
      .postfixIfConfigExpr,
      .postfixOperatorExpr,
      .prefixOperatorExpr,
      .regexLiteralExpr,
      .sequenceExpr,
      .simpleStringLiteralExpr,
      .stringLiteralExpr,
      .subscriptCallExpr,
      .superExpr,
      .switchExpr,
      .ternaryExpr,
      .tryExpr,
      .tupleExpr,
      .typeExpr,
      .unresolvedAsExpr,
      .unresolvedIsExpr,
      .unresolvedTernaryExpr,
      .unsafeExpr,
      ._canImportExpr:
      true
    default:
      false
    }
  }
}


extension NodeKind {
  /// Whether the node is of the choice `Type`.
  public var isType: Bool {
    switch self {
    case
      .arrayType,
      .attributedType,
      .classRestrictionType,
      .compositionType,
      .dictionaryType,
      .functionType,
      .identifierType,
      .implicitlyUnwrappedOptionalType,
      .inlineArrayType,
      .memberType,
      .metatypeType,
      .namedOpaqueReturnType,
      .optionalType,
      .packElementType,
      .packExpansionType,
      .someOrAnyType,
      .suppressedType,
      .tupleType:
      true
    default:
      false
    }
  }
}


extension NodeKind {
  /// Whether the node is of the choice `Pattern`.
  public var isPattern: Bool {
    switch self {
    case
      .expressionPattern,
      .identifierPattern,
      .isTypePattern,
      .tuplePattern,
      .valueBindingPattern,
      .wildcardPattern:
      true
    default:
      false
    }
  }
}
