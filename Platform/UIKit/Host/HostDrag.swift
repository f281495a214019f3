package import DataExchange
import Foundation

/// The exchange of drags with other programs of the desktop.
@MainActor
package protocol HostDragExchange: AnyObject {
    /// Receives the drags of other programs over the app from then on.
    func acceptDrops(by receiver: any HostDropReceiver)

    /// Receives no drags any more, because the window is about to be closed.
    func refuseDrops()

    /// Begins a drag of the app that other programs can receive, in place of an earlier one.
    func beginDrag(_ offer: DataOffer, feedback: @escaping @MainActor @Sendable (DragFeedback) -> Void)

    /// Moves the drag to a point of the screen, which may be outside of it.
    func moveDrag(to point: CGPoint)

    /// Drops the items on the program below the drag.
    func dropDrag()

    /// Cancels the drag.
    func cancelDrag()

    /// The resolution of pictures at the pointer.
    var pictureResolution: HostPictureResolution { get }

    /// Displays a picture of the items at the pointer, outside of the window, or none.
    func showPicture(_ picture: DragPicture?)
}

/// The resolution of a picture that the desktop displays.
package struct HostPictureResolution: Sendable, Equatable {
    /// The number of points per unit of the desktop.
    package var pointsPerUnit: CGFloat
    /// The number of pixels per unit of the desktop, which displays pictures only in whole scales.
    package var pixelsPerUnit: Int

    package init(pointsPerUnit: CGFloat, pixelsPerUnit: Int) {
        self.pointsPerUnit = pointsPerUnit
        self.pixelsPerUnit = pixelsPerUnit
    }
}

/// An object that receives the drags of other programs over the app.
@MainActor
package protocol HostDropReceiver: AnyObject {
    /// Called when a drag has entered the app or has moved. Returns the operation that a drop would perform, or
    /// `nil` if it is not accepted.
    func dropDidMove(_ drop: DragData, to point: CGPoint, allowsMove: Bool) -> DragAction?

    /// Called when the drag has left the app.
    func dropDidLeave()

    /// Called when the items have been dropped.
    func dropDidPerform(_ drop: DragData)
}
