import SwiftSyntax

extension FileRewriter {
    /// Makes `os(iOS)` true on Linux, and `SWIFT_PACKAGE` false, as in an Xcode project. All other conditions have the value that
    /// they have on a device.
    func rewriteCondition(_ condition: ExprSyntax) {
        for leaf in BuildCondition(condition).leaves {
            switch leaf {
            case .flag(let name)
            where name.baseName.text == "SWIFT_PACKAGE" && !options.conditions.contains("SWIFT_PACKAGE"):
                edits.replace(name.trimmedRange, with: "false")
            case .test("os", let argument) where argument.trimmedDescription == "iOS":
                edits.replace(argument.trimmedRange, with: "Linux")
            default: break
            }
        }
    }
}
