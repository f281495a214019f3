/// A reference to a value that a row shows and the user can change.
///
/// A ``Draft`` makes bindings to its properties, whose rows also show validation errors:
///
/// ```swift
/// let row = TextFieldRow("Name", text: draft[\.name])
/// ```
///
/// For a value that is stored elsewhere:
///
/// ```swift members
/// private var usesMiles = false {
///     didSet { setNeedsRender() }
/// }
///
/// @FormBuilder override var form: Form {
///     SegmentedRow("Units", selection: units, options: [false, true]) { $0 ? "Miles" : "Kilometers" }
/// }
///
/// private var units: FieldBinding<Bool> {
///     FieldBinding(id: "units") { [weak self] in self?.usesMiles ?? false } set: { [weak self] in self?.usesMiles = $0 }
/// }
/// ```
public struct FieldBinding<Value> {
    /// The id of the field, which is also the id of its row unless the row is given another one.
    public let id: AnyHashable
    let get: @MainActor () -> Value
    let set: @MainActor (Value) -> Void
    let store: (any FieldStore)?

    /// Creates a binding with closures that read and write the value.
    public init(id: some Hashable, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(id: AnyHashable(id), store: nil, get: get, set: set)
    }

    init(
        id: AnyHashable, store: (any FieldStore)?, get: @escaping @MainActor () -> Value,
        set: @escaping @MainActor (Value) -> Void
    ) {
        self.id = id
        self.store = store
        self.get = get
        self.set = set
    }

    /// The current value.
    @MainActor public var value: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// Returns a binding to the same field that converts its value to another type.
    ///
    /// - Parameters:
    ///   - get: Converts the value.
    ///   - set: Converts a new value back. The second argument is the current value.
    @MainActor
    public func mapped<Other>(
        _ get: @escaping @MainActor (Value) -> Other, set: @escaping @MainActor (Other, Value) -> Value
    ) -> FieldBinding<Other> {
        FieldBinding<Other>(
            id: id, store: store, get: { get(self.value) }, set: { self.value = set($0, self.value) })
    }

    /// The validation status of the field, or `nil` if there is nothing to show. Bindings that are not made by a ``Draft`` have
    /// none.
    @MainActor public var status: FieldStatus? { store?.status(for: id) }

    /// Tells the draft that the user has started editing the field. Until ``endEditing()``, an error that is not shown yet is not
    /// shown either.
    @MainActor public func beginEditing() { store?.didBeginEditing(id) }

    /// Tells the draft that the user has left the field, after which an error is shown.
    @MainActor public func endEditing() { store?.didEndEditing(id) }

    /// Sets the value that the user has selected with a control. Unlike in a text field, every value is meant as it is, so that
    /// an error is displayed immediately.
    @MainActor func commit(_ value: Value) {
        self.value = value
        store?.didCommit(id)
    }
}

/// Bindings are equal if they reference the same field.
extension FieldBinding: Equatable {
    /// Returns whether both have the same id.
    public static func == (left: FieldBinding, right: FieldBinding) -> Bool { left.id == right.id }
}

/// The validation status of a field.
public enum FieldStatus: Hashable, Sendable {
    /// An error message, and whether the user is editing the field.
    case error(String, isEdited: Bool)
    /// A running asynchronous check.
    case checking
}

/// An object that stores and validates the values of fields.
@MainActor
protocol FieldStore: AnyObject {
    func status(for field: AnyHashable) -> FieldStatus?
    /// Tells the store that the user has started editing a field.
    func didBeginEditing(_ field: AnyHashable)
    /// Tells the store that the user has left a field.
    func didEndEditing(_ field: AnyHashable)
    /// Tells the store that a control has set the value of a field.
    func didCommit(_ field: AnyHashable)
}
