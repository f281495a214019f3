import SwiftSyntax

extension FileRewriter {
    /// Replaces imports of modules that Linux lacks. The replacement is an import too, so that each statement
    /// separator stays valid.
    func rewriteImport(_ node: ImportDeclSyntax) {
        guard !node.hasError, !node.trimmedDescription.contains(where: \.isNewline),
            let module = node.path.first?.name.text, !module.isEmpty
        else { return }
        if let name = options.renamedModules[module], let token = node.path.first?.name {
            edits.replace(token.trimmedRange, with: name)
            imports.insert(name)
            return
        }
        if options.canImport(module) {
            imports.insert(module)
            let names = node.path.dropFirst().map(\.name.text)
            let hasSubmodules = RewriteOptions.basicModules.contains(module) || ["ObjectiveC", "os"].contains(module)
            guard !names.isEmpty, hasSubmodules else { return }
            // Linux has no submodules, and re-exported types are not found by imports of single declarations.
            let start = node.importKindSpecifier ?? node.path.firstToken(viewMode: .sourceAccurate)
            guard let start else { return }
            edits.replace(
                start.positionAfterSkippingLeadingTrivia..<node.path.endPositionBeforeTrailingTrivia, with: module)
            return
        }
        let replacement = ImportReplacements.replacement(of: module, options: options)
        edits.replace(node.trimmedRange, with: "import \(replacement.module)")
        imports.insert(replacement.module)
        if replacement.isEquivalent { return }
        report(
            .warning, at: node, "the module '\(module)' is not available on Linux; its import is removed",
            remedy: "enclose the code that uses it in '#if canImport(\(module))'")
    }

    /// Returns the modules that the file uses without importing them.
    func missingImports() -> [String] {
        var missing: [String] = []
        let names = typeNames.filter { index.types[$0] == nil && index.aliases[$0] == nil }
        let hasUIKit = imports.contains("UIKit")
        if !hasUIKit && (needsUIKit || names.contains(where: ImportReplacements.isUIKitName)) {
            missing.append("UIKit")
        }
        if !hasUIKit && missing.isEmpty && !imports.contains("Foundation") && !typeNames.isEmpty {
            missing.append("Foundation")
        }
        if !imports.contains("FoundationNetworking"), names.contains(where: ImportReplacements.isNetworkingName) {
            missing.append("FoundationNetworking")
        }
        if !imports.contains("FoundationXML"), !names.isDisjoint(with: ImportReplacements.xmlNames) {
            missing.append("FoundationXML")
        }
        for module in ImplicitModule.all where options.canImport(module.name) {
            if !module.unimportedNames(among: names, imports: imports).isEmpty { missing.append(module.name) }
        }
        if names.contains(where: ImportReplacements.isCoreFoundationName),
            imports.isDisjoint(with: ImportReplacements.coreFoundationModules)
        {
            missing.append("CoreFoundation")
        }
        if hasUIKit { addedImports.remove("Foundation") }
        missing += addedImports.subtracting(imports).subtracting(missing).filter(options.canImport).sorted()
        return missing
    }
}

/// Modules and the names that they declare.
enum ImportReplacements {
    /// Returns the module that is imported instead of one that Linux lacks, and whether it declares the same.
    static func replacement(of module: String, options: RewriteOptions) -> (module: String, isEquivalent: Bool) {
        switch module {
        case "Darwin", "CoreText", "MachO": return ("Foundation", module == "Darwin")
        case "MobileCoreServices" where options.canImport("CoreServices"): return ("CoreServices", true)
        case "MobileCoreServices" where options.canImport("UniformTypeIdentifiers"):
            return ("UniformTypeIdentifiers", true)
        case "CoreServices" where options.canImport("UniformTypeIdentifiers"): return ("UniformTypeIdentifiers", true)
        case "OSLog" where options.canImport("os"): return ("os", true)
        case "os" where options.canImport("OSLog"): return ("OSLog", true)
        case "ObjectiveC": return ("Foundation", true)
        default: return ("Foundation", false)
        }
    }

    /// Returns whether FoundationNetworking declares a name.
    static func isNetworkingName(_ name: String) -> Bool {
        if ["URLSession", "HTTPCookie", "URLAuthentication", "URLCredential"].contains(where: name.hasPrefix) {
            return true
        }
        return networkingNames.contains(name)
    }

    private static let networkingNames: Set<String> = [
        "URLRequest", "URLResponse", "HTTPURLResponse", "URLProtocol", "URLProtocolClient", "URLCache",
        "URLProtectionSpace", "CachedURLResponse", "NSURLRequest", "NSMutableURLRequest", "NSURLConnection",
    ]

    /// Returns whether a name is that of a function or type of Core Foundation that code uses without importing it.
    /// Foundation on Linux does not export Core Foundation.
    static func isCoreFoundationName(_ name: String) -> Bool {
        name.hasPrefix("CFRunLoop") || name.hasPrefix("CFAbsoluteTime")
    }

    /// The modules that declare these names.
    static let coreFoundationModules: Set<String> = [
        "CoreFoundation", "Security", "SystemConfiguration", "AudioToolbox", "CoreServices", "DarwinCompatibility",
    ]

    /// The types that FoundationXML declares.
    static let xmlNames: Set<String> = [
        "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD",
    ]

    /// Returns whether UIKit or one of the modules that it exports declares a name.
    static func isUIKitName(_ name: String) -> Bool {
        let bytes = Array(name.utf8.prefix(3))
        guard bytes.count == 3 else { return false }
        if bytes[0] == UInt8(ascii: "U") && bytes[1] == UInt8(ascii: "I") {
            return (65...90).contains(bytes[2]) && name != "UIKit"
        }
        return otherNames.contains(name)
    }

    private static let otherNames: Set<String> = Set(
        """
        NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutDimension \
        NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment NSCollectionLayoutGroup \
        NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing \
        NSCollectionLayoutSupplementaryItem NSDataAsset NSDiffableDataSourceSectionSnapshot \
        NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge NSLayoutAnchor \
        NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor \
        NSLineBreakMode NSMutableParagraphStyle NSParagraphStyle NSRectAlignment NSShadow \
        NSStringDrawingContext NSStringDrawingOptions NSTextAlignment NSTextAttachment NSTextContainer \
        NSTextStorage NSTextTab NSUnderlineStyle NSWritingDirection Selector CALayer CABasicAnimation \
        CAAnimation CAKeyframeAnimation CAAnimationGroup CAShapeLayer CAGradientLayer CATextLayer \
        CATransaction CATransform3D CAMediaTimingFunction CADisplayLink CATransition CASpringAnimation \
        CGColor CGContext CGImage CGPath CGMutablePath CGGradient CGColorSpace CGAffineTransform CGVector \
        CGLineCap CGLineJoin CGBlendMode CGInterpolationQuality
        """.split(separator: " ").map(String.init))
}
