import Foundation

/// The operation with which a drag between programs ends.
package enum X11DragAction: Sendable {
    case copy
    case move
}

/// A drag of another program over a window of this process.
package struct X11IncomingDrag: Sendable {
    /// Called on the thread of the connection.
    package typealias Handler = @Sendable (X11IncomingDrag, Event) -> Void

    package enum Event: Sendable {
        /// The pointer is at a point of the window, in pixels. The handler has to call `respond(_:)` afterward, on any
        /// thread.
        case moved(x: Int, y: Int, allowsMove: Bool)
        /// The drag has left the window, or has been canceled.
        case left
        /// The items have been dropped. The handler has to call `finish(_:)` when it has received their data.
        case dropped
    }

    let number: Int
    let inbox: SelectionInbox
    /// The formats of the data: MIME types, or names of the X11 convention.
    package let targets: [String]
    /// The dragged URLs as `text/uri-list`, or `nil` if there are none.
    package let uriList: Data?

    /// Responds to a movement with the operation that a drop would perform, or with `nil` if a drop is not accepted.
    package func respond(_ action: X11DragAction?) {
        inbox.run { [number] in $0.respond(toDrag: number, action) }
    }

    /// Calls the completion handler with the data in a format, or with `nil` if the other program does not provide it or
    /// the drag is over. The completion handler is called on the thread of the connection.
    package func loadData(_ target: String, completion: @escaping @Sendable (Data?) -> Void) {
        guard inbox.run({ [number] in $0.loadData(ofDrag: number, target, completion) }) else { return completion(nil) }
    }

    /// Ends a drop, with `nil` if no data was received.
    package func finish(_ action: X11DragAction?) {
        inbox.run { [number] in $0.finishDrop(ofDrag: number, action) }
    }
}

/// A reaction of another program to a drag of this process.
package enum X11DragFeedback: Sendable, Equatable {
    /// The pointer is above the window in which the drag has begun.
    case overOwnWindow
    /// The pointer is above something else, which performs the operation on a drop, or accepts none (`nil`).
    case overOther(X11DragAction?)
    /// The other program has received the data, or the drag has been canceled (`nil`).
    case ended(X11DragAction?)
}

/// Drags between this process and other programs, by the protocol XDND, version 5.
extension X11Selections {
    /// Receives the drags of other programs over a window. The window must not receive them by itself: another window
    /// of this connection is its proxy.
    package func acceptDrags(in window: UInt32, handler: @escaping X11IncomingDrag.Handler) {
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
    ///   - feedback: Called on the thread of the connection, for each movement and at the end.
    package func beginDrag(
        from window: UInt32, _ offer: X11Offer, feedback: @escaping @Sendable (X11DragFeedback) -> Void
    ) {
        inbox.run { $0.beginDrag(from: window, offer, feedback) }
    }

    /// Moves the drag to a point of its window, in pixels, which may be outside of it.
    package func moveDrag(toX x: Int, y: Int) {
        inbox.run { $0.moveDrag(toX: x, y: y) }
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
