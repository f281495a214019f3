/// A picture of dragged items, which is displayed at the pointer while that is outside of the window in which the drag has begun.
package struct DragPicture: Sendable, Equatable {
    /// The pixels as 0xAARRGGBB with premultiplied colors, row by row.
    package var pixels: [UInt32]
    /// The width in pixels, a multiple of the scale.
    package var width: Int
    /// The height in pixels, a multiple of the scale.
    package var height: Int
    /// The number of pixels per unit of the display server.
    package var scale: Int
    /// The position of the pointer in the picture, in units of the display server.
    package var hotSpot: HotSpot

    package struct HotSpot: Sendable, Equatable {
        package var x: Int
        package var y: Int

        package init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    package init(pixels: [UInt32], width: Int, height: Int, scale: Int, hotSpot: HotSpot) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.scale = scale
        self.hotSpot = hotSpot
    }
}
