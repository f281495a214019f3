/// A value that a row shows and lets people change, wherever it is kept.
///
/// A ``Draft`` makes one for each of its properties, with which rows report what is wrong, and are found when something has to be
/// corrected:
///
/// ```swift
/// TextFieldRow("Name", draft[\.name])
/// ```
///
/// For a value that is kept elsewhere:
///
/// ```swift
/// SwitchRow("Wi-Fi", FieldBinding(id: "wifi") { settings.usesWiFi } set: { settings.usesWiFi = $0 })
/// ```
public struct FieldBinding<Value> {
    /// Which field it is: the row's id, unless the row is given another.
    public let id: AnyHashable
    let get: @MainActor () -> Value
    let set: @MainActor (Value) -> Void
    let host: (any FieldHost)?

    /// A binding to a value that two closures read and write.
    public init(id: some Hashable, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(id: AnyHashable(id), host: nil, get: get, set: set)
    }

    init(
        id: AnyHashable, host: (any FieldHost)?, get: @escaping @MainActor () -> Value,
        set: @escaping @MainActor (Value) -> Void
    ) {
        self.id = id
        self.host = host
        self.get = get
        self.set = set
    }

    /// The value.
    @MainActor public var value: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The same field as a value of another type.
    @MainActor
    public func mapped<Other>(
        _ get: @escaping @MainActor (Value) -> Other, set: @escaping @MainActor (Other, Value) -> Value
    ) -> FieldBinding<Other> {
        FieldBinding<Other>(
            id: id, host: host, get: { get(self.value) }, set: { self.value = set($0, self.value) })
    }

    /// What there is to say about the field.
    @MainActor var note: FieldNote? { host?.note(for: id) }
}

/// What there is to say about a field.
enum FieldNote: Hashable {
    /// What is wrong, and whether a person is just editing the field.
    case fault(String, isEdited: Bool)
    /// It is being found out whether something is.
    case checking
}

/// Who keeps the values of fields, as the rows of these know it.
@MainActor
protocol FieldHost: AnyObject {
    func note(for field: AnyHashable) -> FieldNote?
    /// A person has begun to edit a field.
    func didBeginEditing(_ field: AnyHashable)
    /// A person has left a field.
    func didEndEditing(_ field: AnyHashable)
}
