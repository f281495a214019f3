/// The previous values of a draft, for undo and redo.
struct DraftHistory<Value> {
    private var past: [Value] = []
    private var future: [Value] = []
    /// The field whose edits are combined into the last step.
    private var openField: AnyHashable?

    /// The maximum number of steps.
    private static var limit: Int { 200 }

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Records a value that is about to be changed in a field, or in code if `field` is `nil`.
    mutating func record(_ value: Value, changedBy field: AnyHashable?) {
        future = []
        if let field, field == openField { return }
        openField = field
        past.append(value)
        if past.count > Self.limit { past.removeFirst() }
    }

    /// Ends the current step, so that the next change is a separate one.
    mutating func endStep() { openField = nil }

    mutating func undo(from value: Value) -> Value? {
        guard let last = past.popLast() else { return nil }
        openField = nil
        future.append(value)
        return last
    }

    mutating func redo(from value: Value) -> Value? {
        guard let next = future.popLast() else { return nil }
        openField = nil
        past.append(value)
        return next
    }
}
