@_implementationOnly import CWayland
internal import DataExchange

/// An event of the mouse, or of a touch, that the compositor reports only to drags.
package enum WaylandDragInput: Sendable, Equatable {
    /// The mouse or the touch has moved to a point of the window in which the drag has begun.
    case moved(x: Double, y: Double)
    /// The left button or the touch has been released over that window or outside of it.
    case released
    /// The compositor has canceled the drag.
    case canceled
    /// The left button has been pressed for the first time after a drag, of which the library that displays the window
    /// does not know that it has been released.
    case pressed(x: Double, y: Double)
}

extension DragAction {
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
