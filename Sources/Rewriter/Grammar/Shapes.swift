// Made from swift.grammar by GeneratedFilesTests; edit that file, not this one.
// @generated
// swift-format-ignore-file

extension Shape {
  /// What a node of the kind is made of.
  static func shape(of kind: NodeKind) -> Shape {
    switch kind {
    case .accessorDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifier", [.node(.declModifier)]),
        .required("accessorSpecifier", [.token(.get), .token(.set), .token(.didSet), .token(.willSet), .token(.unsafeAddress), .token(.addressWithOwner), .token(.addressWithNativeOwner), .token(.unsafeMutableAddress), .token(.mutableAddressWithOwner), .token(.mutableAddressWithNativeOwner), .token(._read), .token(.read), .token(._modify), .token(.modify), .token(.initKeyword), .token(.borrow), .token(.mutate)]),
        .optional("parameters", [.node(.accessorParameters)]),
        .optional("effectSpecifiers", [.node(.accessorEffectSpecifiers)]),
        .optional("body", [.node(.codeBlock)]),
      ])
    case .actorDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("actorKeyword", [.token(.actor)]),
        .required("name", [.token(.identifier)]),
        .optional("genericParameterClause", [.node(.genericParameterClause)]),
        .optional("inheritanceClause", [.node(.inheritanceClause)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
        .required("memberBlock", [.node(.memberBlock)]),
      ])
    case .associatedTypeDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("associatedtypeKeyword", [.token(.associatedtype)]),
        .required("name", [.token(.identifier)]),
        .optional("inheritanceClause", [.node(.inheritanceClause)]),
        .optional("initializer", [.node(.typeInitializerClause)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
      ])
    case .classDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("classKeyword", [.token(.class)]),
        .required("name", [.token(.identifier)]),
        .optional("genericParameterClause", [.node(.genericParameterClause)]),
        .optional("inheritanceClause", [.node(.inheritanceClause)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
        .required("memberBlock", [.node(.memberBlock)]),
      ])
    case .deinitializerDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("deinitKeyword", [.token(.deinit)]),
        .optional("effectSpecifiers", [.node(.deinitializerEffectSpecifiers)]),
        .optional("body", [.node(.codeBlock)]),
      ])
    case .editorPlaceholderDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("placeholder", [.token(.identifier)]),
      ])
    case .enumCaseDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("caseKeyword", [.token(.case)]),
        .optional("elements", [.node(.enumCaseElementList)]),
      ])
    case .enumDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("enumKeyword", [.token(.enum)]),
        .required("name", [.token(.identifier)]),
        .optional("genericParameterClause", [.node(.genericParameterClause)]),
        .optional("inheritanceClause", [.node(.inheritanceClause)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
        .required("memberBlock", [.node(.memberBlock)]),
      ])
    case .extensionDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("extensionKeyword", [.token(.extension)]),
        .required("extendedType", [.choice(.type)]),
        .optional("inheritanceClause", [.node(.inheritanceClause)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
        .required("memberBlock", [.node(.memberBlock)]),
      ])
    case .functionDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("funcKeyword", [.token(.func)]),
        .required("name", [.token(.identifier), .token(.binaryOperator), .token(.prefixOperator), .token(.postfixOperator)]),
        .optional("genericParameterClause", [.node(.genericParameterClause)]),
        .required("signature", [.node(.functionSignature)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
        .optional("body", [.node(.codeBlock)]),
      ])
    case .ifConfigDecl: .sequence([
        .optional("clauses", [.node(.ifConfigClauseList)]),
        .required("poundEndif", [.token(.poundEndif)]),
      ])
    case .importDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("importKeyword", [.token(.import)]),
        .optional("importKindSpecifier", [.token(.typealias), .token(.struct), .token(.class), .token(.enum), .token(.protocol), .token(.var), .token(.let), .token(.func), .token(.inout)]),
        .optional("path", [.node(.importPathComponentList)]),
      ])
    case .initializerDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("initKeyword", [.token(.initKeyword)]),
        .optional("optionalMark", [.token(.infixQuestionMark), .token(.postfixQuestionMark), .token(.exclamationMark)]),
        .optional("genericParameterClause", [.node(.genericParameterClause)]),
        .required("signature", [.node(.functionSignature)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
        .optional("body", [.node(.codeBlock)]),
      ])
    case .macroDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("macroKeyword", [.token(.macro)]),
        .required("name", [.token(.identifier)]),
        .optional("genericParameterClause", [.node(.genericParameterClause)]),
        .required("signature", [.node(.functionSignature)]),
        .optional("definition", [.node(.initializerClause)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
      ])
    case .macroExpansionDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("pound", [.token(.pound)]),
        .optional("moduleSelector", [.node(.moduleSelector)]),
        .required("macroName", [.token(.identifier)]),
        .optional("genericArgumentClause", [.node(.genericArgumentClause)]),
        .optional("leftParen", [.token(.leftParen)]),
        .optional("arguments", [.node(.labeledExprList)]),
        .optional("rightParen", [.token(.rightParen)]),
        .optional("trailingClosure", [.node(.closureExpr)]),
        .optional("additionalTrailingClosures", [.node(.multipleTrailingClosureElementList)]),
      ])
    case .missingDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("placeholder", [.token(.identifier)]),
      ])
    case .operatorDecl: .sequence([
        .required("fixitySpecifier", [.token(.prefix), .token(.postfix), .token(.infix)]),
        .required("operatorKeyword", [.token(.operator)]),
        .required("name", [.token(.binaryOperator), .token(.prefixOperator), .token(.postfixOperator)]),
        .optional("operatorPrecedenceAndTypes", [.node(.operatorPrecedenceAndTypes)]),
      ])
    case .poundSourceLocation: .sequence([
        .required("poundSourceLocation", [.token(.poundSourceLocation)]),
        .required("leftParen", [.token(.leftParen)]),
        .optional("arguments", [.node(.poundSourceLocationArguments)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .precedenceGroupDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("precedencegroupKeyword", [.token(.precedencegroup)]),
        .required("name", [.token(.identifier)]),
        .required("leftBrace", [.token(.leftBrace)]),
        .optional("groupAttributes", [.node(.precedenceGroupAttributeList)]),
        .required("rightBrace", [.token(.rightBrace)]),
      ])
    case .protocolDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("protocolKeyword", [.token(.protocol)]),
        .required("name", [.token(.identifier)]),
        .optional("primaryAssociatedTypeClause", [.node(.primaryAssociatedTypeClause)]),
        .optional("inheritanceClause", [.node(.inheritanceClause)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
        .required("memberBlock", [.node(.memberBlock)]),
      ])
    case .structDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("structKeyword", [.token(.struct)]),
        .required("name", [.token(.identifier)]),
        .optional("genericParameterClause", [.node(.genericParameterClause)]),
        .optional("inheritanceClause", [.node(.inheritanceClause)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
        .required("memberBlock", [.node(.memberBlock)]),
      ])
    case .subscriptDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("subscriptKeyword", [.token(.subscript)]),
        .optional("genericParameterClause", [.node(.genericParameterClause)]),
        .required("parameterClause", [.node(.functionParameterClause)]),
        .required("returnClause", [.node(.returnClause)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
        .optional("accessorBlock", [.node(.accessorBlock)]),
      ])
    case .typeAliasDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("typealiasKeyword", [.token(.typealias)]),
        .required("name", [.token(.identifier)]),
        .optional("genericParameterClause", [.node(.genericParameterClause)]),
        .required("initializer", [.node(.typeInitializerClause)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
      ])
    case .unexpectedCodeDecl: .sequence([
        .optional("unexpectedCode", [.node(.unexpectedNodes)]),
      ])
    case .variableDecl: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("bindingSpecifier", [.token(.let), .token(.var), .token(.inout), .token(._mutating), .token(._borrowing), .token(._consuming)]),
        .optional("bindings", [.node(.patternBindingList)]),
      ])
    case .breakStmt: .sequence([
        .required("breakKeyword", [.token(.break)]),
        .optional("label", [.token(.identifier)]),
      ])
    case .continueStmt: .sequence([
        .required("continueKeyword", [.token(.continue)]),
        .optional("label", [.token(.identifier)]),
      ])
    case .deferStmt: .sequence([
        .required("deferKeyword", [.token(.defer)]),
        .required("body", [.node(.codeBlock)]),
      ])
    case .discardStmt: .sequence([
        .required("discardKeyword", [.token(.discard)]),
        .required("expression", [.choice(.expr)]),
      ])
    case .doStmt: .sequence([
        .required("doKeyword", [.token(.do)]),
        .optional("throwsClause", [.node(.throwsClause)]),
        .required("body", [.node(.codeBlock)]),
        .optional("catchClauses", [.node(.catchClauseList)]),
      ])
    case .expressionStmt: .sequence([
        .required("expression", [.choice(.expr)]),
      ])
    case .fallThroughStmt: .sequence([
        .required("fallthroughKeyword", [.token(.fallthrough)]),
      ])
    case .forStmt: .sequence([
        .required("forKeyword", [.token(.for)]),
        .optional("tryKeyword", [.token(.try)]),
        .optional("awaitKeyword", [.token(.await)]),
        .optional("unsafeKeyword", [.token(.unsafe)]),
        .optional("caseKeyword", [.token(.case)]),
        .required("pattern", [.choice(.pattern)]),
        .optional("typeAnnotation", [.node(.typeAnnotation)]),
        .required("inKeyword", [.token(.in)]),
        .required("sequence", [.choice(.expr)]),
        .optional("whereClause", [.node(.whereClause)]),
        .required("body", [.node(.codeBlock)]),
      ])
    case .guardStmt: .sequence([
        .required("guardKeyword", [.token(.guard)]),
        .optional("conditions", [.node(.conditionElementList)]),
        .required("elseKeyword", [.token(.else)]),
        .required("body", [.node(.codeBlock)]),
      ])
    case .labeledStmt: .sequence([
        .required("label", [.token(.identifier)]),
        .required("colon", [.token(.colon)]),
        .required("statement", [.choice(.stmt)]),
      ])
    case .repeatStmt: .sequence([
        .required("repeatKeyword", [.token(.repeat)]),
        .required("body", [.node(.codeBlock)]),
        .required("whileKeyword", [.token(.while)]),
        .required("condition", [.choice(.expr)]),
      ])
    case .returnStmt: .sequence([
        .required("returnKeyword", [.token(.return)]),
        .optional("expression", [.choice(.expr)]),
      ])
    case .throwStmt: .sequence([
        .required("throwKeyword", [.token(.throw)]),
        .required("expression", [.choice(.expr)]),
      ])
    case .whileStmt: .sequence([
        .required("whileKeyword", [.token(.while)]),
        .optional("conditions", [.node(.conditionElementList)]),
        .required("body", [.node(.codeBlock)]),
      ])
    case .yieldStmt: .sequence([
        .required("yieldKeyword", [.token(.yield)]),
        .required("yieldedExpressions", [.node(.yieldedExpressionsClause), .choice(.expr)]),
      ])
    case .arrayExpr: .sequence([
        .required("leftSquare", [.token(.leftSquare)]),
        .optional("elements", [.node(.arrayElementList)]),
        .required("rightSquare", [.token(.rightSquare)]),
      ])
    case .arrowExpr: .sequence([
        .optional("effectSpecifiers", [.node(.typeEffectSpecifiers)]),
        .required("arrow", [.token(.arrow)]),
      ])
    case .asExpr: .sequence([
        .required("expression", [.choice(.expr)]),
        .required("asKeyword", [.token(.as)]),
        .optional("questionOrExclamationMark", [.token(.infixQuestionMark), .token(.postfixQuestionMark), .token(.exclamationMark)]),
        .required("type", [.choice(.type)]),
      ])
    case .assignmentExpr: .sequence([
        .required("equal", [.token(.equal)]),
      ])
    case .awaitExpr: .sequence([
        .required("awaitKeyword", [.token(.await)]),
        .required("expression", [.choice(.expr)]),
      ])
    case .binaryOperatorExpr: .sequence([
        .required("operator", [.token(.binaryOperator)]),
      ])
    case .booleanLiteralExpr: .sequence([
        .required("literal", [.token(.true), .token(.false)]),
      ])
    case .borrowExpr: .sequence([
        .required("borrowKeyword", [.token(._borrow), .token(.borrow)]),
        .required("expression", [.choice(.expr)]),
      ])
    case ._canImportExpr: .sequence([
        .required("canImportKeyword", [.token(.canImport)]),
        .required("leftParen", [.token(.leftParen)]),
        .required("importPath", [.token(.identifier)]),
        .optional("versionInfo", [.node(._canImportVersionInfo)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .closureExpr: .sequence([
        .required("leftBrace", [.token(.leftBrace)]),
        .optional("signature", [.node(.closureSignature)]),
        .optional("statements", [.node(.codeBlockItemList)]),
        .required("rightBrace", [.token(.rightBrace)]),
      ])
    case .consumeExpr: .sequence([
        .required("consumeKeyword", [.token(._move), .token(.consume)]),
        .required("expression", [.choice(.expr)]),
      ])
    case .copyExpr: .sequence([
        .required("copyKeyword", [.token(.copy)]),
        .required("expression", [.choice(.expr)]),
      ])
    case .declReferenceExpr: .sequence([
        .optional("moduleSelector", [.node(.moduleSelector)]),
        .required("baseName", [.token(.identifier), .token(.selfKeyword), .token(.capitalSelf), .token(.initKeyword), .token(.deinit), .token(.subscript), .token(.dollarIdentifier), .token(.binaryOperator), .token(.prefixOperator), .token(.postfixOperator), .token(.integerLiteral)]),
        .optional("argumentNames", [.node(.declNameArguments)]),
      ])
    case .dictionaryExpr: .sequence([
        .required("leftSquare", [.token(.leftSquare)]),
        .optional("content", [.token(.colon), .node(.dictionaryElementList)]),
        .required("rightSquare", [.token(.rightSquare)]),
      ])
    case .discardAssignmentExpr: .sequence([
        .required("wildcard", [.token(.wildcard)]),
      ])
    case .editorPlaceholderExpr: .sequence([
        .required("placeholder", [.token(.identifier)]),
      ])
    case .floatLiteralExpr: .sequence([
        .required("literal", [.token(.floatLiteral)]),
      ])
    case .forceUnwrapExpr: .sequence([
        .required("expression", [.choice(.expr)]),
        .required("exclamationMark", [.token(.exclamationMark)]),
      ])
    case .functionCallExpr: .sequence([
        .required("calledExpression", [.choice(.expr)]),
        .optional("leftParen", [.token(.leftParen)]),
        .optional("arguments", [.node(.labeledExprList)]),
        .optional("rightParen", [.token(.rightParen)]),
        .optional("trailingClosure", [.node(.closureExpr)]),
        .optional("additionalTrailingClosures", [.node(.multipleTrailingClosureElementList)]),
      ])
    case .genericSpecializationExpr: .sequence([
        .required("expression", [.choice(.expr)]),
        .required("genericArgumentClause", [.node(.genericArgumentClause)]),
      ])
    case .ifExpr: .sequence([
        .required("ifKeyword", [.token(.if)]),
        .optional("conditions", [.node(.conditionElementList)]),
        .required("body", [.node(.codeBlock)]),
        .optional("elseKeyword", [.token(.else)]),
        .optional("elseBody", [.node(.ifExpr), .node(.codeBlock)]),
      ])
    case .inOutExpr: .sequence([
        .required("ampersand", [.token(.prefixAmpersand)]),
        .required("expression", [.choice(.expr)]),
      ])
    case .infixOperatorExpr: .sequence([
        .required("leftOperand", [.choice(.expr)]),
        .required("operator", [.choice(.expr)]),
        .required("rightOperand", [.choice(.expr)]),
      ])
    case .integerLiteralExpr: .sequence([
        .required("literal", [.token(.integerLiteral)]),
      ])
    case .isExpr: .sequence([
        .required("expression", [.choice(.expr)]),
        .required("isKeyword", [.token(.is)]),
        .required("type", [.choice(.type)]),
      ])
    case .keyPathExpr: .sequence([
        .required("backslash", [.token(.backslash)]),
        .optional("root", [.choice(.type)]),
        .optional("components", [.node(.keyPathComponentList)]),
      ])
    case .macroExpansionExpr: .sequence([
        .required("pound", [.token(.pound)]),
        .optional("moduleSelector", [.node(.moduleSelector)]),
        .required("macroName", [.token(.identifier)]),
        .optional("genericArgumentClause", [.node(.genericArgumentClause)]),
        .optional("leftParen", [.token(.leftParen)]),
        .optional("arguments", [.node(.labeledExprList)]),
        .optional("rightParen", [.token(.rightParen)]),
        .optional("trailingClosure", [.node(.closureExpr)]),
        .optional("additionalTrailingClosures", [.node(.multipleTrailingClosureElementList)]),
      ])
    case .memberAccessExpr: .sequence([
        .optional("base", [.choice(.expr)]),
        .required("period", [.token(.period)]),
        .required("declName", [.node(.declReferenceExpr)]),
      ])
    case .nilLiteralExpr: .sequence([
        .required("nilKeyword", [.token(.nil)]),
      ])
    case .optionalChainingExpr: .sequence([
        .required("expression", [.choice(.expr)]),
        .required("questionMark", [.token(.infixQuestionMark), .token(.postfixQuestionMark)]),
      ])
    case .packElementExpr: .sequence([
        .required("eachKeyword", [.token(.each)]),
        .required("pack", [.choice(.expr)]),
      ])
    case .packExpansionExpr: .sequence([
        .required("repeatKeyword", [.token(.repeat)]),
        .required("repetitionPattern", [.choice(.expr)]),
      ])
    case .patternExpr: .sequence([
        .required("pattern", [.choice(.pattern)]),
      ])
    case .postfixIfConfigExpr: .sequence([
        .optional("base", [.choice(.expr)]),
        .required("config", [.node(.ifConfigDecl)]),
      ])
    case .postfixOperatorExpr: .sequence([
        .required("expression", [.choice(.expr)]),
        .required("operator", [.token(.postfixOperator)]),
      ])
    case .prefixOperatorExpr: .sequence([
        .required("operator", [.token(.prefixOperator), .token(.binaryOperator)]),
        .required("expression", [.choice(.expr)]),
      ])
    case .regexLiteralExpr: .sequence([
        .optional("openingPounds", [.token(.regexPoundDelimiter)]),
        .required("openingSlash", [.token(.regexSlash)]),
        .optional("regex", [.token(.regexLiteralPattern)]),
        .required("closingSlash", [.token(.regexSlash)]),
        .optional("closingPounds", [.token(.regexPoundDelimiter)]),
      ])
    case .sequenceExpr: .sequence([
        .optional("elements", [.node(.exprList)]),
      ])
    case .simpleStringLiteralExpr: .sequence([
        .required("openingQuote", [.token(.stringQuote), .token(.multilineStringQuote)]),
        .optional("segments", [.node(.simpleStringLiteralSegmentList)]),
        .required("closingQuote", [.token(.stringQuote), .token(.multilineStringQuote)]),
      ])
    case .stringLiteralExpr: .sequence([
        .optional("openingPounds", [.token(.rawStringPoundDelimiter)]),
        .required("openingQuote", [.token(.stringQuote), .token(.multilineStringQuote), .token(.singleQuote)]),
        .optional("segments", [.node(.stringLiteralSegmentList)]),
        .required("closingQuote", [.token(.stringQuote), .token(.multilineStringQuote), .token(.singleQuote)]),
        .optional("closingPounds", [.token(.rawStringPoundDelimiter)]),
      ])
    case .subscriptCallExpr: .sequence([
        .required("calledExpression", [.choice(.expr)]),
        .required("leftSquare", [.token(.leftSquare)]),
        .optional("arguments", [.node(.labeledExprList)]),
        .required("rightSquare", [.token(.rightSquare)]),
        .optional("trailingClosure", [.node(.closureExpr)]),
        .optional("additionalTrailingClosures", [.node(.multipleTrailingClosureElementList)]),
      ])
    case .superExpr: .sequence([
        .required("superKeyword", [.token(.super)]),
      ])
    case .switchExpr: .sequence([
        .required("switchKeyword", [.token(.switch)]),
        .required("subject", [.choice(.expr)]),
        .required("leftBrace", [.token(.leftBrace)]),
        .optional("cases", [.node(.switchCaseList)]),
        .required("rightBrace", [.token(.rightBrace)]),
      ])
    case .ternaryExpr: .sequence([
        .required("condition", [.choice(.expr)]),
        .required("questionMark", [.token(.infixQuestionMark), .token(.postfixQuestionMark)]),
        .required("thenExpression", [.choice(.expr)]),
        .required("colon", [.token(.colon)]),
        .required("elseExpression", [.choice(.expr)]),
      ])
    case .tryExpr: .sequence([
        .required("tryKeyword", [.token(.try)]),
        .optional("questionOrExclamationMark", [.token(.infixQuestionMark), .token(.postfixQuestionMark), .token(.exclamationMark)]),
        .required("expression", [.choice(.expr)]),
      ])
    case .tupleExpr: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .optional("elements", [.node(.labeledExprList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .typeExpr: .sequence([
        .required("type", [.choice(.type)]),
      ])
    case .unresolvedAsExpr: .sequence([
        .required("asKeyword", [.token(.as)]),
        .optional("questionOrExclamationMark", [.token(.infixQuestionMark), .token(.postfixQuestionMark), .token(.exclamationMark)]),
      ])
    case .unresolvedIsExpr: .sequence([
        .required("isKeyword", [.token(.is)]),
      ])
    case .unresolvedTernaryExpr: .sequence([
        .required("questionMark", [.token(.infixQuestionMark), .token(.postfixQuestionMark)]),
        .required("thenExpression", [.choice(.expr)]),
        .required("colon", [.token(.colon)]),
      ])
    case .unsafeExpr: .sequence([
        .required("unsafeKeyword", [.token(.unsafe)]),
        .required("expression", [.choice(.expr)]),
      ])
    case .arrayType: .sequence([
        .required("leftSquare", [.token(.leftSquare)]),
        .required("element", [.choice(.type)]),
        .required("rightSquare", [.token(.rightSquare)]),
      ])
    case .attributedType: .sequence([
        .optional("specifiers", [.node(.typeSpecifierList)]),
        .optional("attributes", [.node(.attributeList)]),
        .optional("lateSpecifiers", [.node(.typeSpecifierList)]),
        .required("baseType", [.choice(.type)]),
      ])
    case .classRestrictionType: .sequence([
        .required("classKeyword", [.token(.class)]),
      ])
    case .compositionType: .sequence([
        .optional("elements", [.node(.compositionTypeElementList)]),
      ])
    case .dictionaryType: .sequence([
        .required("leftSquare", [.token(.leftSquare)]),
        .required("key", [.choice(.type)]),
        .required("colon", [.token(.colon)]),
        .required("value", [.choice(.type)]),
        .required("rightSquare", [.token(.rightSquare)]),
      ])
    case .functionType: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .optional("parameters", [.node(.tupleTypeElementList)]),
        .required("rightParen", [.token(.rightParen)]),
        .optional("effectSpecifiers", [.node(.typeEffectSpecifiers)]),
        .required("returnClause", [.node(.returnClause)]),
      ])
    case .identifierType: .sequence([
        .optional("moduleSelector", [.node(.moduleSelector)]),
        .required("name", [.token(.identifier), .token(.capitalSelf), .token(.capitalAny), .token(.wildcard)]),
        .optional("genericArgumentClause", [.node(.genericArgumentClause)]),
      ])
    case .implicitlyUnwrappedOptionalType: .sequence([
        .required("wrappedType", [.choice(.type)]),
        .required("exclamationMark", [.token(.exclamationMark)]),
      ])
    case .inlineArrayType: .sequence([
        .required("leftSquare", [.token(.leftSquare)]),
        .required("count", [.node(.genericArgument)]),
        .required("separator", [.token(.of)]),
        .required("element", [.node(.genericArgument)]),
        .required("rightSquare", [.token(.rightSquare)]),
      ])
    case .memberType: .sequence([
        .required("baseType", [.choice(.type)]),
        .required("period", [.token(.period)]),
        .optional("moduleSelector", [.node(.moduleSelector)]),
        .required("name", [.token(.identifier), .token(.selfKeyword)]),
        .optional("genericArgumentClause", [.node(.genericArgumentClause)]),
      ])
    case .metatypeType: .sequence([
        .required("baseType", [.choice(.type)]),
        .required("period", [.token(.period)]),
        .required("metatypeSpecifier", [.token(.capitalType), .token(.capitalProtocol)]),
      ])
    case .namedOpaqueReturnType: .sequence([
        .required("genericParameterClause", [.node(.genericParameterClause)]),
        .required("type", [.choice(.type)]),
      ])
    case .optionalType: .sequence([
        .required("wrappedType", [.choice(.type)]),
        .required("questionMark", [.token(.infixQuestionMark), .token(.postfixQuestionMark)]),
      ])
    case .packElementType: .sequence([
        .required("eachKeyword", [.token(.each)]),
        .required("pack", [.choice(.type)]),
      ])
    case .packExpansionType: .sequence([
        .required("repeatKeyword", [.token(.repeat)]),
        .required("repetitionPattern", [.choice(.type)]),
      ])
    case .someOrAnyType: .sequence([
        .required("someOrAnySpecifier", [.token(.someKeyword), .token(.any)]),
        .required("constraint", [.choice(.type)]),
      ])
    case .suppressedType: .sequence([
        .required("withoutTilde", [.token(.prefixOperator), .token(.binaryOperator)]),
        .required("type", [.choice(.type)]),
      ])
    case .tupleType: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .optional("elements", [.node(.tupleTypeElementList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .expressionPattern: .sequence([
        .required("expression", [.choice(.expr)]),
      ])
    case .identifierPattern: .sequence([
        .required("identifier", [.token(.identifier), .token(.selfKeyword), .token(.initKeyword), .token(.deinit), .token(.subscript)]),
      ])
    case .isTypePattern: .sequence([
        .required("isKeyword", [.token(.is)]),
        .required("type", [.choice(.type)]),
      ])
    case .tuplePattern: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .optional("elements", [.node(.tuplePatternElementList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .valueBindingPattern: .sequence([
        .required("bindingSpecifier", [.token(.let), .token(.var), .token(.inout), .token(._mutating), .token(._borrowing), .token(._consuming), .token(.borrowing)]),
        .required("pattern", [.choice(.pattern)]),
      ])
    case .wildcardPattern: .sequence([
        .required("wildcard", [.token(.wildcard)]),
      ])
    case .abiAttributeArguments: .sequence([
        .required("provider", [.node(.associatedTypeDecl), .node(.deinitializerDecl), .node(.enumCaseDecl), .node(.functionDecl), .node(.initializerDecl), .node(.missingDecl), .node(.subscriptDecl), .node(.typeAliasDecl), .node(.variableDecl)]),
      ])
    case .accessorBlock: .sequence([
        .required("leftBrace", [.token(.leftBrace)]),
        .optional("accessors", [.node(.accessorDeclList), .node(.codeBlockItemList)]),
        .required("rightBrace", [.token(.rightBrace)]),
      ])
    case .accessorEffectSpecifiers: .sequence([
        .optional("asyncSpecifier", [.token(.async)]),
        .optional("throwsClause", [.node(.throwsClause)]),
      ])
    case .accessorParameters: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .required("name", [.token(.identifier)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .arrayElement: .sequence([
        .required("expression", [.choice(.expr)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .attribute: .sequence([
        .required("atSign", [.token(.atSign)]),
        .required("attributeName", [.choice(.type)]),
        .optional("leftParen", [.token(.leftParen)]),
        .optional("arguments", [.node(.labeledExprList), .node(.availabilityArgumentList), .node(.specializeAttributeArgumentList), .node(.specializedAttributeArgument), .node(.objCSelectorPieceList), .node(.implementsAttributeArguments), .node(.differentiableAttributeArguments), .node(.derivativeAttributeArguments), .node(.backDeployedAttributeArguments), .node(.originallyDefinedInAttributeArguments), .node(.dynamicReplacementAttributeArguments), .node(.effectsAttributeArgumentList), .node(.documentationAttributeArgumentList), .node(.abiAttributeArguments)]),
        .optional("rightParen", [.token(.rightParen)]),
      ])
    case .availabilityArgument: .sequence([
        .required("argument", [.token(.binaryOperator), .token(.identifier), .node(.platformVersion), .node(.availabilityLabeledArgument)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .availabilityCondition: .sequence([
        .required("availabilityKeyword", [.token(.poundAvailable), .token(.poundUnavailable)]),
        .required("leftParen", [.token(.leftParen)]),
        .optional("availabilityArguments", [.node(.availabilityArgumentList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .availabilityLabeledArgument: .sequence([
        .required("label", [.token(.message), .token(.renamed), .token(.introduced), .token(.obsoleted), .token(.deprecated)]),
        .required("colon", [.token(.colon)]),
        .required("value", [.node(.simpleStringLiteralExpr), .node(.versionTuple)]),
      ])
    case .backDeployedAttributeArguments: .sequence([
        .required("beforeLabel", [.token(.before)]),
        .required("colon", [.token(.colon)]),
        .optional("platforms", [.node(.platformVersionItemList)]),
      ])
    case ._canImportVersionInfo: .sequence([
        .required("comma", [.token(.comma)]),
        .required("label", [.token(._version), .token(._underlyingVersion)]),
        .required("colon", [.token(.colon)]),
        .required("version", [.node(.versionTuple)]),
      ])
    case .catchClause: .sequence([
        .required("catchKeyword", [.token(.catch)]),
        .optional("catchItems", [.node(.catchItemList)]),
        .required("body", [.node(.codeBlock)]),
      ])
    case .catchItem: .sequence([
        .optional("pattern", [.choice(.pattern)]),
        .optional("whereClause", [.node(.whereClause)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .closureCaptureClause: .sequence([
        .required("leftSquare", [.token(.leftSquare)]),
        .optional("items", [.node(.closureCaptureList)]),
        .required("rightSquare", [.token(.rightSquare)]),
      ])
    case .closureCaptureSpecifier: .sequence([
        .required("specifier", [.token(.weak), .token(.unowned)]),
        .optional("leftParen", [.token(.leftParen)]),
        .optional("detail", [.token(.safe), .token(.unsafe)]),
        .optional("rightParen", [.token(.rightParen)]),
      ])
    case .closureCapture: .sequence([
        .optional("specifier", [.node(.closureCaptureSpecifier)]),
        .required("name", [.token(.identifier), .token(.selfKeyword)]),
        .optional("initializer", [.node(.initializerClause)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .closureParameterClause: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .optional("parameters", [.node(.closureParameterList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .closureParameter: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("firstName", [.token(.identifier), .token(.wildcard)]),
        .optional("secondName", [.token(.identifier), .token(.wildcard)]),
        .optional("colon", [.token(.colon)]),
        .optional("type", [.choice(.type)]),
        .optional("ellipsis", [.token(.ellipsis)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .closureShorthandParameter: .sequence([
        .required("name", [.token(.identifier), .token(.wildcard)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .closureSignature: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("capture", [.node(.closureCaptureClause)]),
        .optional("parameterClause", [.node(.closureShorthandParameterList), .node(.closureParameterClause)]),
        .optional("effectSpecifiers", [.node(.typeEffectSpecifiers)]),
        .optional("returnClause", [.node(.returnClause)]),
        .required("inKeyword", [.token(.in)]),
      ])
    case .codeBlockItem: .sequence([
        .required("item", [.choice(.decl), .choice(.stmt), .choice(.expr)]),
        .optional("semicolon", [.token(.semicolon)]),
      ])
    case .codeBlock: .sequence([
        .required("leftBrace", [.token(.leftBrace)]),
        .optional("statements", [.node(.codeBlockItemList)]),
        .required("rightBrace", [.token(.rightBrace)]),
      ])
    case .compositionTypeElement: .sequence([
        .required("type", [.choice(.type)]),
        .optional("ampersand", [.anyToken]),
      ])
    case .conditionElement: .sequence([
        .required("condition", [.choice(.expr), .node(.availabilityCondition), .node(.matchingPatternCondition), .node(.optionalBindingCondition)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .conformanceRequirement: .sequence([
        .required("leftType", [.choice(.type)]),
        .required("colon", [.token(.colon)]),
        .required("rightType", [.choice(.type)]),
      ])
    case .declModifierDetail: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .required("detail", [.token(.identifier)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .declModifier: .sequence([
        .required("name", [.token(.__consuming), .token(.__setter_access), .token(._const), .token(._local), .token(.actor), .token(.async), .token(.borrowing), .token(.class), .token(.consuming), .token(.convenience), .token(.distributed), .token(.dynamic), .token(.fileprivate), .token(.final), .token(.indirect), .token(.infix), .token(.internal), .token(.isolated), .token(.lazy), .token(.mutating), .token(.nonisolated), .token(.nonmutating), .token(.open), .token(.optional), .token(.override), .token(.package), .token(.postfix), .token(.prefix), .token(.private), .token(.public), .token(.reasync), .token(.required), .token(.static), .token(.unowned), .token(.weak), .token(.sending)]),
        .optional("detail", [.node(.declModifierDetail)]),
      ])
    case .declNameArgument: .sequence([
        .required("name", [.anyToken]),
        .required("colon", [.token(.colon)]),
      ])
    case .declNameArguments: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .optional("arguments", [.node(.declNameArgumentList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .deinitializerEffectSpecifiers: .sequence([
        .optional("asyncSpecifier", [.token(.async)]),
      ])
    case .derivativeAttributeArguments: .sequence([
        .required("ofLabel", [.token(.of)]),
        .required("colon", [.token(.colon)]),
        .required("originalDeclName", [.choice(.expr)]),
        .optional("period", [.token(.period)]),
        .optional("accessorSpecifier", [.token(.get), .token(.set), .token(._modify)]),
        .optional("comma", [.token(.comma)]),
        .optional("arguments", [.node(.differentiabilityWithRespectToArgument)]),
      ])
    case .designatedType: .sequence([
        .required("leadingComma", [.token(.comma)]),
        .optional("name", [.anyToken]),
      ])
    case .dictionaryElement: .sequence([
        .required("key", [.choice(.expr)]),
        .required("colon", [.token(.colon)]),
        .required("value", [.choice(.expr)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .differentiabilityArgument: .sequence([
        .required("argument", [.token(.identifier), .token(.integerLiteral), .token(.selfKeyword)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .differentiabilityArguments: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .optional("arguments", [.node(.differentiabilityArgumentList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .differentiabilityWithRespectToArgument: .sequence([
        .required("wrtLabel", [.token(.wrt)]),
        .required("colon", [.token(.colon)]),
        .required("arguments", [.node(.differentiabilityArgument), .node(.differentiabilityArguments)]),
      ])
    case .differentiableAttributeArguments: .sequence([
        .optional("kindSpecifier", [.token(._forward), .token(.reverse), .token(._linear)]),
        .optional("kindSpecifierComma", [.token(.comma)]),
        .optional("arguments", [.node(.differentiabilityWithRespectToArgument)]),
        .optional("argumentsComma", [.token(.comma)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
      ])
    case .documentationAttributeArgument: .sequence([
        .required("label", [.token(.visibility), .token(.metadata)]),
        .required("colon", [.token(.colon)]),
        .required("value", [.token(.identifier), .token(.private), .token(.fileprivate), .token(.internal), .token(.public), .token(.open), .node(.stringLiteralExpr)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .dynamicReplacementAttributeArguments: .sequence([
        .required("forLabel", [.token(.for)]),
        .required("colon", [.token(.colon)]),
        .required("declName", [.node(.declReferenceExpr)]),
      ])
    case .enumCaseElement: .sequence([
        .required("name", [.token(.identifier)]),
        .optional("parameterClause", [.node(.enumCaseParameterClause)]),
        .optional("rawValue", [.node(.initializerClause)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .enumCaseParameterClause: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .optional("parameters", [.node(.enumCaseParameterList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .enumCaseParameter: .sequence([
        .optional("modifiers", [.node(.declModifierList)]),
        .optional("firstName", [.token(.identifier), .token(.wildcard)]),
        .optional("secondName", [.token(.identifier), .token(.wildcard)]),
        .optional("colon", [.token(.colon)]),
        .required("type", [.choice(.type)]),
        .optional("defaultValue", [.node(.initializerClause)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .expressionSegment: .sequence([
        .required("backslash", [.token(.backslash)]),
        .optional("pounds", [.token(.rawStringPoundDelimiter)]),
        .required("leftParen", [.token(.leftParen)]),
        .optional("expressions", [.node(.labeledExprList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .functionEffectSpecifiers: .sequence([
        .optional("asyncSpecifier", [.token(.async), .token(.reasync)]),
        .optional("throwsClause", [.node(.throwsClause)]),
      ])
    case .functionParameterClause: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .optional("parameters", [.node(.functionParameterList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .functionParameter: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("modifiers", [.node(.declModifierList)]),
        .required("firstName", [.token(.identifier), .token(.wildcard)]),
        .optional("secondName", [.token(.identifier), .token(.wildcard)]),
        .required("colon", [.token(.colon)]),
        .required("type", [.choice(.type)]),
        .optional("ellipsis", [.token(.ellipsis)]),
        .optional("defaultValue", [.node(.initializerClause)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .functionSignature: .sequence([
        .required("parameterClause", [.node(.functionParameterClause)]),
        .optional("effectSpecifiers", [.node(.functionEffectSpecifiers)]),
        .optional("returnClause", [.node(.returnClause)]),
      ])
    case .genericArgumentClause: .sequence([
        .required("leftAngle", [.token(.leftAngle)]),
        .optional("arguments", [.node(.genericArgumentList)]),
        .required("rightAngle", [.token(.rightAngle)]),
      ])
    case .genericArgument: .sequence([
        .required("argument", [.choice(.type), .choice(.expr)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .genericParameterClause: .sequence([
        .required("leftAngle", [.token(.leftAngle)]),
        .optional("parameters", [.node(.genericParameterList)]),
        .optional("genericWhereClause", [.node(.genericWhereClause)]),
        .required("rightAngle", [.token(.rightAngle)]),
      ])
    case .genericParameter: .sequence([
        .optional("attributes", [.node(.attributeList)]),
        .optional("specifier", [.token(.each), .token(.let)]),
        .required("name", [.token(.identifier)]),
        .optional("colon", [.token(.colon)]),
        .optional("inheritedType", [.choice(.type)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .genericRequirement: .sequence([
        .required("requirement", [.node(.sameTypeRequirement), .node(.conformanceRequirement), .node(.layoutRequirement)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .genericWhereClause: .sequence([
        .required("whereKeyword", [.token(.where)]),
        .optional("requirements", [.node(.genericRequirementList)]),
      ])
    case .ifConfigClause: .sequence([
        .required("poundKeyword", [.token(.poundIf), .token(.poundElseif), .token(.poundElse)]),
        .optional("condition", [.choice(.expr)]),
        .optional("elements", [.node(.codeBlockItemList), .node(.switchCaseList), .node(.memberBlockItemList), .choice(.expr), .node(.attributeList)]),
      ])
    case .implementsAttributeArguments: .sequence([
        .required("type", [.choice(.type)]),
        .required("comma", [.token(.comma)]),
        .required("declName", [.node(.declReferenceExpr)]),
      ])
    case .importPathComponent: .sequence([
        .required("name", [.token(.identifier), .token(.binaryOperator), .token(.prefixOperator), .token(.postfixOperator)]),
        .optional("trailingPeriod", [.token(.period), .token(.colonColon)]),
      ])
    case .inheritanceClause: .sequence([
        .required("colon", [.token(.colon)]),
        .optional("inheritedTypes", [.node(.inheritedTypeList)]),
      ])
    case .inheritedType: .sequence([
        .required("type", [.choice(.type)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .initializerClause: .sequence([
        .required("equal", [.token(.equal)]),
        .required("value", [.choice(.expr)]),
      ])
    case .keyPathComponent: .sequence([
        .optional("period", [.token(.period)]),
        .required("component", [.node(.keyPathPropertyComponent), .node(.keyPathSubscriptComponent), .node(.keyPathOptionalComponent)]),
      ])
    case .keyPathOptionalComponent: .sequence([
        .required("questionOrExclamationMark", [.token(.infixQuestionMark), .token(.postfixQuestionMark), .token(.exclamationMark)]),
      ])
    case .keyPathPropertyComponent: .sequence([
        .required("declName", [.node(.declReferenceExpr)]),
        .optional("genericArgumentClause", [.node(.genericArgumentClause)]),
      ])
    case .keyPathSubscriptComponent: .sequence([
        .required("leftSquare", [.token(.leftSquare)]),
        .optional("arguments", [.node(.labeledExprList)]),
        .required("rightSquare", [.token(.rightSquare)]),
      ])
    case .labeledExpr: .sequence([
        .optional("label", [.token(.identifier), .token(.wildcard)]),
        .optional("colon", [.token(.colon)]),
        .required("expression", [.choice(.expr)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .labeledSpecializeArgument: .sequence([
        .required("label", [.token(.target), .token(.availability), .token(.exported), .token(.kind), .token(.spi), .token(.spiModule)]),
        .required("colon", [.token(.colon)]),
        .required("value", [.anyToken]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .layoutRequirement: .sequence([
        .required("type", [.choice(.type)]),
        .required("colon", [.token(.colon)]),
        .required("layoutSpecifier", [.token(._Trivial), .token(._TrivialAtMost), .token(._UnknownLayout), .token(._RefCountedObject), .token(._NativeRefCountedObject), .token(._Class), .token(._NativeClass), .token(._BridgeObject), .token(._TrivialStride)]),
        .optional("leftParen", [.token(.leftParen)]),
        .optional("size", [.token(.integerLiteral)]),
        .optional("comma", [.token(.comma)]),
        .optional("alignment", [.token(.integerLiteral)]),
        .optional("rightParen", [.token(.rightParen)]),
      ])
    case .matchingPatternCondition: .sequence([
        .required("caseKeyword", [.token(.case)]),
        .required("pattern", [.choice(.pattern)]),
        .optional("typeAnnotation", [.node(.typeAnnotation)]),
        .required("initializer", [.node(.initializerClause)]),
      ])
    case .memberBlockItem: .sequence([
        .required("decl", [.choice(.decl)]),
        .optional("semicolon", [.token(.semicolon)]),
      ])
    case .memberBlock: .sequence([
        .required("leftBrace", [.token(.leftBrace)]),
        .optional("members", [.node(.memberBlockItemList)]),
        .required("rightBrace", [.token(.rightBrace)]),
      ])
    case .moduleSelector: .sequence([
        .required("moduleName", [.token(.identifier)]),
        .required("colonColon", [.token(.colonColon)]),
      ])
    case .multipleTrailingClosureElement: .sequence([
        .required("label", [.token(.identifier), .token(.wildcard)]),
        .required("colon", [.token(.colon)]),
        .required("closure", [.node(.closureExpr)]),
      ])
    case .nonisolatedSpecifierArgument: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .required("nonsendingKeyword", [.token(.nonsending)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .nonisolatedTypeSpecifier: .sequence([
        .required("nonisolatedKeyword", [.token(.nonisolated)]),
        .optional("argument", [.node(.nonisolatedSpecifierArgument)]),
      ])
    case .objCSelectorPiece: .sequence([
        .optional("name", [.anyToken]),
        .optional("colon", [.token(.colon)]),
      ])
    case .operatorPrecedenceAndTypes: .sequence([
        .required("colon", [.token(.colon)]),
        .required("precedenceGroup", [.token(.identifier)]),
        .optional("designatedTypes", [.node(.designatedTypeList)]),
      ])
    case .optionalBindingCondition: .sequence([
        .required("bindingSpecifier", [.token(.let), .token(.var), .token(.inout), .token(._mutating), .token(._borrowing), .token(._consuming)]),
        .required("pattern", [.choice(.pattern)]),
        .optional("typeAnnotation", [.node(.typeAnnotation)]),
        .optional("initializer", [.node(.initializerClause)]),
      ])
    case .originallyDefinedInAttributeArguments: .sequence([
        .required("moduleLabel", [.token(.module)]),
        .required("colon", [.token(.colon)]),
        .required("moduleName", [.node(.stringLiteralExpr)]),
        .required("comma", [.token(.comma)]),
        .optional("platforms", [.node(.platformVersionItemList)]),
      ])
    case .patternBinding: .sequence([
        .required("pattern", [.choice(.pattern)]),
        .optional("typeAnnotation", [.node(.typeAnnotation)]),
        .optional("initializer", [.node(.initializerClause)]),
        .optional("accessorBlock", [.node(.accessorBlock)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .platformVersionItem: .sequence([
        .required("platformVersion", [.node(.platformVersion)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .platformVersion: .sequence([
        .required("platform", [.token(.identifier), .token(.binaryOperator)]),
        .optional("version", [.node(.versionTuple)]),
      ])
    case .poundSourceLocationArguments: .sequence([
        .required("fileLabel", [.token(.file)]),
        .required("fileColon", [.token(.colon)]),
        .required("fileName", [.node(.simpleStringLiteralExpr)]),
        .required("comma", [.token(.comma)]),
        .required("lineLabel", [.token(.line)]),
        .required("lineColon", [.token(.colon)]),
        .required("lineNumber", [.token(.integerLiteral)]),
      ])
    case .precedenceGroupAssignment: .sequence([
        .required("assignmentLabel", [.token(.assignment)]),
        .required("colon", [.token(.colon)]),
        .required("value", [.token(.true), .token(.false)]),
      ])
    case .precedenceGroupAssociativity: .sequence([
        .required("associativityLabel", [.token(.associativity)]),
        .required("colon", [.token(.colon)]),
        .required("value", [.token(.left), .token(.right), .token(.noneKeyword)]),
      ])
    case .precedenceGroupName: .sequence([
        .required("name", [.token(.identifier)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .precedenceGroupRelation: .sequence([
        .required("higherThanOrLowerThanLabel", [.token(.higherThan), .token(.lowerThan)]),
        .required("colon", [.token(.colon)]),
        .optional("precedenceGroups", [.node(.precedenceGroupNameList)]),
      ])
    case .primaryAssociatedTypeClause: .sequence([
        .required("leftAngle", [.token(.leftAngle)]),
        .optional("primaryAssociatedTypes", [.node(.primaryAssociatedTypeList)]),
        .required("rightAngle", [.token(.rightAngle)]),
      ])
    case .primaryAssociatedType: .sequence([
        .required("name", [.token(.identifier)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .returnClause: .sequence([
        .required("arrow", [.token(.arrow)]),
        .required("type", [.choice(.type)]),
      ])
    case .sameTypeRequirement: .sequence([
        .required("leftType", [.choice(.type), .choice(.expr)]),
        .required("equal", [.token(.binaryOperator), .token(.prefixOperator), .token(.postfixOperator)]),
        .required("rightType", [.choice(.type), .choice(.expr)]),
      ])
    case .simpleTypeSpecifier: .sequence([
        .required("specifier", [.token(.inout), .token(.__shared), .token(.__owned), .token(.isolated), .token(._const), .token(.borrowing), .token(.consuming), .token(.sending)]),
      ])
    case .sourceFile: .sequence([
        .optional("shebang", [.token(.shebang)]),
        .optional("statements", [.node(.codeBlockItemList)]),
        .required("endOfFileToken", [.token(.endOfFile)]),
      ])
    case .specializeAvailabilityArgument: .sequence([
        .required("availabilityLabel", [.token(.availability)]),
        .required("colon", [.token(.colon)]),
        .optional("availabilityArguments", [.node(.availabilityArgumentList)]),
        .required("semicolon", [.token(.semicolon)]),
      ])
    case .specializeTargetFunctionArgument: .sequence([
        .required("targetLabel", [.token(.target)]),
        .required("colon", [.token(.colon)]),
        .required("declName", [.node(.declReferenceExpr)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .specializedAttributeArgument: .sequence([
        .required("genericWhereClause", [.node(.genericWhereClause)]),
      ])
    case .stringSegment: .sequence([
        .required("content", [.token(.stringSegment)]),
      ])
    case .switchCaseItem: .sequence([
        .required("pattern", [.choice(.pattern)]),
        .optional("whereClause", [.node(.whereClause)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .switchCaseLabel: .sequence([
        .required("caseKeyword", [.token(.case)]),
        .optional("caseItems", [.node(.switchCaseItemList)]),
        .required("colon", [.token(.colon)]),
      ])
    case .switchCase: .sequence([
        .optional("attribute", [.node(.attribute)]),
        .required("label", [.node(.switchDefaultLabel), .node(.switchCaseLabel)]),
        .optional("statements", [.node(.codeBlockItemList)]),
      ])
    case .switchDefaultLabel: .sequence([
        .required("defaultKeyword", [.token(.default)]),
        .required("colon", [.token(.colon)]),
      ])
    case .throwsClause: .sequence([
        .required("throwsSpecifier", [.token(.throws), .token(.rethrows)]),
        .optional("leftParen", [.token(.leftParen)]),
        .optional("type", [.choice(.type)]),
        .optional("rightParen", [.token(.rightParen)]),
      ])
    case .tuplePatternElement: .sequence([
        .optional("label", [.token(.identifier)]),
        .optional("colon", [.token(.colon)]),
        .required("pattern", [.choice(.pattern)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .tupleTypeElement: .sequence([
        .optional("inoutKeyword", [.token(.inout)]),
        .optional("firstName", [.token(.identifier), .token(.wildcard)]),
        .optional("secondName", [.token(.identifier), .token(.wildcard)]),
        .optional("colon", [.token(.colon)]),
        .required("type", [.choice(.type)]),
        .optional("ellipsis", [.token(.ellipsis)]),
        .optional("trailingComma", [.token(.comma)]),
      ])
    case .typeAnnotation: .sequence([
        .required("colon", [.token(.colon)]),
        .required("type", [.choice(.type)]),
      ])
    case .typeEffectSpecifiers: .sequence([
        .optional("asyncSpecifier", [.token(.async)]),
        .optional("throwsClause", [.node(.throwsClause)]),
      ])
    case .typeInitializerClause: .sequence([
        .required("equal", [.token(.equal)]),
        .required("value", [.choice(.type)]),
      ])
    case .versionComponent: .sequence([
        .required("period", [.token(.period)]),
        .required("number", [.token(.integerLiteral)]),
      ])
    case .versionTuple: .sequence([
        .required("major", [.token(.integerLiteral)]),
        .optional("components", [.node(.versionComponentList)]),
      ])
    case .whereClause: .sequence([
        .required("whereKeyword", [.token(.where)]),
        .required("condition", [.choice(.expr)]),
      ])
    case .yieldedExpression: .sequence([
        .required("expression", [.choice(.expr)]),
        .optional("comma", [.token(.comma)]),
      ])
    case .yieldedExpressionsClause: .sequence([
        .required("leftParen", [.token(.leftParen)]),
        .optional("elements", [.node(.yieldedExpressionList)]),
        .required("rightParen", [.token(.rightParen)]),
      ])
    case .accessorDeclList: .list([.node(.accessorDecl)])
    case .arrayElementList: .list([.node(.arrayElement)])
    case .attributeList: .list([.node(.attribute), .node(.ifConfigDecl)])
    case .availabilityArgumentList: .list([.node(.availabilityArgument)])
    case .catchClauseList: .list([.node(.catchClause)])
    case .catchItemList: .list([.node(.catchItem)])
    case .closureCaptureList: .list([.node(.closureCapture)])
    case .closureParameterList: .list([.node(.closureParameter)])
    case .closureShorthandParameterList: .list([.node(.closureShorthandParameter)])
    case .codeBlockItemList: .list([.node(.codeBlockItem)])
    case .compositionTypeElementList: .list([.node(.compositionTypeElement)])
    case .conditionElementList: .list([.node(.conditionElement)])
    case .declModifierList: .list([.node(.declModifier)])
    case .declNameArgumentList: .list([.node(.declNameArgument)])
    case .designatedTypeList: .list([.node(.designatedType)])
    case .dictionaryElementList: .list([.node(.dictionaryElement)])
    case .differentiabilityArgumentList: .list([.node(.differentiabilityArgument)])
    case .documentationAttributeArgumentList: .list([.node(.documentationAttributeArgument)])
    case .effectsAttributeArgumentList: .list([.anyToken])
    case .enumCaseElementList: .list([.node(.enumCaseElement)])
    case .enumCaseParameterList: .list([.node(.enumCaseParameter)])
    case .exprList: .list([.choice(.expr)])
    case .functionParameterList: .list([.node(.functionParameter)])
    case .genericArgumentList: .list([.node(.genericArgument)])
    case .genericParameterList: .list([.node(.genericParameter)])
    case .genericRequirementList: .list([.node(.genericRequirement)])
    case .ifConfigClauseList: .list([.node(.ifConfigClause)])
    case .importPathComponentList: .list([.node(.importPathComponent)])
    case .inheritedTypeList: .list([.node(.inheritedType)])
    case .keyPathComponentList: .list([.node(.keyPathComponent)])
    case .labeledExprList: .list([.node(.labeledExpr)])
    case .memberBlockItemList: .list([.node(.memberBlockItem)])
    case .multipleTrailingClosureElementList: .list([.node(.multipleTrailingClosureElement)])
    case .objCSelectorPieceList: .list([.node(.objCSelectorPiece)])
    case .patternBindingList: .list([.node(.patternBinding)])
    case .platformVersionItemList: .list([.node(.platformVersionItem)])
    case .precedenceGroupAttributeList: .list([.node(.precedenceGroupRelation), .node(.precedenceGroupAssignment), .node(.precedenceGroupAssociativity)])
    case .precedenceGroupNameList: .list([.node(.precedenceGroupName)])
    case .primaryAssociatedTypeList: .list([.node(.primaryAssociatedType)])
    case .simpleStringLiteralSegmentList: .list([.node(.stringSegment)])
    case .specializeAttributeArgumentList: .list([.node(.labeledSpecializeArgument), .node(.specializeAvailabilityArgument), .node(.specializeTargetFunctionArgument), .node(.genericWhereClause)])
    case .stringLiteralSegmentList: .list([.node(.stringSegment), .node(.expressionSegment)])
    case .switchCaseItemList: .list([.node(.switchCaseItem)])
    case .switchCaseList: .list([.node(.switchCase), .node(.ifConfigDecl)])
    case .tuplePatternElementList: .list([.node(.tuplePatternElement)])
    case .tupleTypeElementList: .list([.node(.tupleTypeElement)])
    case .typeSpecifierList: .list([.node(.simpleTypeSpecifier), .node(.nonisolatedTypeSpecifier)])
    case .versionComponentList: .list([.node(.versionComponent)])
    case .yieldedExpressionList: .list([.node(.yieldedExpression)])
    case .unexpectedNodes: .list([.any])
    }
  }
}
