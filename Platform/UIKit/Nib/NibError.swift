/// Why a nib or a storyboard can't be read, or what is in it can't be made: it says which file, where in it, and what to do.
public struct NibError: Error, CustomStringConvertible, Sendable {
    /// What is wrong.
    public enum Reason: Sendable, Equatable {
        /// There is no such file, or it can't be read.
        case unreadable(String)
        /// The file has more bytes than a nib may have.
        case tooLarge(bytes: Int)
        /// The XML is not well formed, too deep, or has a document type or entities of its own.
        case malformed(String)
        /// The XML is no document of Interface Builder for UIKit.
        case noInterface(String)
        /// Something refers to an object that is not in the file.
        case danglingReference(String)
        /// Something contains itself, by way of the objects that are named.
        case cycle([String])
        /// There is no such class in the program, or it is none for this element.
        case unknownClass(String)
        /// An object's initialiser gave nil.
        case notMade(String)
        /// An object has no such property for an outlet, or not of this type.
        case noProperty(String)
        /// An object has no such method for an action.
        case noAction(String)
    }

    /// The file's name.
    public let file: String
    /// The line in the file, from 1; nil where the whole file is meant.
    public let line: Int?
    /// The id of the element in the file, if it is about one.
    public let element: String?
    /// What is wrong.
    public let reason: Reason
    /// What to do about it, where that can be said.
    public let remedy: String?

    init(file: String, line: Int? = nil, element: String? = nil, _ reason: Reason, remedy: String? = nil) {
        self.file = file
        self.line = line
        self.element = element
        self.reason = reason
        self.remedy = remedy
    }

    /// The whole message, in one line: file, line, id, what is wrong and what to write instead.
    public var description: String {
        let place = [file, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
        let object = element.map { " (\($0))" } ?? ""
        return "\(place)\(object): \(words)" + (remedy.map { "; \($0)" } ?? "")
    }

    private var words: String {
        switch reason {
        case .unreadable(let why): "the file can't be read: \(why)"
        case .tooLarge(let bytes): "the file has \(bytes) bytes; at most \(NibReader.maximumSize) are read"
        case .malformed(let why): "the XML is not well formed: \(why)"
        case .noInterface(let why): "this is no nib or storyboard for UIKit: \(why)"
        case .danglingReference(let id): "there is no object \"\(id)\""
        case .cycle(let ids): "an object is inside of itself: \(ids.joined(separator: " → "))"
        case .unknownClass(let what), .notMade(let what), .noProperty(let what), .noAction(let what): what
        }
    }
}
