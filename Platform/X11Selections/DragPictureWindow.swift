@_implementationOnly import CXCB
internal import DataExchange
import Foundation

/// The window that displays a picture of dragged items beside the pointer.
final class DragPictureWindow {
    private let connection: OpaquePointer
    private let window: UInt32
    private let colormap: UInt32
    private let picture: DragPicture
    private static let depth: UInt8 = 32

    /// Displays a picture at a position of the pointer in the coordinates of the root window. Returns `nil` if the server has no
    /// transparent windows.
    init?(_ picture: DragPicture, x: Int16, y: Int16, on connection: OpaquePointer, screen: Int) {
        guard let screenInfo = Self.screen(screen, of: connection),
            let visual = Self.transparentVisual(of: screenInfo),
            picture.width > 0, picture.height > 0, picture.pixels.count == picture.width * picture.height
        else { return nil }
        self.connection = connection
        self.picture = picture
        window = xcb_generate_id(connection)
        colormap = xcb_generate_id(connection)
        let root = screenInfo.pointee.root
        xcb_create_colormap(connection, UInt8(XCB_COLORMAP_ALLOC_NONE.rawValue), colormap, root, visual)
        let mask =
            XCB_CW_BACK_PIXEL.rawValue | XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue
            | XCB_CW_COLORMAP.rawValue
        xcb_create_window(
            connection, Self.depth, window, root, Self.origin(x, picture.hotSpot.x),
            Self.origin(y, picture.hotSpot.y), UInt16(clamping: picture.width), UInt16(clamping: picture.height), 0,
            UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), visual, mask, [0, 0, 1, colormap])
        // The windows below receive the mouse.
        trestle_xfixes_set_shape(connection, window, Int32(trestle_shape_input), nil, 0)
        if !hasCompositor(screen) { cutOut() }
        draw()
        xcb_map_window(connection, window)
    }

    deinit {
        xcb_destroy_window(connection, window)
        xcb_free_colormap(connection, colormap)
    }

    /// Moves the picture with the pointer.
    func move(toX x: Int16, y: Int16) {
        let mask = XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue | XCB_CONFIG_WINDOW_STACK_MODE.rawValue
        let (x, y) = (Self.origin(x, picture.hotSpot.x), Self.origin(y, picture.hotSpot.y))
        xcb_configure_window(
            connection, window, UInt16(mask),
            [UInt32(bitPattern: Int32(x)), UInt32(bitPattern: Int32(y)), XCB_STACK_MODE_ABOVE.rawValue])
    }

    private static func origin(_ pointer: Int16, _ hotSpot: Int) -> Int16 { Int16(clamping: Int(pointer) - hotSpot) }

    // MARK: The server

    private static func screen(_ number: Int, of connection: OpaquePointer) -> UnsafeMutablePointer<xcb_screen_t>? {
        var screens = xcb_setup_roots_iterator(xcb_get_setup(connection))
        for _ in 0..<number where screens.rem > 1 { xcb_screen_next(&screens) }
        return screens.data
    }

    /// Returns a visual with an alpha channel.
    private static func transparentVisual(of screen: UnsafeMutablePointer<xcb_screen_t>) -> UInt32? {
        var depths = xcb_screen_allowed_depths_iterator(screen)
        while depths.rem > 0, let depth = depths.data {
            let visuals = xcb_depth_visuals_iterator(depth)
            if depth.pointee.depth == Self.depth, visuals.rem > 0,
                let visual = (0..<Int(visuals.rem)).map({ visuals.data[$0] }).first(where: {
                    $0._class == UInt8(XCB_VISUAL_CLASS_TRUE_COLOR.rawValue) && $0.red_mask == 0xFF0000
                })
            {
                return visual.visual_id
            }
            xcb_depth_next(&depths)
        }
        return nil
    }

    /// Returns whether transparent windows are displayed as such.
    private func hasCompositor(_ screen: Int) -> Bool {
        let name = "_NET_WM_CM_S\(screen)"
        let atom = xcb_intern_atom_reply(
            connection, xcb_intern_atom(connection, 0, UInt16(clamping: name.utf8.count), name), nil)
        defer { free(atom) }
        guard let atom else { return false }
        let owner = xcb_get_selection_owner_reply(
            connection, xcb_get_selection_owner(connection, atom.pointee.atom), nil)
        defer { free(owner) }
        return owner.map { $0.pointee.owner != XCB_WINDOW_NONE.rawValue } ?? false
    }

    // MARK: Pixels

    /// Limits the window to the parts that are nearly opaque, which excludes shadows.
    private func cutOut() {
        var rects: [xcb_rectangle_t] = []
        for y in 0..<picture.height {
            var start: Int?
            for x in 0...picture.width {
                let isOpaque = x < picture.width && picture.pixels[y * picture.width + x] >> 24 >= 128
                if isOpaque, start == nil { start = x }
                guard !isOpaque, let first = start else { continue }
                let (left, width) = (Int16(clamping: first), UInt16(clamping: x - first))
                rects.append(xcb_rectangle_t(x: left, y: Int16(clamping: y), width: width, height: 1))
                start = nil
            }
        }
        trestle_xfixes_set_shape(connection, window, Int32(trestle_shape_bounding), rects, Int32(clamping: rects.count))
    }

    /// Draws the picture into the background of the window, which the server restores.
    private func draw() {
        let (pixmap, context) = (xcb_generate_id(connection), xcb_generate_id(connection))
        let (width, height) = (UInt16(clamping: picture.width), UInt16(clamping: picture.height))
        xcb_create_pixmap(connection, Self.depth, pixmap, window, width, height)
        xcb_create_gc(connection, context, pixmap, 0, nil)
        let limit = max(1, (Int(xcb_get_maximum_request_length(connection)) * 4 - 64) / (picture.width * 4))
        picture.pixels.withUnsafeBytes { bytes in
            for y in stride(from: 0, to: picture.height, by: limit) {
                let rows = min(limit, picture.height - y)
                let part = bytes[(y * picture.width * 4)..<((y + rows) * picture.width * 4)]
                xcb_put_image(
                    connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), pixmap, context, width,
                    UInt16(clamping: rows), 0, Int16(clamping: y), 0, Self.depth, UInt32(clamping: part.count),
                    UnsafeRawBufferPointer(rebasing: part).bindMemory(to: UInt8.self).baseAddress)
            }
        }
        xcb_change_window_attributes(connection, window, XCB_CW_BACK_PIXMAP.rawValue, [pixmap])
        xcb_free_gc(connection, context)
        xcb_free_pixmap(connection, pixmap)
    }
}
