/// An error in a nib or storyboard, with its location and a remedy.
public struct NibError: Error, CustomStringConvertible, Sendable {
    /// The reason of an error.
    public enum Reason: Sendable, Equatable {
        /// The file does not exist or cannot be read.
        case unreadable(String)
        /// The file exceeds the maximum size of nibs.
        case tooLarge(bytes: Int)
        /// The XML is not well formed, is nested too deeply, or contains a document type or entities.
        case malformed(String)
        /// The XML is not an Interface Builder document for UIKit.
        case noInterface(String)
        /// An element refers to an object that does not exist in the file.
        case danglingReference(String)
        /// An object contains itself, directly or by references.
        case cycle([String])
        /// A class does not exist or is not suitable for its element.
        case unknownClass(String)
        /// An object's initializer returned `nil`.
        case notMade(String)
        /// An object has no property for an outlet, or one of another type.
        case noProperty(String)
        /// An object has no method for an action.
        case noAction(String)
    }

    /// The name of the file.
    public let file: String
    /// The line in the file, starting from 1, or `nil` if the error concerns the whole file.
    public let line: Int?
    /// The identifier of the element that the error concerns, if any.
    public let element: String?
    /// The reason of the error.
    public let reason: Reason
    /// A suggestion how to fix the error, if there is one.
    public let remedy: String?

    init(file: String, line: Int? = nil, element: String? = nil, _ reason: Reason, remedy: String? = nil) {
        self.file = file
        self.line = line
        self.element = element
        self.reason = reason
        self.remedy = remedy
    }

    /// The message in one line: file, line, identifier, reason and remedy.
    public var description: String {
        let location = [file, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
        let object = element.map { " (\($0))" } ?? ""
        return "\(location)\(object): \(message)" + (remedy.map { "; \($0)" } ?? "")
    }

    private var message: String {
        switch reason {
        case .unreadable(let why): "the file cannot be read: \(why)"
        case .tooLarge(let bytes): "the file has \(bytes) bytes; the maximum is \(NibReader.maximumSize)"
        case .malformed(let why): "the XML is not well formed: \(why)"
        case .noInterface(let why): "the file is not a nib or storyboard for UIKit: \(why)"
        case .danglingReference(let id): "the object \"\(id)\" does not exist"
        case .cycle(let ids): "an object contains itself: \(ids.joined(separator: " → "))"
        case .unknownClass(let what), .notMade(let what), .noProperty(let what), .noAction(let what): what
        }
    }
}
