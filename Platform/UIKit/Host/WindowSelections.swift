@_implementationOnly import CSDL2
internal import DataExchange
internal import WaylandSelections
internal import X11Selections

/// A connection to a display server through which programs exchange data in all formats.
@MainActor
protocol SelectionConnection {
    /// A number that changes whenever another program has offered other data, or has withdrawn its data.
    func changeCount(of kind: SelectionKind) -> Int
    func targets(of kind: SelectionKind) -> [String]
    func data(of kind: SelectionKind, target: String) -> Data?
    func own(_ kind: SelectionKind, _ offer: DataOffer)
    func disown(_ kind: SelectionKind)
}

/// A selection of a display server, with all formats.
@MainActor
final class ServerSelection: HostSelection {
    private let selections: any SelectionConnection
    private let kind: SelectionKind
    /// The offered data, and the change count at that time.
    fileprivate var own: (offer: DataOffer, changeCount: Int)?

    init(_ kind: SelectionKind, of selections: any SelectionConnection) {
        self.selections = selections
        self.kind = kind
    }

    var changeCount: Int { selections.changeCount(of: kind) }

    /// The data that this process offers. It is not requested from the server, which would ask this thread for it.
    fileprivate var ownOffer: DataOffer? { own.flatMap { $0.changeCount == changeCount ? $0.offer : nil } }

    var targets: [String] { ownOffer?.targets ?? selections.targets(of: kind) }

    func data(for target: String) -> Data? {
        if let ownOffer { return ownOffer.data(for: target) }
        return selections.data(of: kind, target: target)
    }

    func offer(_ offer: DataOffer?) {
        guard let offer else {
            own = nil
            return selections.disown(kind)
        }
        selections.own(kind, offer)
        own = (offer, changeCount)
    }
}

extension ServerSelection {
    /// Hands the clipboard over to the desktop's clipboard manager, if there is one and the app owns it.
    func handOver(to selections: X11Selections) {
        guard let ownOffer else { return }
        selections.saveClipboard {
            ownOffer.targets.compactMap { target in ownOffer.data(for: target).map { (target, $0) } }
        }
    }
}

extension X11Selections: SelectionConnection {}
extension WaylandSelections: SelectionConnection {}

// MARK: Other desktops

/// A selection of a desktop without a display server, of which SDL provides the text only.
@MainActor
final class TextSelectionOfDesktop: HostSelection {
    private let kind: SelectionKind
    private var lastText = ""
    private var storedChangeCount = 0

    init(_ kind: SelectionKind) {
        self.kind = kind
    }

    private var text: String {
        let text = kind == .clipboard ? SDL_GetClipboardText() : SDL_GetPrimarySelectionText()
        guard let text else { return "" }
        defer { SDL_free(text) }
        return String(cString: text)
    }

    var changeCount: Int {
        let text = text
        if text != lastText { storedChangeCount += 1 }
        lastText = text
        return storedChangeCount
    }

    var targets: [String] { text.isEmpty ? [] : [DesktopType.utf8Text] }

    func data(for target: String) -> Data? { target == DesktopType.utf8Text ? Data(text.utf8) : nil }

    func offer(_ offer: DataOffer?) {
        let text = offer?.data(for: DesktopType.utf8Text).map { String(decoding: $0, as: UTF8.self) } ?? ""
        if kind == .clipboard { SDL_SetClipboardText(text) } else { SDL_SetPrimarySelectionText(text) }
        lastText = self.text
    }
}
