@_implementationOnly import CSDL2
internal import WaylandSelections
internal import X11Selections

/// A connection to a display server through which programs exchange data in all formats.
@MainActor
protocol SelectionConnection {
    /// A number that changes whenever another program has offered other data, or has withdrawn its data.
    func changeCount(of kind: HostSelectionKind) -> Int
    func targets(of kind: HostSelectionKind) -> [String]
    func data(of kind: HostSelectionKind, target: String) -> Data?
    func own(_ kind: HostSelectionKind, _ offer: HostOffer)
    func disown(_ kind: HostSelectionKind)
}

/// A selection of a display server, with all formats.
@MainActor
final class ServerSelection: HostSelection {
    private let selections: any SelectionConnection
    private let kind: HostSelectionKind
    /// The offered data, and the change count at that time.
    fileprivate var own: (offer: HostOffer, changeCount: Int)?

    init(_ kind: HostSelectionKind, of selections: any SelectionConnection) {
        self.selections = selections
        self.kind = kind
    }

    var changeCount: Int { selections.changeCount(of: kind) }

    /// The data that this process offers. It is not requested from the server, which would ask this thread for it.
    fileprivate var ownOffer: HostOffer? { own.flatMap { $0.changeCount == changeCount ? $0.offer : nil } }

    var targets: [String] { ownOffer?.targets ?? selections.targets(of: kind) }

    func data(for target: String) -> Data? {
        if let ownOffer { return ownOffer.data(for: target) }
        return selections.data(of: kind, target: target)
    }

    func offer(_ offer: HostOffer?) {
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
            // The main actor waits meanwhile, so that it cannot create data any more.
            let data = ownOffer.targets.map { ($0, ownOffer.data(for: $0)) }
            let available = Dictionary(data.compactMap { target, data in data.map { (target, $0) } }) { first, _ in
                first
            }
            return X11Offer(targets: data.map(\.0).filter { available[$0] != nil }) { $1(available[$0]) }
        }
    }
}

// MARK: X11

extension X11Selections: SelectionConnection {
    func changeCount(of kind: HostSelectionKind) -> Int { changeCount(of: X11Selection(kind)) }
    func targets(of kind: HostSelectionKind) -> [String] { targets(of: X11Selection(kind)) }
    func data(of kind: HostSelectionKind, target: String) -> Data? { data(of: X11Selection(kind), target: target) }
    func own(_ kind: HostSelectionKind, _ offer: HostOffer) { own(X11Selection(kind), X11Offer(offer)) }
    func disown(_ kind: HostSelectionKind) { disown(X11Selection(kind)) }
}

extension X11Selection {
    fileprivate init(_ kind: HostSelectionKind) { self = kind == .clipboard ? .clipboard : .primary }
}

extension X11Offer {
    /// Creates an offer whose data is created on the main actor.
    init(_ offer: HostOffer) {
        self.init(targets: offer.targets) { target, completion in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { offer.provide(target) { completion($0) } }
            }
        }
    }
}

// MARK: Wayland

extension WaylandSelections: SelectionConnection {
    func changeCount(of kind: HostSelectionKind) -> Int { changeCount(of: WaylandSelection(kind)) }
    func targets(of kind: HostSelectionKind) -> [String] { targets(of: WaylandSelection(kind)) }
    func data(of kind: HostSelectionKind, target: String) -> Data? { data(of: WaylandSelection(kind), target: target) }
    func own(_ kind: HostSelectionKind, _ offer: HostOffer) { own(WaylandSelection(kind), WaylandOffer(offer)) }
    func disown(_ kind: HostSelectionKind) { disown(WaylandSelection(kind)) }
}

extension WaylandSelection {
    fileprivate init(_ kind: HostSelectionKind) { self = kind == .clipboard ? .clipboard : .primary }
}

extension WaylandOffer {
    init(_ offer: HostOffer) {
        self.init(targets: offer.targets, provider: offer.provide)
    }
}

// MARK: Other desktops

/// A selection of a desktop without a display server, of which SDL provides the text only.
@MainActor
final class TextSelectionOfDesktop: HostSelection {
    private let kind: HostSelectionKind
    private var lastText = ""
    private var storedChangeCount = 0

    init(_ kind: HostSelectionKind) {
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

    func offer(_ offer: HostOffer?) {
        let text = offer?.data(for: DesktopType.utf8Text).map { String(decoding: $0, as: UTF8.self) } ?? ""
        if kind == .clipboard { SDL_SetClipboardText(text) } else { SDL_SetPrimarySelectionText(text) }
        lastText = self.text
    }
}
