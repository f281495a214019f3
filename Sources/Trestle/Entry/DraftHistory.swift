/// The values that a draft had, for the way back and forth.
struct DraftHistory<Value> {
    private var past: [Value] = []
    private var future: [Value] = []
    /// The field that the last step is about, as long as it goes on.
    private var openField: AnyHashable?

    /// How many steps are kept.
    private static var limit: Int { 200 }

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Keeps `value`, which is about to be changed by a field, or by code.
    mutating func note(_ value: Value, changedBy field: AnyHashable?) {
        future = []
        if let field, field == openField { return }
        openField = field
        past.append(value)
        if past.count > Self.limit { past.removeFirst() }
    }

    /// The next change is a step of its own.
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
