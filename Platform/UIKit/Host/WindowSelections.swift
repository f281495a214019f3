@_implementationOnly import CSDL2
internal import X11Selections

/// A selection of an X server, with all formats.
@MainActor
final class ServerSelection: HostSelection {
    private let selections: X11Selections
    private let kind: X11Selection
    /// The offered data, and the change count at that time.
    private var own: (offer: HostOffer, changeCount: Int)?

    init(_ kind: HostSelectionKind, of selections: X11Selections) {
        self.selections = selections
        self.kind = kind == .clipboard ? .clipboard : .primary
    }

    var changeCount: Int { selections.changeCount(of: kind) }

    /// The data that this process offers. It is not requested from the server, which would ask this thread for it.
    private var ownOffer: HostOffer? { own.flatMap { $0.changeCount == changeCount ? $0.offer : nil } }

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
        selections.own(kind, X11Offer(offer))
        own = (offer, changeCount)
    }
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

/// A selection of a desktop other than an X server, of which SDL provides the text only.
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
