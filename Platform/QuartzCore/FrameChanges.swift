/// The changes of a frame: first pixels of the screen move, then rectangles are drawn, and planes are displayed in front of them.
@MainActor
package struct FrameChanges {
    /// A movement of the pixels of a rectangle, as far as they remain in it.
    package struct Move {
        package let area: PixelRect
        package let offset: PixelOffset
    }

    /// The rectangles of the screen whose pixels have changed.
    package let rects: [PixelRect]
    /// The movement of pixels, or `nil` without one.
    package let move: Move?
    /// The rectangles that have been drawn. Together with ``move``, they produce ``rects`` from the last frame.
    package let drawn: [PixelRect]
    /// The pictures in front of the screen, from back to front.
    package let planes: [LayerPlane]
    /// Whether the planes differ from those of the last frame.
    let changesPlanes: Bool

    /// Whether the frame looks like the last one.
    package var isEmpty: Bool { rects.isEmpty && !changesPlanes }
}
