import Foundation

/// A value that the user edits, with its original value, its validation errors, and undo.
///
/// ```swift members
/// private let draft = Draft(Booking(), rules: [.required(\.name), .email(\.email)])
///
/// @FormBuilder override var form: Form {
///     Section("Guest") {
///         TextFieldRow("Name", text: draft[\.name])
///         TextFieldRow("Email", text: draft[\.email], kind: .email)
///         SwitchRow("For a Company", isOn: draft[\.isForCompany])
///         if draft.value.isForCompany { TextFieldRow("Company", text: draft[\.company]) }
///     }
/// }
/// ```
///
/// A form that reads the draft is rendered again when the draft changes.
///
/// The error of a field is shown below it once the user has left the field, and is updated with every change from then on. When the
/// draft is submitted, the errors of all fields are shown.
///
/// Rules also run for fields that the form does not show. Such a field has no row for its error, but
/// ``FormAdapter/submit(_:)`` returns `nil` while it is invalid. For a field that is shown conditionally, use a
/// ``ValidationRule/custom(_:_:)`` rule with the same condition.
@MainActor
public final class Draft<Value: Equatable> {
    /// The current value.
    public private(set) var value: Value {
        get {
            changes.access()
            return currentValue
        }
        set { currentValue = newValue }
    }
    /// The value at creation, or when the draft was last reset, restored or marked as saved.
    public private(set) var original: Value

    /// Called when the value or an error has changed. Forms that read the draft are rendered without it.
    public var onChange: (@MainActor () -> Void)?

    private var currentValue: Value
    private let changes = ChangeNotifier()
    private let rules: [ValidationRule<Value>]
    /// The fields with rules, in the order of the rules.
    private let fields: [AnyHashable]
    /// The indices of each field's rules.
    private let ruleIndices: [AnyHashable: [Int]]
    /// The fields whose errors are shown.
    private var touchedFields: Set<AnyHashable> = []
    private var editedField: AnyHashable?
    private var history = DraftHistory<Value>()
    private var checks = AsynchronousChecks()

    /// Creates a draft of a value.
    public init(_ value: Value, rules: [ValidationRule<Value>] = [], onChange: (@MainActor () -> Void)? = nil) {
        currentValue = value
        original = value
        self.rules = rules
        let ruleIndices = Dictionary(grouping: rules.indices) { rules[$0].field }
        self.ruleIndices = ruleIndices
        fields = rules.indices.filter { ruleIndices[rules[$0].field]?.first == $0 }.map { rules[$0].field }
        self.onChange = onChange
    }

    /// Returns a binding to the field at a key path.
    public subscript<Field: Equatable>(_ field: WritableKeyPath<Value, Field>) -> FieldBinding<Field> {
        let id = AnyHashable(field)
        return FieldBinding(id: id, store: self) { [weak self, original] in
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

    /// Changes the value in code, as one undo step.
    public func update(_ change: (inout Value) -> Void) {
        var changed = value
        change(&changed)
        guard changed != value else { return }
        set(changed, by: nil)
    }

    private func didChange() {
        changes.notify()
        onChange?()
    }

    private func set(_ new: Value, by field: AnyHashable?) {
        history.record(value, changedBy: field)
        value = new
        recheck()
        didChange()
    }

    /// Resets the value to the original one and hides all errors. The reset can be undone.
    public func reset() {
        touchedFields = []
        editedField = nil
        guard isDirty else { return didChange() }
        set(original, by: nil)
    }

    /// Resets the draft to a new original value, hides all errors, and clears the undo history.
    public func reset(to value: Value) {
        self.value = value
        original = value
        touchedFields = []
        editedField = nil
        history = DraftHistory()
        checks = AsynchronousChecks()
        didChange()
    }

    /// Makes the current value the original one, after it has been saved.
    public func markSaved() {
        original = value
        didChange()
    }

    /// Whether there is a step to undo.
    public var canUndo: Bool {
        changes.access()
        return history.canUndo
    }

    /// Whether there is a step to redo.
    public var canRedo: Bool {
        changes.access()
        return history.canRedo
    }

    /// Undoes the last step. Consecutive changes of one field are one step.
    public func undo() { move { $0.undo(from: $1) } }

    /// Redoes the step that was undone last.
    public func redo() { move { $0.redo(from: $1) } }

    private func move(_ step: (inout DraftHistory<Value>, Value) -> Value?) {
        guard let other = step(&history, value) else { return }
        value = other
        recheck()
        didChange()
    }

    // MARK: Validation

    /// Whether no rule is known to fail. Asynchronous rules count with their last result.
    public var isValid: Bool { fields.allSatisfy { error(in: $0) == nil } }

    /// Returns the error of a field, even if it is not shown yet, or `nil` if no rule is known to fail.
    public func error(in field: PartialKeyPath<Value>) -> String? { error(in: AnyHashable(field)) }

    private func error(in field: AnyHashable) -> String? { synchronousError(in: field) ?? asynchronousError(in: field) }

    private func synchronousError(in field: AnyHashable) -> String? {
        ruleIndices[field]?.lazy.compactMap { self.rules[$0].check(self.value) }.first
    }

    private func asynchronousError(in field: AnyHashable) -> String? {
        asynchronousRules(of: field).lazy.compactMap { index, check in
            self.checks.result(of: index, for: check.key(self.value)) ?? nil
        }.first
    }

    private func asynchronousRules(of field: AnyHashable) -> [(Int, ValidationRule<Value>.AsynchronousCheck)] {
        (ruleIndices[field] ?? []).compactMap { index in rules[index].asynchronousCheck.map { (index, $0) } }
    }

    /// Validates all fields and shows their errors.
    ///
    /// - Returns: The ids of the invalid fields, in the order of the rules.
    public func validate() async -> [AnyHashable] {
        touchedFields.formUnion(fields)
        didChange()
        for field in fields where synchronousError(in: field) == nil {
            for (index, check) in asynchronousRules(of: field) {
                while checks.result(of: index, for: check.key(value)) == nil, synchronousError(in: field) == nil {
                    await run(index, check, delay: 0)?.value
                }
            }
        }
        didChange()
        return fields.filter { error(in: $0) != nil }
    }

    /// Runs the asynchronous rules of touched fields for the current value.
    private func recheck() {
        for field in fields where touchedFields.contains(field) && synchronousError(in: field) == nil {
            for (index, check) in asynchronousRules(of: field) {
                _ = run(index, check, delay: editedField == field ? check.delay : 0)
            }
        }
    }

    /// Runs an asynchronous rule, unless it was last run for the current value.
    private func run(
        _ index: Int, _ check: ValidationRule<Value>.AsynchronousCheck, delay: TimeInterval
    ) -> Task<Void, Never>? {
        let (value, key) = (value, check.key(value))
        return checks.run(index, for: key, delay: delay) {
            await check.run(value)
        } completion: { [weak self] in
            self?.didChange()
        }
    }
}

extension Draft: FieldStore {
    func status(for field: AnyHashable) -> FieldStatus? {
        changes.access()
        guard touchedFields.contains(field) else { return nil }
        if let error = error(in: field) { return .error(error, isEdited: editedField == field) }
        let isChecking = asynchronousRules(of: field).contains { checks.isRunning($0.0, for: $0.1.key(value)) }
        return isChecking ? .checking : nil
    }

    func didBeginEditing(_ field: AnyHashable) { editedField = field }

    func didEndEditing(_ field: AnyHashable) {
        if editedField == field { editedField = nil }
        history.endStep()
        didCommit(field)
    }

    func didCommit(_ field: AnyHashable) {
        guard ruleIndices[field] != nil, value != original || touchedFields.contains(field) else { return }
        touchedFields.insert(field)
        recheck()
        didChange()
    }
}
