import Foundation

/// What people fill in: a value with what was there before, what is wrong with it, and the way back.
///
/// ```swift
/// private lazy var draft = Draft(SignUp(), rules: SignUp.rules) { [weak self] in self?.renderForm() }
///
/// override var form: Form {
///     Form {
///         Section(id: "account") {
///             TextFieldRow("Name", draft[\.name])
///             TextFieldRow("Password", draft[\.password], kind: .newPassword)
///             if draft.value.isCompany { TextFieldRow("VAT number", draft[\.vatNumber]) }
///         }
///     }
/// }
/// ```
///
/// What is wrong with a field is shown below it at the right moment: not before the person has left it, but from then on with every
/// change, and for all fields once someone has tried to submit them.
@MainActor
public final class Draft<Value: Equatable> {
    /// The value as it is now.
    public private(set) var value: Value
    /// The value that the draft began with, or was last restored or saved as.
    public private(set) var original: Value

    /// Called when the value or what is said about it has changed: render the form.
    public var onChange: (@MainActor () -> Void)?

    private let rules: [Rule<Value>]
    /// The fields that there are rules for, in the order of these.
    private let fields: [AnyHashable]
    /// The places of each field's rules, so that a form of many fields does not look through all rules for each.
    private let places: [AnyHashable: [Int]]
    /// The fields of which it is said what is wrong.
    private var judged: Set<AnyHashable> = []
    private var edited: AnyHashable?
    private var history = DraftHistory<Value>()
    private var checks = EventualChecks()

    /// A draft of a value.
    public init(_ value: Value, rules: [Rule<Value>] = [], onChange: (@MainActor () -> Void)? = nil) {
        self.value = value
        original = value
        self.rules = rules
        let places = Dictionary(grouping: rules.indices) { rules[$0].field }
        self.places = places
        fields = rules.indices.filter { places[rules[$0].field]?.first == $0 }.map { rules[$0].field }
        self.onChange = onChange
    }

    /// The field that a key path leads to.
    public subscript<Field: Equatable>(_ field: WritableKeyPath<Value, Field>) -> FieldBinding<Field> {
        let id = AnyHashable(field)
        return FieldBinding(id: id, host: self) { [weak self, original] in
            (self?.value ?? original)[keyPath: field]
        } set: { [weak self] new in
            guard let self, value[keyPath: field] != new else { return }
            var changed = value
            changed[keyPath: field] = new
            set(changed, by: id)
        }
    }

    // MARK: Changes

    /// Whether the value differs from the original one.
    public var isDirty: Bool { value != original }

    /// Changes the value by code: one step for ``undo()``.
    public func update(_ change: (inout Value) -> Void) {
        var changed = value
        change(&changed)
        guard changed != value else { return }
        set(changed, by: nil)
    }

    private func set(_ new: Value, by field: AnyHashable?) {
        history.note(value, changedBy: field)
        value = new
        recheck()
        onChange?()
    }

    /// Goes back to the original value. Nothing is said of what is wrong with it; ``undo()`` brings back what was filled in.
    public func reset() {
        judged = []
        edited = nil
        guard isDirty else { return onChange?() ?? () }
        set(original, by: nil)
    }

    /// Takes the value as it is for the original one: it has been saved.
    public func accept() {
        original = value
        onChange?()
    }

    /// Begins anew with a value, as if the draft had just been made.
    public func begin(with value: Value) {
        self.value = value
        original = value
        judged = []
        edited = nil
        history = DraftHistory()
        checks = EventualChecks()
        onChange?()
    }

    /// Whether there is something to undo.
    public var canUndo: Bool { history.canUndo }
    /// Whether there is something to redo.
    public var canRedo: Bool { history.canRedo }

    /// Takes back what was last done: all that was changed in a field before another one was, is one step.
    public func undo() { move { $0.undo(from: $1) } }

    /// Does again what was undone last.
    public func redo() { move { $0.redo(from: $1) } }

    private func move(_ step: (inout DraftHistory<Value>, Value) -> Value?) {
        guard let other = step(&history, value) else { return }
        value = other
        recheck()
        onChange?()
    }

    // MARK: What is wrong

    /// Whether no rule is against the value, as far as is known: of rules that take their time, what they said of it before.
    public var isValid: Bool { fields.allSatisfy { fault(in: $0) == nil } }

    /// What is wrong with a field, whether it is shown or not; nil if nothing is known to be.
    public func fault(in field: PartialKeyPath<Value>) -> String? { fault(in: AnyHashable(field)) }

    private func fault(in field: AnyHashable) -> String? { plainFault(in: field) ?? eventualFault(in: field) }

    private func plainFault(in field: AnyHashable) -> String? {
        places[field]?.lazy.compactMap { self.rules[$0].check(self.value) }.first
    }

    private func eventualFault(in field: AnyHashable) -> String? {
        eventualRules(of: field).lazy.compactMap { index, check in
            self.checks.answer(to: index, about: check.key(self.value)) ?? nil
        }.first
    }

    private func eventualRules(of field: AnyHashable) -> [(Int, Rule<Value>.EventualCheck)] {
        (places[field] ?? []).compactMap { place in rules[place].eventualCheck.map { (place, $0) } }
    }

    /// Judges all fields, and asks the rules that take their time.
    ///
    /// - Returns: the fields with which something is wrong, in the order of the rules.
    public func validate() async -> [AnyHashable] {
        judged.formUnion(fields)
        onChange?()
        for field in fields where plainFault(in: field) == nil {
            for (index, check) in eventualRules(of: field) {
                while checks.answer(to: index, about: check.key(value)) == nil, plainFault(in: field) == nil {
                    await ask(index, check, delay: 0)?.value
                }
            }
        }
        onChange?()
        return fields.filter { fault(in: $0) != nil }
    }

    /// Asks anew what depends on a field that is judged.
    private func recheck() {
        for field in fields where judged.contains(field) && plainFault(in: field) == nil {
            for (index, check) in eventualRules(of: field) {
                _ = ask(index, check, delay: edited == field ? check.delay : 0)
            }
        }
    }

    /// Begins to ask a rule, unless it has answered or is being asked about this very value.
    private func ask(_ index: Int, _ check: Rule<Value>.EventualCheck, delay: TimeInterval) -> Task<Void, Never>? {
        let (value, key) = (value, check.key(value))
        return checks.ask(index, about: key, delay: delay) {
            await check.run(value)
        } done: { [weak self] in
            self?.onChange?()
        }
    }
}

extension Draft: FieldHost {
    func note(for field: AnyHashable) -> FieldNote? {
        guard judged.contains(field) else { return nil }
        if let fault = fault(in: field) { return .fault(fault, isEdited: edited == field) }
        let isAsked = eventualRules(of: field).contains { checks.isAsking($0.0, about: $0.1.key(value)) }
        return isAsked ? .checking : nil
    }

    func didBeginEditing(_ field: AnyHashable) { edited = field }

    func didEndEditing(_ field: AnyHashable) {
        if edited == field { edited = nil }
        history.endStep()
        guard places[field] != nil, value != original || judged.contains(field) else { return }
        judged.insert(field)
        recheck()
        onChange?()
    }
}
