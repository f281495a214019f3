/// What a control shows in each of its states: what was not set for a state is what was set for the normal one.
struct StateValues<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// What was set, by the state's bits.
    var all: [UInt: Value] {
        get { values }
        set { values = newValue }
    }

    /// What was set for just this state.
    func exact(_ state: UIControl.State) -> Value? { values[state.rawValue] }
}
