package import Foundation

/// The operation with which a drag between programs ends.
package enum DragAction: Sendable {
    case copy
    case move
}

/// A reaction of the display server or of another program to a drag of this process.
package enum DragFeedback: Sendable, Equatable {
    /// The pointer is above the window in which the drag has begun.
    case overOwnWindow
    /// The pointer is above something else, which performs the operation on a drop, or accepts none (`nil`).
    case overOther(DragAction?)
    /// The other program has received the data, or the drag has been canceled (`nil`).
    case ended(DragAction?)
}

/// The data of a drag of another program, or of another window, over a window of this process.
package struct DragData: Sendable {
    /// A closure that receives the drags over a window. Returns the operation that a drop would perform, or `nil` if it is not
    /// accepted.
    package typealias Handler = @MainActor @Sendable (DragData, DragEvent) -> DragAction?

    /// The formats: MIME types, or names of the X11 convention.
    package var targets: [String]
    /// The dragged URLs as `text/uri-list`, or `nil` if there are none.
    package var uriList: Data?
    /// Calls the completion handler with the data in a format, or with `nil` if the other program does not provide it or the drag
    /// is over. The completion handler may be called on any thread.
    package var load: @Sendable (_ target: String, _ completion: @escaping @Sendable (Data?) -> Void) -> Void
    /// Ends a drop, with `nil` if no data was received. Called once after a drop, on any thread.
    package var finish: @Sendable (DragAction?) -> Void

    package init(
        targets: [String], uriList: Data?,
        load: @escaping @Sendable (_ target: String, _ completion: @escaping @Sendable (Data?) -> Void) -> Void,
        finish: @escaping @Sendable (DragAction?) -> Void
    ) {
        self.targets = targets
        self.uriList = uriList
        self.load = load
        self.finish = finish
    }
}

/// An event of a drag over a window of this process.
package enum DragEvent: Sendable {
    /// The pointer is at a point of the window, in units of the display server.
    case moved(x: Double, y: Double, allowsMove: Bool)
    /// The drag has left the window, or has been canceled.
    case left
    /// The items have been dropped. The receiver has to call `finish` when it has received their data.
    case dropped
}
