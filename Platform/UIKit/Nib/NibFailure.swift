/// Handles errors in nibs that are loaded where errors cannot be thrown, for example when a controller loads
/// its view.
@MainActor
enum NibFailure {
    /// The errors since `catching` began, or `nil` outside of it.
    private static var caught: [NibError]?

    /// Runs `body`, in which controllers may load views and tables may create cells, and throws the first
    /// error in nibs that occurs.
    static func catching<Value>(_ body: () throws(NibError) -> Value) throws(NibError) -> Value {
        let outer = caught
        caught = []
        defer { caught = outer }
        let value = try body()
        if let error = caught?.first { throw error }
        return value
    }

    /// Records the error and returns a substitute within `catching`. Otherwise traps with the error's
    /// message.
    static func handle<Value>(_ error: NibError, substitute: () -> Value) -> Value {
        guard caught != nil else { preconditionFailure("\(error)") }
        caught?.append(error)
        return substitute()
    }
}
