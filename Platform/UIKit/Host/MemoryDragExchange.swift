import Foundation
import Synchronization

/// An exchange of drags in memory, for screens without a desktop. Tests take the part of the other program.
@MainActor
package final class MemoryDragExchange: HostDragExchange {
    private weak var receiver: (any HostDropReceiver)?
    private var drop: HostDrop?
    private var feedback: (@MainActor @Sendable (HostDragFeedback) -> Void)?
    /// The data that the app drags, or `nil` while it drags nothing that other programs can receive.
    package private(set) var offer: HostOffer?
    /// The location of the app's drag on the screen.
    package private(set) var location: CGPoint?
    /// The operation that the other program performs with items that the app drops on it.
    package var acceptedOperation = UIDropOperation.cancel
    /// Called when the app has dropped items on the other program.
    package var didReceiveDrop: ((HostOffer) -> Void)?
    /// The area of the screen that is the app's.
    package var appArea = CGRect.infinite

    package init() {}

    // MARK: The app's side

    package func acceptDrops(by receiver: any HostDropReceiver) { self.receiver = receiver }

    package func refuseDrops() { receiver = nil }

    package func beginDrag(_ offer: HostOffer, feedback: @escaping @MainActor @Sendable (HostDragFeedback) -> Void) {
        self.offer = offer
        self.feedback = feedback
    }

    package func moveDrag(to point: CGPoint) {
        location = point
        respond(appArea.contains(point) ? .aboveApp : .aboveOther(acceptedOperation))
    }

    private func respond(_ response: HostDragFeedback) {
        guard let feedback else { return }
        // As on a desktop, the response arrives later.
        DispatchQueue.main.async { MainActor.assumeIsolated { feedback(response) } }
    }

    package func dropDrag() {
        if acceptedOperation != .cancel, let offer { didReceiveDrop?(offer) }
        respond(.ended(acceptedOperation))
        offer = nil
    }

    package func cancelDrag() {
        respond(.ended(.cancel))
        offer = nil
    }

    // MARK: The other program's side

    /// Moves a drag of the other program to a point of the screen, and returns the operation of a drop.
    package func drag(_ drop: HostDrop, to point: CGPoint, allowsMove: Bool = false) -> UIDropOperation {
        self.drop = drop
        return receiver?.dropDidMove(drop, to: point, allowsMove: allowsMove) ?? .cancel
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
