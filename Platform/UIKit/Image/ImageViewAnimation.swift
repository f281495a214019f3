import Foundation

/// Which of an image view's images is shown when.
@MainActor
final class ImageViewAnimation {
    private let images: [UIImage]
    private let step: TimeInterval
    /// How many images are shown in all; nil for no end.
    private let total: Int?
    private let onChange: (_ isOver: Bool) -> Void
    private var shown = 0
    private var timer: DisplayClock.Timer?

    /// Whether the images are those of one animated `UIImage`.
    let isOfImage: Bool

    /// What an image is shown for where no duration was given, in seconds, as UIKit documents it.
    private static let standardStep: TimeInterval = 1.0 / 30

    init(
        images: [UIImage], duration: TimeInterval, repeatCount: Int, isOfImage: Bool,
        onChange: @escaping (_ isOver: Bool) -> Void
    ) {
        self.images = images
        self.isOfImage = isOfImage
        self.onChange = onChange
        step = duration > 0 ? duration / Double(max(1, images.count)) : Self.standardStep
        total = repeatCount > 0 ? repeatCount * images.count : nil
    }

    var currentImage: UIImage? {
        images.isEmpty ? nil : images[shown % images.count]
    }

    func run() {
        guard timer == nil, images.count > 1 || total != nil else { return }
        timer = DisplayClock.schedule(after: step) { [weak self] in self?.advance() }
    }

    func pause() {
        timer?.cancel()
        timer = nil
    }

    private func advance() {
        timer = nil
        shown += 1
        if let total, shown >= total {
            onChange(true)
        } else {
            onChange(false)
            run()
        }
    }
}
