import Foundation

/// The arguments of the program: `[--port PORT] [--quiet] [--fault failing|slow|garbage|flaky]`.
struct Options {
    var port: UInt16 = 8787
    /// Whether nobody else changes the to-do list.
    var isQuiet = false
    var fault: Fault?

    /// Reads arguments. Ends the program if one is wrong.
    init(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let option = arguments.next() {
            switch option {
            case "--quiet": isQuiet = true
            case "--port":
                guard let port = arguments.next().flatMap(UInt16.init) else { Self.fail("--port needs a number.") }
                self.port = port
            case "--fault":
                guard let fault = arguments.next().flatMap(Fault.init) else {
                    Self.fail("--fault needs one of \(Fault.allCases.map(\.rawValue).joined(separator: ", ")).")
                }
                self.fault = fault
            default: Self.fail("“\(option)” is not an option.")
            }
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(64)
    }
}
