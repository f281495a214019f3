package import DataExchange
import Foundation
import Synchronization

/// An exchange of drags in memory, for screens without a desktop. Tests take the part of the other program.
@MainActor
package final class MemoryDragExchange: HostDragExchange {
    private weak var receiver: (any HostDropReceiver)?
    private var drop: DragData?
    private var feedback: (@MainActor @Sendable (DragFeedback) -> Void)?
    /// The data that the app drags, or `nil` while it drags nothing that other programs can receive.
    package private(set) var offer: DataOffer?
    /// The location of the app's drag on the screen.
    package private(set) var location: CGPoint?
    /// The operation that the other program performs with items that the app drops on it, or `nil` if it rejects them.
    package var acceptedAction: DragAction?
    /// The picture of the dragged items outside of the app.
    package private(set) var picture: DragPicture?
    /// Called when the app has dropped items on the other program.
    package var didReceiveDrop: ((DataOffer) -> Void)?
    /// The area of the screen that is the app's.
    package var appArea = CGRect.infinite

    package init() {}

    // MARK: The app's side

    package func acceptDrops(by receiver: any HostDropReceiver) { self.receiver = receiver }

    package func refuseDrops() { receiver = nil }

    package func beginDrag(_ offer: DataOffer, feedback: @escaping @MainActor @Sendable (DragFeedback) -> Void) {
        self.offer = offer
        self.feedback = feedback
    }

    package func moveDrag(to point: CGPoint) {
        location = point
        respond(appArea.contains(point) ? .overOwnWindow : .overOther(acceptedAction))
    }

    private func respond(_ response: DragFeedback) {
        guard let feedback else { return }
        // As on a desktop, the response arrives later.
        DispatchQueue.main.async { MainActor.assumeIsolated { feedback(response) } }
    }

    package func dropDrag() {
        if acceptedAction != nil, let offer { didReceiveDrop?(offer) }
        respond(.ended(acceptedAction))
        offer = nil
    }

    package func cancelDrag() {
        respond(.ended(nil))
        offer = nil
    }

    package let pictureResolution = HostPictureResolution(pointsPerUnit: 1, pixelsPerUnit: 1)

    package func showPicture(_ picture: DragPicture?) { self.picture = picture }

    // MARK: The other program's side

    /// Moves a drag of the other program to a point of the screen, and returns the operation of a drop.
    package func drag(_ drop: DragData, to point: CGPoint, allowsMove: Bool = false) -> DragAction? {
        self.drop = drop
        return receiver?.dropDidMove(drop, to: point, allowsMove: allowsMove)
    }

    /// Moves the drag out of the app, or cancels it.
    package func leave() {
        drop = nil
        receiver?.dropDidLeave()
    }

    /// Drops the items of the other program.
    package func performDrop() {
        guard let drop else { return }
        self.drop = nil
        receiver?.dropDidPerform(drop)
    }
}
