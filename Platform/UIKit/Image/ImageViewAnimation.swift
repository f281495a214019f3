import Foundation

/// The state of an image view's animation.
@MainActor
final class ImageViewAnimation {
    private let images: [UIImage]
    private let frameDuration: TimeInterval
    /// The total number of steps; `nil` for an endless animation.
    private let frameLimit: Int?
    private let onChange: (_ isFinished: Bool) -> Void
    private var frameIndex = 0
    private var timer: DisplayClock.Timer?

    /// Whether the frames are those of one animated `UIImage`.
    let isAnimatedImage: Bool

    /// UIKit's documented duration of a frame if none is specified, in seconds.
    private static let defaultFrameDuration: TimeInterval = 1.0 / 30

    init(
        images: [UIImage], duration: TimeInterval, repeatCount: Int, isAnimatedImage: Bool,
        onChange: @escaping (_ isFinished: Bool) -> Void
    ) {
        self.images = images
        self.isAnimatedImage = isAnimatedImage
        self.onChange = onChange
        frameDuration = duration > 0 ? duration / Double(max(1, images.count)) : Self.defaultFrameDuration
        frameLimit = repeatCount > 0 ? repeatCount * images.count : nil
    }

    var currentImage: UIImage? {
        images.isEmpty ? nil : images[frameIndex % images.count]
    }

    func run() {
        guard timer == nil, images.count > 1 || frameLimit != nil else { return }
        timer = DisplayClock.schedule(after: frameDuration) { [weak self] in self?.advance() }
    }

    func pause() {
        timer?.cancel()
        timer = nil
    }

    private func advance() {
        timer = nil
        frameIndex += 1
        if let frameLimit, frameIndex >= frameLimit {
            onChange(true)
        } else {
            onChange(false)
            run()
        }
    }
}
