@_implementationOnly import CWayland
package import DataExchange
import Foundation

/// A drag of the app that other programs can receive.
struct OutgoingWaylandDrag {
    let number: Int
    /// The window in which the drag has begun.
    let surface: UnsafeMutableRawPointer
    let source: OpaquePointer
    /// Whether the mouse drags, and not a touch.
    let isOfMouse: Bool
    var offer: DataOffer
    var feedback: @MainActor @Sendable (DragFeedback) -> Void
    /// The offer of the compositor while the pointer is above the window in which the drag has begun.
    var ownOffer: OpaquePointer?
    /// Whether the pointer has left that window, unless the next event ends the drag.
    var isLeaving = false
    /// The operation that the program below the drag performs on a drop.
    var targetAction: DragAction?
    /// Whether the compositor controls the drag: it has reported a position.
    var hasBegun = false
    /// Whether the button has been released, which the app knows.
    var isReleased = false
    /// Whether the library that displays the window knows that the button has been released: before the compositor knew of
    /// the drag.
    var wasReleasedEarly = false
    /// Whether the app waits for the end.
    var isDropped = false
    /// The operation of another program, after it has received the data or has refused it.
    var result: DragAction??
}

/// Dragging over other programs.
///
/// As soon as a drag begins, the compositor reports the mouse or the touch only to the drag, also above the window in which it has
/// begun. There, its movements become input of the window.
extension WaylandSelections {
    /// The time within which another program has to receive dropped data, in seconds.
    private static let dropTimeLimit = 10.0

    /// Begins a drag of this process, whose data other programs can receive, or replaces the data of the current one.
    ///
    /// - Parameters:
    ///   - surface: The `wl_surface` of the window in which the drag begins, on which the left button is pressed, or which is touched.
    ///   - offer: The data.
    ///   - feedback: Called on changes, and at the end.
    package func beginDrag(
        from surface: UnsafeMutableRawPointer, _ offer: DataOffer,
        feedback: @escaping @MainActor @Sendable (DragFeedback) -> Void
    ) {
        if let current = outgoing, current.surface == surface, !current.isReleased {
            outgoing?.offer = offer
            outgoing?.feedback = feedback
            return
        }
        endDrag(nil)
        // As on iOS, other programs receive copies.
        let kind = Int32(trestle_drag)
        guard let seat, let source = makeSource(kind, offer.targets, actions: UInt32(trestle_action_copy)) else {
            return
        }
        let device = Int(trestle_seat_start_drag(seat, source, surface))
        guard device != trestle_drag_none else { return trestle_source_destroy(source) }
        lastOutgoing += 1
        outgoing = OutgoingWaylandDrag(
            number: lastOutgoing, surface: surface, source: source, isOfMouse: device == trestle_drag_of_mouse,
            offer: offer, feedback: feedback)
    }

    /// Displays a picture at the pointer during the drag, or none.
    package func showPicture(_ picture: DragPicture?) {
        guard outgoing != nil, let seat else { return }
        guard let picture else { return trestle_seat_hide_icon(seat) }
        trestle_seat_show_icon(
            seat, picture.pixels, Int32(clamping: picture.width), Int32(clamping: picture.height),
            Int32(clamping: picture.scale), Int32(clamping: picture.hotSpot.x), Int32(clamping: picture.hotSpot.y))
    }

    /// Drops the dragged items after the button has been released. If no other program accepts them, this cancels the drag.
    ///
    /// - Returns: False if there is no drag, so that no feedback follows.
    package func dropDrag() -> Bool {
        guard let state = outgoing else { return false }
        outgoing?.isDropped = true
        // The compositor has ignored the drag, because the button was released before it knew of that.
        guard state.hasBegun, state.isReleased else {
            endDrag(nil)
            return true
        }
        if let result = state.result {
            endDrag(result)
            return true
        }
        let number = state.number
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.dropTimeLimit) { [weak self] in
            MainActor.assumeIsolated {
                if self?.outgoing?.number == number { self?.endDrag(nil) }
            }
        }
        return true
    }

    /// Cancels the drag.
    package func cancelDrag() {
        outgoing?.isDropped = false
        endDrag(nil)
    }

    /// Ends the drag, and withdraws its data.
    private func endDrag(_ action: DragAction?) {
        guard let state = outgoing, let seat else { return }
        outgoing = nil
        if let offer = state.ownOffer { trestle_offer_destroy(offer) }
        trestle_source_destroy(state.source)
        trestle_seat_remove_icon(seat)
        trestle_seat_flush(seat)
        if state.isDropped { deliver { state.feedback(.ended(action)) } }
    }

    /// Calls the app later, in the order of the events. They arrive while the library that displays the window waits.
    private func deliver(_ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }

    private func deliver(_ feedback: DragFeedback) {
        guard let state = outgoing else { return }
        deliver { state.feedback(feedback) }
    }

    private func deliver(_ input: WaylandDragInput) {
        guard let surface = outgoing?.surface else { return }
        deliver { [weak self] in _ = self?.onInput?(surface, input) }
    }

    /// Notifies the app that the button has been released, of which the library that displays the window does not know.
    private func release(_ input: WaylandDragInput) {
        guard let state = outgoing, !state.isReleased else { return }
        outgoing?.isReleased = true
        if state.isOfMouse { hasStaleButton = true }
        deliver(input)
    }

    // MARK: Events of the mouse

    /// Returns whether a surface is the one in which the drag has begun.
    func outgoingDragDidEnter(
        _ surface: UnsafeMutableRawPointer?, x: Double, y: Double, _ offer: OpaquePointer?
    ) -> Bool {
        guard let state = outgoing, let seat else { return false }
        outgoing?.hasBegun = true
        guard surface == state.surface, let offer else {
            finishLeaving()
            return false
        }
        if let old = state.ownOffer { trestle_offer_destroy(old) }
        outgoing?.ownOffer = offer
        outgoing?.isLeaving = false
        // The app decides when the button has been released.
        trestle_offer_accept(offer, state.offer.targets.first, UInt32(trestle_action_copy))
        trestle_seat_flush(seat)
        deliver(.overOwnWindow)
        deliver(.moved(x: x, y: y))
        return true
    }

    func outgoingDragDidMove(x: Double, y: Double) -> Bool {
        guard let state = outgoing, state.ownOffer != nil, !state.isReleased else { return false }
        deliver(.moved(x: x, y: y))
        return true
    }

    func outgoingDragDidLeave() -> Bool {
        guard let state = outgoing, state.ownOffer != nil || state.isReleased else { return false }
        // A drop is followed by an event that the drag has left.
        guard !state.isReleased else { return incoming == nil }
        outgoing?.isLeaving = true
        outgoing?.targetAction = nil
        // If the button is released over a window of which the compositor does not know that it accepts the drop, the drag
        // leaves that before it ends.
        let number = state.number
        deliver { [weak self] in
            if self?.outgoing?.number == number { self?.finishLeaving() }
        }
        return true
    }

    /// Notifies the app that the drag has left the window in which it has begun.
    private func finishLeaving() {
        guard let state = outgoing, state.isLeaving, !state.isReleased else { return }
        if let offer = state.ownOffer { trestle_offer_destroy(offer) }
        outgoing?.ownOffer = nil
        outgoing?.isLeaving = false
        deliver(.overOther(state.targetAction))
    }

    func outgoingDragDidDrop() -> Bool {
        guard let state = outgoing, let offer = state.ownOffer, !state.isLeaving else { return false }
        if DragAction(trestle_offer_action(offer)) != nil { trestle_offer_finish(offer) }
        trestle_offer_destroy(offer)
        outgoing?.ownOffer = nil
        release(.released)
        return true
    }

    func buttonDidChange(_ surface: UnsafeMutableRawPointer?, x: Double, y: Double, isPressed: Bool) {
        if !isPressed { outgoing?.wasReleasedEarly = true }
        guard isPressed, hasStaleButton, let surface, onInput?(surface, .pressed(x: x, y: y)) == true else { return }
        hasStaleButton = false
    }

    // MARK: Events of the data

    func dragSourceIsTargeted(_ source: OpaquePointer?, _ action: UInt32) {
        guard let state = outgoing, state.source == source, !state.isReleased else { return }
        outgoing?.targetAction = DragAction(action)
        if state.ownOffer == nil { deliver(.overOther(DragAction(action))) }
    }

    func dragSourceIsDropped(_ source: OpaquePointer?) {
        guard outgoing?.source == source else { return }
        outgoing?.hasBegun = true
        finishLeaving()
        release(.released)
    }

    /// Returns whether the user has canceled a drag that the compositor has ended over the window in which it has begun.
    ///
    /// A compositor also cancels a drag if the button is released before it knows that the window accepts a drop.
    private func isCanceled(_ state: OutgoingWaylandDrag) -> Bool {
        state.ownOffer.map { DragAction(trestle_offer_action($0)) != nil } ?? false
    }

    /// Returns whether the source is that of the drag.
    func dragSourceDidEnd(_ source: OpaquePointer?, _ action: UInt32) -> Bool {
        guard let state = outgoing, state.source == source else { return false }
        if !state.wasReleasedEarly { release(isCanceled(state) ? .canceled : .released) }
        // Some compositors also cancel a source that has been finished.
        if state.result == nil { outgoing?.result = .some(DragAction(action)) }
        if state.isDropped { endDrag(DragAction(action)) }
        return true
    }
}
