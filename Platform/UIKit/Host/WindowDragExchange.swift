internal import X11Selections

/// The exchange of drags between a window of an X server and other programs.
@MainActor
final class WindowDragExchange: HostDragExchange {
    private let window: UInt32
    private let connect: () -> X11Selections?
    /// The connection, which is opened for the first drag, or after the launch of an app that accepts drops.
    private lazy var selections = connect()
    private let pointsPerPixel: () -> CGFloat
    private var acceptsDrops = false
    /// The receiver of the reactions to the last drag.
    private var feedback: (@MainActor @Sendable (HostDragFeedback) -> Void)?

    init(window: UInt32, pointsPerPixel: @escaping () -> CGFloat, connect: @escaping () -> X11Selections?) {
        self.window = window
        self.connect = connect
        self.pointsPerPixel = pointsPerPixel
    }

    // MARK: Drops

    func acceptDrops(by receiver: any HostDropReceiver) {
        acceptsDrops = true
        let scale = pointsPerPixel
        let receive: @MainActor @Sendable (X11IncomingDrag, X11IncomingDrag.Event) -> Void = {
            [weak receiver] drag, event in
            guard let receiver else { return drag.respond(nil) }
            switch event {
            case .moved(let x, let y, let allowsMove):
                let point = CGPoint(x: CGFloat(x) * scale(), y: CGFloat(y) * scale())
                let operation = receiver.dropDidMove(HostDrop(drag), to: point, allowsMove: allowsMove)
                drag.respond(X11DragAction(operation))
            case .left: receiver.dropDidLeave()
            case .dropped: receiver.dropDidPerform(HostDrop(drag))
            }
        }
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                selections?.acceptDrags(in: window) { drag, event in
                    DispatchQueue.main.async { MainActor.assumeIsolated { receive(drag, event) } }
                }
            }
        }
    }

    func refuseDrops() {
        // Without drops, the connection may never have been opened.
        guard acceptsDrops else { return }
        selections?.refuseDrags(in: window)
    }

    // MARK: Drags

    func beginDrag(_ offer: HostOffer, feedback: @escaping @MainActor @Sendable (HostDragFeedback) -> Void) {
        self.feedback = feedback
        selections?.beginDrag(from: window, X11Offer(offer)) { event in
            DispatchQueue.main.async { MainActor.assumeIsolated { feedback(HostDragFeedback(event)) } }
        }
    }

    func moveDrag(to point: CGPoint) {
        func pixels(_ length: CGFloat) -> Int {
            Int(max(-1e5, min(1e5, (length / pointsPerPixel()).rounded(.down))))
        }
        selections?.moveDrag(toX: pixels(point.x), y: pixels(point.y))
    }

    func dropDrag() {
        if selections?.dropDrag() != true { feedback?(.ended(.cancel)) }
    }

    func cancelDrag() { selections?.cancelDrag() }
}

extension HostDrop {
    fileprivate init(_ drag: X11IncomingDrag) {
        self.init(targets: drag.targets, uriList: drag.uriList) { target, completion in
            drag.loadData(target, completion: completion)
        } finish: { operation in
            drag.finish(X11DragAction(operation))
        }
    }
}

extension HostDragFeedback {
    fileprivate init(_ feedback: X11DragFeedback) {
        self =
            switch feedback {
            case .overOwnWindow: .aboveApp
            case .overOther(let action): .aboveOther(UIDropOperation(action))
            case .ended(let action): .ended(UIDropOperation(action))
            }
    }
}

extension UIDropOperation {
    fileprivate init(_ action: X11DragAction?) {
        self =
            switch action {
            case .copy: .copy
            case .move: .move
            case nil: .cancel
            }
    }
}

extension X11DragAction {
    fileprivate init?(_ operation: UIDropOperation) {
        switch operation {
        case .copy: self = .copy
        case .move: self = .move
        case .cancel, .forbidden: return nil
        }
    }
}
