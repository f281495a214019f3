/// What becomes of an error in a nib that is read where nobody can throw it, as a controller's view is when it is first needed.
@MainActor
enum NibFailure {
    /// The first one since `catching` began; nil outside of it.
    private static var caught: [NibError]?

    /// Runs `body`, in which controllers may load their views and tables make their cells; throws the first error in what they read.
    static func catching<Value>(_ body: () throws(NibError) -> Value) throws(NibError) -> Value {
        let outer = caught
        caught = []
        defer { caught = outer }
        let value = try body()
        if let error = caught?.first { throw error }
        return value
    }

    /// Goes on with `substitute` while errors are caught, and stops the program with the error's text otherwise.
    static func handle<Value>(_ error: NibError, substitute: () -> Value) -> Value {
        guard caught != nil else { preconditionFailure("\(error)") }
        caught?.append(error)
        return substitute()
    }
}
