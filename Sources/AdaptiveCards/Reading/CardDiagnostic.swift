import Foundation

/// A part of a card that could not be read as it is written.
public struct CardDiagnostic: Hashable, Sendable {
    /// The effect of the problem.
    public enum Severity: String, Hashable, Sendable {
        /// A property has its default value, or an element is replaced by its fallback.
        case warning
        /// An element, an action or a part of it is missing.
        case error
    }

    /// The effect of the problem.
    public let severity: Severity
    /// The problem, and its effect, in English.
    public let message: String
    /// The value that has the problem.
    public let pointer: JSONPointer
    /// The position of the value, or `nil` for a card that was not read from text.
    public let position: JSONPosition?
}

extension CardDiagnostic: CustomStringConvertible {
    /// The diagnostic in the form of compilers.
    public var description: String {
        (position.map { "\($0): " } ?? "") + "\(severity): \(message) (\(pointer))"
    }
}

/// The diagnostics of a card that is being read.
final class CardDiagnostics {
    private(set) var all: [CardDiagnostic] = []
    private let document: JSONDocument?

    init(document: JSONDocument?) {
        self.document = document
    }

    func report(_ severity: CardDiagnostic.Severity, _ message: String, at pointer: JSONPointer) {
        let position = document?.position(of: pointer)
        all.append(CardDiagnostic(severity: severity, message: message, pointer: pointer, position: position))
    }

    /// Returns the value of a JSON text in UTF-8, and diagnostics with the positions and the problems of the text.
    static func root(
        of json: Data, limits: JSONDocument.Limits
    ) throws(JSONError) -> (root: JSONValue, diagnostics: CardDiagnostics) {
        let document = try JSONDocument(reading: json, limits: limits)
        let diagnostics = CardDiagnostics(document: document)
        diagnostics.reportIssues(of: document)
        return (document.root, diagnostics)
    }

    /// Reports the parts of a document that were read differently from how they are written.
    private func reportIssues(of document: JSONDocument) {
        for issue in document.issues {
            switch issue.kind {
            case .invalidUnicode: report(.warning, "The text is not valid Unicode.", at: issue.pointer)
            case .repeatedMember:
                report(.warning, "The member is repeated. The last one counts.", at: issue.pointer)
            }
        }
    }

    /// Removes the diagnostics of content that is discarded.
    func removeAll(after count: Int) { all.removeSubrange(count...) }
}
