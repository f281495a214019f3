import Foundation

/// The exchange of drags with other programs of the desktop.
@MainActor
package protocol HostDragExchange: AnyObject {
    /// Receives the drags of other programs over the app from then on.
    func acceptDrops(by receiver: any HostDropReceiver)

    /// Receives no drags any more, because the window is about to be closed.
    func refuseDrops()

    /// Begins a drag of the app that other programs can receive, in place of an earlier one.
    func beginDrag(_ offer: HostOffer, feedback: @escaping @MainActor @Sendable (HostDragFeedback) -> Void)

    /// Moves the drag to a point of the screen, which may be outside of it.
    func moveDrag(to point: CGPoint)

    /// Drops the items on the program below the drag.
    func dropDrag()

    /// Cancels the drag.
    func cancelDrag()
}

/// A reaction of other programs to a drag of the app.
package enum HostDragFeedback: Sendable, Equatable {
    /// The drag is above the app.
    case aboveApp
    /// The drag is above another program, or above none, with the operation that a drop performs.
    case aboveOther(UIDropOperation)
    /// The drag has ended with an operation.
    case ended(UIDropOperation)
}

/// An object that receives the drags of other programs over the app.
@MainActor
package protocol HostDropReceiver: AnyObject {
    /// Called when a drag has entered the app or has moved. Returns the operation that a drop would perform.
    func dropDidMove(_ drop: HostDrop, to point: CGPoint, allowsMove: Bool) -> UIDropOperation

    /// Called when the drag has left the app.
    func dropDidLeave()

    /// Called when the items have been dropped.
    func dropDidPerform(_ drop: HostDrop)
}

/// The data of a drag of another program.
package struct HostDrop: Sendable {
    /// The formats: MIME types, or names of the X11 convention.
    package var targets: [String]
    /// The dragged URLs as `text/uri-list`, or `nil` if there are none.
    package var uriList: Data?
    /// Calls the completion handler with the data in a format, on any thread.
    package var load: @Sendable (_ target: String, _ completion: @escaping @Sendable (Data?) -> Void) -> Void
    /// Notifies the other program that the data has been received. Called once after a drop, on any thread.
    package var finish: @Sendable (UIDropOperation) -> Void

    package init(
        targets: [String], uriList: Data?,
        load: @escaping @Sendable (_ target: String, _ completion: @escaping @Sendable (Data?) -> Void) -> Void,
        finish: @escaping @Sendable (UIDropOperation) -> Void
    ) {
        self.targets = targets
        self.uriList = uriList
        self.load = load
        self.finish = finish
    }
}
