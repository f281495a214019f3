import Foundation

/// The arguments of the program: `[--port PORT] [--quiet]`.
struct Options {
    /// The port, or 0 for any that is free.
    var port: UInt16 = 8787
    /// Whether nobody else changes the to-do list.
    var isQuiet = false

    /// Reads arguments. Ends the program if one is wrong.
    init(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let option = arguments.next() {
            switch option {
            case "--quiet": isQuiet = true
            case "--port":
                guard let port = arguments.next().flatMap(UInt16.init) else { Self.fail("--port needs a number.") }
                self.port = port
            default: Self.fail("“\(option)” is not an option.")
            }
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(64)
    }
}
