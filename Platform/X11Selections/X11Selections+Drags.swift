package import DataExchange
import Foundation

/// Drags between this process and other programs, by the protocol XDND, version 5. Handlers are called on the main thread.
extension X11Selections {
    /// Receives the drags of other programs over a window. Their points are in pixels. The window must not receive drags by
    /// itself: another window of this connection is its proxy.
    package func acceptDrags(in window: UInt32, handler: @escaping DragData.Handler) {
        inbox.run { $0.acceptDrags(in: window, handler) }
    }

    /// Receives no drags any more over a window that is about to be closed.
    package func refuseDrags(in window: UInt32) {
        inbox.run { $0.refuseDrags(in: window) }
    }

    /// Begins a drag of this process, whose data other programs can receive.
    ///
    /// - Parameters:
    ///   - window: The window in which the drag begins.
    ///   - offer: The data.
    ///   - feedback: Called for each movement and at the end.
    package func beginDrag(
        from window: UInt32, _ offer: DataOffer, feedback: @escaping @MainActor @Sendable (DragFeedback) -> Void
    ) {
        inbox.run { worker in
            worker.beginDrag(from: window, offer) { event in
                DispatchQueue.main.async { MainActor.assumeIsolated { feedback(event) } }
            }
        }
    }

    /// Moves the drag to a point of its window, in pixels, which may be outside of it.
    package func moveDrag(toX x: Int, y: Int) {
        inbox.run { $0.moveDrag(toX: x, y: y) }
    }

    /// Displays a picture at the pointer during the drag, or none.
    package func showPicture(_ picture: DragPicture?) {
        inbox.run { $0.showPicture(picture) }
    }

    /// Drops the dragged items, if the other program accepts them, and cancels the drag otherwise.
    ///
    /// - Returns: False if the connection has been lost, so that no feedback follows.
    package func dropDrag() -> Bool {
        inbox.run { $0.dropDrag() }
    }

    /// Cancels the drag.
    package func cancelDrag() {
        inbox.run { $0.endDrag(nil) }
    }
}
