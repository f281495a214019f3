@_implementationOnly import CWayland
package import DataExchange
import Foundation

/// A drag of another program over a window of the app.
struct IncomingWaylandDrag {
    static let uriList = "text/uri-list"

    let number: Int
    let surface: UnsafeMutableRawPointer
    let offer: OpaquePointer
    let targets: [String]
    /// The drag with its URLs, or `nil` until these have been received.
    var drag: DragData?
    var position: (x: Double, y: Double)
    /// The operation of the last response.
    var action: DragAction?

    /// The format by which a drop is accepted.
    var acceptedTarget: String? { targets.contains(Self.uriList) ? Self.uriList : targets.first }
    var allowsMove: Bool { trestle_offer_source_actions(offer) & UInt32(trestle_action_move) != 0 }
}

/// Receiving the drags of other programs.
extension WaylandSelections {
    /// The time within which another program has to provide the dragged URLs, in seconds.
    private static let urlTimeLimit = 0.5

    /// Receives the drags of other programs over a window.
    ///
    /// - Parameter surface: The `wl_surface` of the window.
    package func acceptDrags(in surface: UnsafeMutableRawPointer, handler: @escaping DragData.Handler) {
        dropSites[surface] = handler
    }

    /// Receives no drags any more over a window that is about to be closed.
    package func refuseDrags(in surface: UnsafeMutableRawPointer) {
        if incoming?.surface == surface { leaveDrag() }
        for (number, drop) in drops where drop.surface == surface { end(drop: number) }
        dropSites[surface] = nil
    }

    // MARK: Events

    func dragDidEnter(_ surface: UnsafeMutableRawPointer?, x: Double, y: Double, _ offer: OpaquePointer?) {
        leaveDrag()
        if outgoingDragDidEnter(surface, x: x, y: y, offer) { return }
        guard let offer else { return }
        guard let surface, dropSites[surface] != nil else {
            trestle_offer_accept(offer, nil, 0)
            return trestle_offer_destroy(offer)
        }
        lastIncoming += 1
        let drag = IncomingWaylandDrag(
            number: lastIncoming, surface: surface, offer: offer, targets: Self.targets(of: offer), position: (x, y))
        incoming = drag
        // Until the app knows the drag, a copy is accepted, which it can still refuse.
        respond(drag.allowsMove ? nil : .copy)
        if drag.targets.contains(IncomingWaylandDrag.uriList) {
            readURLs(of: drag)
        } else {
            dragIsReady(drag.number, uriList: nil)
        }
    }

    /// Requests the URLs, because the number of items depends on them.
    private func readURLs(of drag: IncomingWaylandDrag) {
        let file = trestle_offer_receive(drag.offer, IncomingWaylandDrag.uriList)
        guard file >= 0 else { return dragIsReady(drag.number, uriList: nil) }
        let number = drag.number
        WaylandPipe.read(file, timeLimit: Self.urlTimeLimit) { data in
            DispatchQueue.main.async { MainActor.assumeIsolated { self.dragIsReady(number, uriList: data) } }
        }
    }

    private func dragIsReady(_ number: Int, uriList: Data?) {
        func data(of state: IncomingWaylandDrag) -> DragData {
            DragData(targets: state.targets, uriList: uriList) { target, completion in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self.loadData(ofDrag: number, target, completion) }
                }
            } finish: { action in
                DispatchQueue.main.async { MainActor.assumeIsolated { self.finishDrop(ofDrag: number, action) } }
            }
        }
        if let state = incoming, state.number == number {
            incoming?.drag = data(of: state)
            reportPosition()
        } else if let state = drops[number] {
            drops[number]?.drag = data(of: state)
            reportDrop(number)
        }
    }

    func dragDidMove(x: Double, y: Double) {
        if outgoingDragDidMove(x: x, y: y) { return }
        incoming?.position = (x, y)
        reportPosition()
    }

    private func reportPosition() {
        guard let state = incoming, let drag = state.drag, let handler = dropSites[state.surface] else { return }
        let action = handler(
            drag, .moved(x: state.position.x, y: state.position.y, allowsMove: state.allowsMove))
        // The app may have closed the window.
        if incoming?.number == state.number { respond(action) }
    }

    /// Notifies the compositor of the operation of a drop.
    private func respond(_ action: DragAction?) {
        guard let state = incoming, let seat else { return }
        incoming?.action = action
        trestle_offer_accept(state.offer, state.acceptedTarget, action?.number ?? 0)
        trestle_seat_flush(seat)
    }

    func dragDidLeave() {
        if outgoingDragDidLeave() { return }
        leaveDrag()
    }

    private func leaveDrag() {
        guard let state = incoming else { return }
        incoming = nil
        if let drag = state.drag { _ = dropSites[state.surface]?(drag, .left) }
        trestle_offer_destroy(state.offer)
    }

    func dragDidDrop() {
        if outgoingDragDidDrop() { return }
        guard let state = incoming else { return }
        incoming = nil
        drops[state.number] = state
        if state.drag != nil { reportDrop(state.number) }
    }

    private func reportDrop(_ number: Int) {
        guard let state = drops[number], let drag = state.drag else { return }
        guard let handler = dropSites[state.surface] else { return end(drop: number) }
        let move = DragEvent.moved(
            x: state.position.x, y: state.position.y, allowsMove: state.allowsMove)
        guard state.action != nil, handler(drag, move) != nil else {
            _ = handler(drag, .left)
            return end(drop: number)
        }
        _ = handler(drag, .dropped)
    }

    /// Ends a drop. The compositor notifies the other program that it has failed if it has not been finished.
    private func end(drop number: Int) {
        guard let state = drops.removeValue(forKey: number), let seat else { return }
        trestle_offer_destroy(state.offer)
        trestle_seat_flush(seat)
    }

    // MARK: Responses of the app

    private func loadData(ofDrag number: Int, _ target: String, _ completion: @escaping @Sendable (Data?) -> Void) {
        let state = incoming?.number == number ? incoming : drops[number]
        guard let state, state.targets.contains(target) else { return completion(nil) }
        let file = trestle_offer_receive(state.offer, target)
        guard file >= 0 else { return completion(nil) }
        WaylandPipe.read(file, timeLimit: WaylandPipe.timeLimit, completion: completion)
    }

    private func finishDrop(ofDrag number: Int, _ action: DragAction?) {
        guard let state = drops[number] else { return }
        // Compositors end the connection of a program that finishes a drop without an operation.
        if action != nil, state.action != nil, DragAction(trestle_offer_action(state.offer)) != nil {
            trestle_offer_finish(state.offer)
        }
        end(drop: number)
    }
}
