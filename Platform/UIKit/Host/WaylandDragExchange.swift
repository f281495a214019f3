internal import WaylandSelections

/// The exchange of drags between a window on Wayland and other programs.
@MainActor
final class WaylandDragExchange: HostDragExchange {
    /// The `wl_surface` of the window.
    private let surface: UnsafeMutableRawPointer
    private let selections: WaylandSelections
    private let pointsPerUnit: () -> CGFloat
    /// The receiver of the reactions to the last drag.
    private var feedback: (@MainActor @Sendable (HostDragFeedback) -> Void)?

    init(surface: UnsafeMutableRawPointer, selections: WaylandSelections, pointsPerUnit: @escaping () -> CGFloat) {
        self.surface = surface
        self.selections = selections
        self.pointsPerUnit = pointsPerUnit
    }

    // MARK: Drops

    func acceptDrops(by receiver: any HostDropReceiver) {
        let scale = pointsPerUnit
        selections.acceptDrags(in: surface) { [weak receiver] drag, event in
            switch event {
            case .moved(let x, let y, let allowsMove):
                let point = CGPoint(x: CGFloat(x) * scale(), y: CGFloat(y) * scale())
                let operation = receiver?.dropDidMove(HostDrop(drag), to: point, allowsMove: allowsMove)
                return operation.flatMap { WaylandDragAction($0) }
            case .left: receiver?.dropDidLeave()
            case .dropped: receiver?.dropDidPerform(HostDrop(drag))
            }
            return nil
        }
    }

    func refuseDrops() { selections.refuseDrags(in: surface) }

    // MARK: Drags

    func beginDrag(_ offer: HostOffer, feedback: @escaping @MainActor @Sendable (HostDragFeedback) -> Void) {
        self.feedback = feedback
        selections.beginDrag(from: surface, WaylandOffer(offer)) { feedback(HostDragFeedback($0)) }
    }

    func moveDrag(to point: CGPoint) {
        // The compositor reports where the drag is.
    }

    func dropDrag() {
        if !selections.dropDrag() { feedback?(.ended(.cancel)) }
    }

    func cancelDrag() { selections.cancelDrag() }
}

extension HostDrop {
    fileprivate init(_ drag: WaylandIncomingDrag) {
        self.init(targets: drag.targets, uriList: drag.uriList) { target, completion in
            drag.loadData(target, completion: completion)
        } finish: { operation in
            drag.finish(WaylandDragAction(operation))
        }
    }
}

extension HostDragFeedback {
    fileprivate init(_ feedback: WaylandDragFeedback) {
        self =
            switch feedback {
            case .overOwnWindow: .aboveApp
            case .overOther(let action): .aboveOther(UIDropOperation(action))
            case .ended(let action): .ended(UIDropOperation(action))
            }
    }
}

extension UIDropOperation {
    fileprivate init(_ action: WaylandDragAction?) {
        self =
            switch action {
            case .copy: .copy
            case .move: .move
            case nil: .cancel
            }
    }
}

extension WaylandDragAction {
    fileprivate init?(_ operation: UIDropOperation) {
        switch operation {
        case .copy: self = .copy
        case .move: self = .move
        case .cancel, .forbidden: return nil
        }
    }
}
