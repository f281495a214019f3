@_implementationOnly import CWayland
package import DataExchange
import Foundation

/// The exchange of data with other programs of a Wayland compositor: its selections, and drags.
///
/// The connection is that of the library that displays the windows, because a compositor sends data only to the program
/// with the focus. Events arrive on the main thread, when that library dispatches them. A data device that the library
/// itself has must be hidden from it by ``WaylandHandshake``.
@MainActor
package final class WaylandSelections {
    /// Data that this process offers, with the object that represents it in the compositor.
    struct OwnOffer {
        var offer: DataOffer
        /// `nil` before the user has acted, as compositors require.
        var source: OpaquePointer?
    }

    var seat: OpaquePointer?
    private var own: [SelectionKind: OwnOffer] = [:]
    /// The offers of the compositor, also those of this process.
    private var offers: [SelectionKind: OpaquePointer] = [:]
    private var changeCounts: [SelectionKind: Int] = [:]

    /// The windows of the app into which other programs can drag, by their `wl_surface`.
    var dropSites: [UnsafeMutableRawPointer: DragData.Handler] = [:]
    /// The drag of another program over a window of the app.
    var incoming: IncomingWaylandDrag?
    /// The drops of other programs whose data the app receives.
    var drops: [Int: IncomingWaylandDrag] = [:]
    var lastIncoming = 0
    /// The drag of the app that other programs can receive.
    var outgoing: OutgoingWaylandDrag?
    var lastOutgoing = 0
    /// Whether the library that displays the windows does not know that the left button has been released.
    var hasStaleButton = false
    /// Called with the input that the compositor reports only to drags of the app, and with the `wl_surface` of a window.
    /// Returns whether the window exists.
    package var onInput: (@MainActor (_ surface: UnsafeMutableRawPointer, WaylandDragInput) -> Bool)?

    /// Uses a connection to a compositor.
    ///
    /// Returns `nil` if the compositor has no seat, or if it does not exchange data.
    ///
    /// - Parameter display: The `wl_display`. Call ``close()`` before it is closed.
    package init?(display: UnsafeMutableRawPointer) {
        var events = Self.events
        guard let seat = trestle_seat_create(display, &events, Unmanaged.passUnretained(self).toOpaque()) else {
            return nil
        }
        self.seat = seat
    }

    /// Ends the exchange.
    package func close() {
        guard let seat else { return }
        self.seat = nil
        let sources = own.values.compactMap(\.source) + [outgoing?.source].compactMap { $0 }
        for source in sources { trestle_source_destroy(source) }
        let received = drops.values.map(\.offer) + [incoming?.offer, outgoing?.ownOffer].compactMap { $0 }
        for offer in Array(offers.values) + received { trestle_offer_destroy(offer) }
        (own, offers, drops, incoming, outgoing) = ([:], [:], [:], nil, nil)
        trestle_seat_destroy(seat)
    }

    // MARK: Offering data

    /// Offers data in a selection. The compositor learns of it with the next action of the user if there was none yet.
    package func own(_ selection: SelectionKind, _ offer: DataOffer) {
        removeOwn(selection)
        own[selection] = OwnOffer(offer: offer)
        submit(selection)
    }

    /// Withdraws the data that this process offers.
    package func disown(_ selection: SelectionKind) {
        guard let seat, let old = own[selection] else { return }
        if old.source != nil { _ = trestle_seat_set_selection(seat, selection.kind, nil) }
        removeOwn(selection)
    }

    private func removeOwn(_ selection: SelectionKind) {
        guard let old = own.removeValue(forKey: selection), let source = old.source else { return }
        trestle_source_destroy(source)
    }

    /// Notifies the compositor of an offer of which it does not know.
    private func submit(_ selection: SelectionKind) {
        guard let seat, let offer = own[selection], offer.source == nil,
            let source = makeSource(selection.kind, offer.offer.targets, actions: 0)
        else { return }
        if trestle_seat_set_selection(seat, selection.kind, source) {
            own[selection]?.source = source
        } else {
            trestle_source_destroy(source)
        }
    }

    /// Returns an object that represents data in the compositor, or `nil` if that does not support its purpose.
    func makeSource(_ kind: Int32, _ targets: [String], actions: UInt32) -> OpaquePointer? {
        guard let seat else { return nil }
        let texts = targets.map { strdup($0) }
        defer { for text in texts { free(text) } }
        return texts.map { UnsafePointer($0) }.withUnsafeBufferPointer {
            trestle_source_create(seat, kind, $0.baseAddress, Int32($0.count), actions)
        }
    }

    // MARK: Receiving data

    /// Returns a number that changes whenever another program has offered data, or has withdrawn it, as far as the
    /// compositor has notified this process: it does while a window has the focus.
    package func changeCount(of selection: SelectionKind) -> Int { changeCounts[selection] ?? 0 }

    /// Returns the formats in which the data of a selection is available.
    package func targets(of selection: SelectionKind) -> [String] {
        offers[selection].map(Self.targets(of:)) ?? []
    }

    static func targets(of offer: OpaquePointer) -> [String] {
        (0..<trestle_offer_type_count(offer)).compactMap { index in
            trestle_offer_type(offer, index).map { String(cString: $0) }
        }
    }

    /// Returns the data of a selection in a format, or `nil` if its program does not provide it or does not respond.
    ///
    /// This process cannot read what it offers itself, because it would wait for itself.
    package func data(of selection: SelectionKind, target: String) -> Data? {
        guard let offer = offers[selection], own[selection]?.source == nil,
            Self.targets(of: offer).contains(target)
        else { return nil }
        let file = trestle_offer_receive(offer, target)
        guard file >= 0 else { return nil }
        return WaylandPipe.read(file, waitLimit: WaylandPipe.waitLimit)
    }

    // MARK: Events

    private static var events: trestle_seat_events {
        var events = trestle_seat_events()
        events.selection_changed = { context, kind, offer in
            WaylandSelections.with(context) { $0.selectionDidChange(kind, offer) }
        }
        events.source_requested = { context, source, type, file in
            WaylandSelections.with(context) { $0.send(type.map { String(cString: $0) } ?? "", of: source, to: file) }
        }
        events.source_ended = { context, source, action in
            WaylandSelections.with(context) { $0.sourceDidEnd(source, action) }
        }
        events.source_targeted = { context, source, action in
            WaylandSelections.with(context) { $0.dragSourceIsTargeted(source, action) }
        }
        events.source_dropped = { context, source in
            WaylandSelections.with(context) { $0.dragSourceIsDropped(source) }
        }
        events.drag_entered = { context, surface, x, y, offer in
            WaylandSelections.with(context) { $0.dragDidEnter(surface, x: x, y: y, offer) }
        }
        events.drag_moved = { context, x, y in WaylandSelections.with(context) { $0.dragDidMove(x: x, y: y) } }
        events.drag_left = { context in WaylandSelections.with(context) { $0.dragDidLeave() } }
        events.drag_dropped = { context in WaylandSelections.with(context) { $0.dragDidDrop() } }
        events.button_changed = { context, surface, x, y, isPressed in
            WaylandSelections.with(context) { $0.buttonDidChange(surface, x: x, y: y, isPressed: isPressed) }
        }
        events.input_received = { context in WaylandSelections.with(context) { $0.userDidAct() } }
        return events
    }

    /// Calls a closure with the object of a context, on the main thread.
    private static func with(_ context: UnsafeMutableRawPointer?, _ body: @MainActor (WaylandSelections) -> Void) {
        guard let context else { return }
        let object = Unmanaged<WaylandSelections>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { body(object) }
    }

    private func selectionDidChange(_ kind: Int32, _ offer: OpaquePointer?) {
        guard let selection = SelectionKind(kind: kind) else { return }
        if let old = offers[selection] { trestle_offer_destroy(old) }
        offers[selection] = offer
        // The offer is that of this process as long as the compositor has not withdrawn it.
        guard own[selection]?.source == nil else { return }
        // Data of which the compositor does not know yet is newer.
        if own[selection] == nil { changeCounts[selection, default: 0] += 1 }
    }

    private func userDidAct() {
        for selection in SelectionKind.allCases where own[selection]?.source == nil { submit(selection) }
    }

    private func send(_ target: String, of source: OpaquePointer?, to file: Int32) {
        let offer = outgoing?.source == source ? outgoing?.offer : own.values.first { $0.source == source }?.offer
        guard let offer, offer.targets.contains(target) else {
            Glibc.close(file)
            return
        }
        // The event may have arrived while the app handles another one.
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                offer.provide(target) { data in
                    if let data { WaylandPipe.write(data, to: file) } else { Glibc.close(file) }
                }
            }
        }
    }

    private func sourceDidEnd(_ source: OpaquePointer?, _ action: UInt32) {
        if dragSourceDidEnd(source, action) { return }
        guard let selection = own.first(where: { $0.value.source == source })?.key else { return }
        removeOwn(selection)
        if let offer = offers.removeValue(forKey: selection) { trestle_offer_destroy(offer) }
        changeCounts[selection, default: 0] += 1
    }
}

extension SelectionKind {
    init?(kind: Int32) {
        guard let selection = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
        self = selection
    }

    /// The number of the selection in C.
    var kind: Int32 {
        switch self {
        case .clipboard: Int32(trestle_clipboard)
        case .primary: Int32(trestle_primary)
        }
    }
}
