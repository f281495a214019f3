@_implementationOnly import CWayland
import Foundation

/// The operation with which a drag between programs ends.
package enum WaylandDragAction: Sendable {
    case copy
    case move

    init?(_ number: UInt32) {
        switch Int(number) {
        case trestle_action_copy: self = .copy
        case trestle_action_move: self = .move
        default: return nil
        }
    }

    /// The number of the operation in the protocol.
    var number: UInt32 {
        switch self {
        case .copy: UInt32(trestle_action_copy)
        case .move: UInt32(trestle_action_move)
        }
    }
}

/// A drag of another program, or of another window, over a window of this process.
package struct WaylandIncomingDrag: Sendable {
    package typealias Handler = @MainActor (WaylandIncomingDrag, Event) -> WaylandDragAction?

    /// An event of a drag. The handler returns the operation that a drop would perform, or `nil` if it is not accepted.
    package enum Event: Sendable {
        /// The pointer is at a point of the window, in units of the compositor.
        case moved(x: Double, y: Double, allowsMove: Bool)
        /// The drag has left the window, or has been canceled.
        case left
        /// The items have been dropped. The handler has to call `finish(_:)` when it has received their data.
        case dropped
    }

    let number: Int
    let selections: WaylandSelections
    /// The formats of the data: MIME types, or names of the X11 convention.
    package let targets: [String]
    /// The dragged URLs as `text/uri-list`, or `nil` if there are none.
    package let uriList: Data?

    /// Calls the completion handler with the data in a format, or with `nil` if the other program does not provide it or
    /// the drag is over. The completion handler may be called on any thread.
    package func loadData(_ target: String, completion: @escaping @Sendable (Data?) -> Void) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { selections.loadData(ofDrag: number, target, completion) }
        }
    }

    /// Ends a drop, with `nil` if no data was received.
    package func finish(_ action: WaylandDragAction?) {
        DispatchQueue.main.async { MainActor.assumeIsolated { selections.finishDrop(ofDrag: number, action) } }
    }
}

/// A reaction of the compositor or of another program to a drag of this process.
package enum WaylandDragFeedback: Sendable, Equatable {
    /// The pointer is above the window in which the drag has begun.
    case overOwnWindow
    /// The pointer is above something else, which performs the operation on a drop, or accepts none (`nil`).
    case overOther(WaylandDragAction?)
    /// The other program has received the data, or the drag has been canceled (`nil`).
    case ended(WaylandDragAction?)
}

/// An event of the mouse that the compositor reports only to drags.
package enum WaylandDragInput: Sendable, Equatable {
    /// The mouse has moved to a point of the window in which the drag has begun.
    case moved(x: Double, y: Double)
    /// The left button has been released over that window or outside of it.
    case released
    /// The compositor has canceled the drag.
    case canceled
    /// The left button has been pressed for the first time after a drag, of which the library that displays the window
    /// does not know that it has been released.
    case pressed(x: Double, y: Double)
}
