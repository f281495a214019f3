/// The memory of a bitmap context, in the layout that its creator asked for.
final class BitmapMemory {
    let data: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let layout: BitmapLayout
    let space: CGColorSpace
    let bitmapInfo: CGBitmapInfo
    /// Whether the context draws into the memory, instead of into pixels that are copied to it after each operation.
    let isDrawnDirectly: Bool
    private let ownsData: Bool

    /// - Parameters:
    ///   - data: The memory, or `nil` to allocate it, with all bytes 0.
    ///   - bytesPerRow: The distance of the rows, or 0 for rows without padding if `data` is `nil`.
    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, width <= 32_767, height <= 32_767, let layout = BitmapLayout(space, bitmapInfo)
        else { return nil }
        let needed = width * layout.bytesPerPixel
        let isPacked = data == nil && bytesPerRow == 0
        guard isPacked || (bytesPerRow >= needed && bytesPerRow <= Int(Int32.max)) else { return nil }
        self.bytesPerRow = isPacked ? needed : bytesPerRow
        self.layout = layout
        self.space = space
        self.bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
        ownsData = data == nil
        if let data {
            self.data = data
        } else {
            self.data = .allocate(byteCount: self.bytesPerRow * height, alignment: 16)
            self.data.initializeMemory(as: UInt8.self, repeating: 0, count: self.bytesPerRow * height)
        }
        // Cairo requires whole words.
        isDrawnDirectly =
            layout.isNative && self.bytesPerRow % 4 == 0 && UInt(bitPattern: self.data) % 4 == 0
    }

    deinit {
        if ownsData { data.deallocate() }
    }

    /// Calls `body` with the memory of each pixel and its index in rows without padding.
    private func forEachPixel(width: Int, height: Int, _ body: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
        for y in 0..<height {
            let row = (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width { body(row + x * layout.bytesPerPixel, y * width + x) }
        }
    }

    /// Copies pixels 0xAARRGGBB to the memory.
    func write(_ words: UnsafePointer<UInt32>, width: Int, height: Int) {
        forEachPixel(width: width, height: height) { pixel, index in layout.write(words[index], to: pixel) }
    }

    /// Copies the memory to pixels 0xAARRGGBB.
    func read(into words: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
        forEachPixel(width: width, height: height) { pixel, index in words[index] = layout.word(of: pixel) }
    }
}
