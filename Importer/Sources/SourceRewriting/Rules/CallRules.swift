import SwiftSyntax

extension FileRewriter {
    /// Replaces `Bundle(for:)` by UIKit's initializer, which finds the resources of the class's module.
    func rewriteBundle(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, let label = node.arguments.first?.label, label.text == "for" else { return }
        let callee = node.calledExpression.trimmedDescription
        guard ["Bundle", "Bundle.init", "Foundation.Bundle"].contains(callee) else { return }
        edits.replace(label.trimmedRange, with: "containing")
        needsUIKit = true
    }

    /// Replaces `type(of: object).description()`, which Objective-C finds for every class.
    func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let call = member.base?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            call.calledExpression.trimmedDescription == "type", call.arguments.first?.label?.text == "of",
            index.membersByName["description"]?.contains(where: { $0.member.declaration.flags.contains(.isStatic) })
                != true
        else { return }
        edits.insert("NSObject.description(of: ", at: call.positionAfterSkippingLeadingTrivia)
        edits.replace(call.endPositionBeforeTrailingTrivia..<node.endPositionBeforeTrailingTrivia, with: ")")
        needsUIKit = true
    }

    /// Removes the mark of a call of an optional method of UIKit's protocols, as in `delegate?.textFieldDidBeginEditing?(field)`:
    /// on Linux these methods have default implementations. Those of tables, pickers and scroll views can be called with the mark.
    func rewriteOptionalSystemCall(_ node: FunctionCallExprSyntax) {
        let mark: TokenSyntax
        let callee: ExprSyntax
        if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, callee) = (chaining.questionMark, chaining.expression)
        } else if let unwrapping = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, callee) = (unwrapping.exclamationMark, unwrapping.expression)
        } else {
            return
        }
        guard let member = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            !Self.markableMethods.contains(member), !member.hasPrefix("scrollView")
        else { return }
        let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
        guard UIKitProtocols.optionalMethodNames.contains("\(member)(\(labels))") else { return }
        edits.replace(mark.trimmedRange, with: "")
    }

    /// The base names of optional methods that UIKit also declares as properties, which can be called with a mark.
    private static let markableMethods: Set<String> = [
        "tableView", "pickerView", "numberOfSections", "sectionIndexTitles", "indexPathForPreferredFocusedView",
        "viewForZooming",
    ]

    /// Replaces `expectation.fulfill` as a value by a closure: on Linux the method has parameters with defaults.
    func rewriteFulfill(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, let base = node.base,
            base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
            !Self.isCallee(node), base.trimmedDescription != "self",
            options.isTest || imports.contains("XCTest"), index.membersByName["fulfill"] == nil
        else { return }
        edits.replace(node.trimmedRange, with: "{ \(base.trimmedDescription).fulfill() }")
    }

    /// Returns whether an expression is called, or one of its members is used.
    private static func isCallee(_ node: MemberAccessExprSyntax) -> Bool {
        if let parent = node.parent?.as(MemberAccessExprSyntax.self) { return parent.base?.id == node.id }
        return node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }

    /// Unwraps `super.init(coder:)` in an initializer that cannot fail: initializers of Objective-C can be called without it.
    func rewriteCoderInitializer(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "coder",
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true,
            member.declName.baseName.tokenKind == .keyword(.`init`),
            node.parent?.is(ForceUnwrapExprSyntax.self) != true,
            let key = scopes.last?.key, index.chain(of: key).contains(where: ["UIView", "UIViewController"].contains)
        else { return }
        let isDeclared = index.ancestors(of: key).contains { entry in
            entry.members.contains {
                $0.declaration.kind == .initializer && $0.declaration.parameters.map(\.label) == ["coder"]
            }
        }
        var parent = node.parent
        while let current = parent, !current.is(InitializerDeclSyntax.self) { parent = current.parent }
        guard !isDeclared, let initializer = parent?.as(InitializerDeclSyntax.self), initializer.optionalMark == nil
        else { return }
        edits.insert("!", at: node.endPositionBeforeTrailingTrivia)
    }

    /// Removes `try await super.setUp()` and `super.tearDown()` of a test case on the main actor: on Linux the methods are
    /// not isolated, so that Swift 6 rejects the calls, and do nothing.
    func rewriteAsyncFixtureCall(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true,
            ["setUp", "tearDown"].contains(member.declName.baseName.text),
            let awaited = node.parent?.as(AwaitExprSyntax.self), let key = scopes.last?.key,
            index.chain(of: key).last == "XCTestCase"
        else { return }
        let isDeclared = index.ancestors(of: key).contains { entry in
            entry.members.contains { $0.declaration.name == member.declName.baseName.text }
        }
        let statement = awaited.parent?.as(TryExprSyntax.self).map(Syntax.init) ?? Syntax(awaited)
        guard !isDeclared, statement.parent?.is(CodeBlockItemSyntax.self) == true else { return }
        edits.replace(statement.trimmedRange, with: "")
    }

    /// Captures the class of a dispatch source in `[weak timer]`: on Linux the protocols of sources are not limited to
    /// classes.
    func rewriteWeakSource(_ node: ClosureCaptureSyntax) {
        guard node.specifier?.specifier.text == "weak", node.initializer == nil else { return }
        let name = node.name.text
        let types = index.variableTypesByFile[path]?[name] ?? []
        guard !types.isDisjoint(with: Self.dispatchSourceProtocols) else { return }
        edits.insert(" = \(name) as? DispatchSource", at: node.name.endPositionBeforeTrailingTrivia)
    }

    private static let dispatchSourceProtocols: Set<String> = [
        "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchSourceSignal", "DispatchSourceRead",
        "DispatchSourceWrite", "DispatchSourceUserDataAdd", "DispatchSourceUserDataOr", "DispatchSourceProcess",
    ]

    /// Declares `autoreleasepool`, which Linux lacks, in a file that calls it.
    func rewriteAutoreleasePool(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "autoreleasepool",
            index.membersByName["autoreleasepool"] == nil
        else { return }
        let declaration =
            "fileprivate func autoreleasepool<R>(invoking body: () throws -> R) rethrows -> R { try body() }"
        if !appended.contains(declaration) { appended.append(declaration) }
    }

    /// Reports calls that need the Objective-C runtime.
    func reportRuntimeCall(_ node: FunctionCallExprSyntax) {
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if Self.runtimeFunctions.contains(callee) {
                report(
                    .error, at: node, "'\(callee)' requires the Objective-C runtime, which Linux lacks",
                    remedy: "override the method in a subclass, or exclude the code with '#if !os(Linux)'")
            }
            return
        }
    }

    private static let runtimeFunctions: Set<String> = [
        "method_exchangeImplementations", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
        "class_replaceMethod", "method_setImplementation", "method_getImplementation", "object_setClass",
        "imp_implementationWithBlock", "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList",
        "objc_getClassList", "objc_copyClassList", "objc_allocateClassPair",
    ]
}
