internal import DataExchange

/// A selection of an X server, through which programs exchange data.
enum X11Selection: CaseIterable, Sendable {
    /// The data that the user has copied.
    case clipboard
    /// The text that the user has selected, which a click with the middle mouse button inserts.
    case primary
    /// The items that the user drags.
    case drag

    init(_ kind: SelectionKind) { self = kind == .clipboard ? .clipboard : .primary }

    var name: String {
        switch self {
        case .clipboard: "CLIPBOARD"
        case .primary: "PRIMARY"
        case .drag: "XdndSelection"
        }
    }
}
