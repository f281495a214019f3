internal import DataExchange

/// The part of a drag that takes place over other programs.
@MainActor
final class OutgoingDrag {
    private let session: DragSession
    private let exchange: any HostDragExchange
    /// Whether the pointer is above another program, as far as known.
    private var isAboveOther = false
    private var isInsideScreen = true
    /// The operation that the other program performs on a drop.
    private(set) var operation = UIDropOperation.cancel
    /// The content of the badge in the displayed picture, or `nil` if none is displayed.
    private var shownBadge: DragBadge.Content?
    private var completion: ((UIDropOperation) -> Void)?
    /// Called when the other program has responded.
    var didChange: () -> Void = {}

    /// Offers the items of a drag, and returns `nil` if other programs may not receive any.
    init?(_ session: DragSession) {
        guard !session.isRestrictedToDraggingApplication, let exchange = session.window?.screen.host?.dragExchange,
            let offer = Self.offer(of: session)
        else { return nil }
        self.session = session
        self.exchange = exchange
        begin(offer)
    }

    private static func offer(of session: DragSession) -> DataOffer? {
        DataOffer(session.items.map { PasteboardItem($0.itemProvider) }, expiration: nil)
    }

    private func begin(_ offer: DataOffer) {
        exchange.beginDrag(offer) { [weak self] in self?.receive($0) }
    }

    /// Whether the items would be dropped on another program, or outside of all windows.
    var isOutside: Bool { isAboveOther || !isInsideScreen }

    /// Notifies other programs of the location of the session.
    func move() {
        guard let window = session.window else { return }
        let point = window.convert(session.point, to: nil as UIWindow?)
        isInsideScreen = window.screen.bounds.contains(point)
        exchange.moveDrag(to: point)
    }

    /// Displays a picture of the items at the pointer while that is outside of the window. The overlay displays them inside.
    func display(_ overlay: DragOverlay) {
        guard isOutside else {
            overlay.isHidden = false
            if shownBadge != nil { exchange.showPicture(nil) }
            shownBadge = nil
            return
        }
        guard shownBadge != overlay.badge.content else { return }
        shownBadge = overlay.badge.content
        overlay.isHidden = false
        exchange.showPicture(overlay.picture(around: session.point, exchange.pictureResolution))
        overlay.isHidden = true
    }

    /// Offers the items again after some have been added.
    func itemsDidChange() {
        guard let offer = Self.offer(of: session) else { return }
        begin(offer)
        move()
    }

    /// Drops the items, and calls the completion handler with the operation that the other program has performed.
    func drop(completion: @escaping (UIDropOperation) -> Void) {
        self.completion = completion
        exchange.showPicture(nil)
        exchange.dropDrag()
    }

    /// Withdraws the items.
    func cancel() {
        didChange = {}
        exchange.showPicture(nil)
        exchange.cancelDrag()
    }

    private func receive(_ feedback: DragFeedback) {
        switch feedback {
        case .overOwnWindow:
            isAboveOther = false
            operation = .cancel
        case .overOther(let action):
            isAboveOther = true
            operation = UIDropOperation(action)
        case .ended(let action):
            let operation = UIDropOperation(action)
            let completion = completion
            self.completion = nil
            completion?(operation == .move && !session.allowsMoveOperation ? .copy : operation)
            return
        }
        didChange()
    }
}

extension UIDropOperation {
    fileprivate init(_ action: DragAction?) {
        self =
            switch action {
            case .copy: .copy
            case .move: .move
            case nil: .cancel
            }
    }
}
