import Foundation

/// The warnings about presentations that are not possible.
@MainActor
enum PresentationWarning {
    /// Writes a warning. Tests replace it.
    static var write: (String) -> Void = { FileHandle.standardError.write(Data("[Presentation] \($0)\n".utf8)) }
}
