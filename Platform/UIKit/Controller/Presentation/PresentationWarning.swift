import Foundation

/// What an app is told when it asks for a presentation that can't be.
@MainActor
enum PresentationWarning {
    /// Where it is written; tests put something of their own here.
    static var write: (String) -> Void = { FileHandle.standardError.write(Data("[Presentation] \($0)\n".utf8)) }
}
