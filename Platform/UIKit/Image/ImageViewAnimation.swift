import Foundation
import QuartzCore

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
    /// The wait for the layer to become visible, during which the images do not change.
    private var wait: VisibilityWait?

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

    /// Runs the animation. An endless one pauses while `layer` or one of its superlayers is hidden.
    func run(in layer: CALayer) {
        guard timer == nil, wait == nil, images.count > 1 || frameLimit != nil else { return }
        if frameLimit == nil, layer.isInHiddenTree {
            wait = VisibilityWait(for: layer) { [weak self, weak layer] in
                self?.wait = nil
                if let layer { self?.run(in: layer) }
            }
            return
        }
        timer = DisplayClock.schedule(after: frameDuration) { [weak self, weak layer] in
            if let layer { self?.advance(in: layer) }
        }
    }

    func pause() {
        timer?.cancel()
        timer = nil
        wait?.cancel()
        wait = nil
    }

    private func advance(in layer: CALayer) {
        timer = nil
        frameIndex += 1
        if let frameLimit, frameIndex >= frameLimit {
            onChange(true)
        } else {
            onChange(false)
            run(in: layer)
        }
    }
}
