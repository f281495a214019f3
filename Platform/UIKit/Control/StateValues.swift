/// The values of a control for its states. A state without a value has that of the normal state.
struct StateValues<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// The values that were set, by the raw value of the state.
    var all: [UInt: Value] {
        get { values }
        set { values = newValue }
    }

    /// Returns the value that was set for exactly this state.
    func exact(_ state: UIControl.State) -> Value? { values[state.rawValue] }
}
