package import DataExchange
internal import WaylandSelections

/// The exchange of drags between a window on Wayland and other programs.
@MainActor
final class WaylandDragExchange: HostDragExchange {
    /// The `wl_surface` of the window.
    private let surface: UnsafeMutableRawPointer
    private let selections: WaylandSelections
    private let resolution: () -> HostPictureResolution
    /// The receiver of the reactions to the last drag.
    private var feedback: (@MainActor @Sendable (DragFeedback) -> Void)?

    init(
        surface: UnsafeMutableRawPointer, selections: WaylandSelections,
        resolution: @escaping () -> HostPictureResolution
    ) {
        self.surface = surface
        self.selections = selections
        self.resolution = resolution
    }

    // MARK: Drops

    func acceptDrops(by receiver: any HostDropReceiver) {
        let resolution = resolution
        selections.acceptDrags(in: surface) { [weak receiver] in
            receiver?.receive($1, of: $0, pointsPerUnit: resolution().pointsPerUnit)
        }
    }

    func refuseDrops() { selections.refuseDrags(in: surface) }

    // MARK: Drags

    func beginDrag(_ offer: DataOffer, feedback: @escaping @MainActor @Sendable (DragFeedback) -> Void) {
        self.feedback = feedback
        selections.beginDrag(from: surface, offer, feedback: feedback)
    }

    func moveDrag(to point: CGPoint) {
        // The compositor reports where the drag is.
    }

    func dropDrag() {
        if !selections.dropDrag() { feedback?(.ended(nil)) }
    }

    func cancelDrag() { selections.cancelDrag() }

    var pictureResolution: HostPictureResolution { resolution() }

    func showPicture(_ picture: DragPicture?) { selections.showPicture(picture) }
}

extension HostDropReceiver {
    /// Receives an event of a display server. Returns the operation that a drop would perform, or `nil` if it is not accepted.
    func receive(_ event: DragEvent, of drag: DragData, pointsPerUnit scale: CGFloat) -> DragAction? {
        switch event {
        case .moved(let x, let y, let allowsMove):
            return dropDidMove(
                drag, to: CGPoint(x: CGFloat(x) * scale, y: CGFloat(y) * scale), allowsMove: allowsMove)
        case .left: dropDidLeave()
        case .dropped: dropDidPerform(drag)
        }
        return nil
    }
}
