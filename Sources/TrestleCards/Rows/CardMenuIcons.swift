import Foundation
import TrestleImages
import UIKit

/// The images of the actions of a menu.
@MainActor
final class CardMenuIcons {
    /// The width and height of an image in points.
    private static let side: CGFloat = 24

    private var images: [URL: UIImage] = [:]
    private var loads: [URL: ImageLoad] = [:]

    /// The image at an address, or `nil` if it is not loaded or not allowed.
    subscript(url: URL) -> UIImage? { images[url] }

    /// Loads images in place of others, and calls `completion` when one of them is loaded.
    func load(
        _ urls: [URL], _ configuration: CardConfiguration, scale: CGFloat, completion: @escaping @MainActor () -> Void
    ) {
        let allowed = Set(urls.compactMap(configuration.allowedImage))
        for (url, load) in loads where !allowed.contains(url) {
            load.cancel()
            loads[url] = nil
        }
        images = images.filter { allowed.contains($0.key) }
        guard let loader = configuration.images else { return }
        for url in allowed where images[url] == nil && loads[url] == nil {
            let request = ImageRequest(url, size: CGSize(width: Self.side, height: Self.side), scale: scale)
            loads[url] = loader.load(request) { [weak self] result in
                guard let self else { return }
                loads[url] = nil
                guard case .success(let image) = result else { return }
                images[url] = Self.icon(image, scale: scale)
                completion()
            }
        }
    }

    /// Returns an image in the middle of a square, which menus display in its own colors.
    private static func icon(_ image: UIImage, scale: CGFloat) -> UIImage {
        guard image.size.width > 0, image.size.height > 0 else { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let ratio = min(side / image.size.width, side / image.size.height)
        let size = CGSize(width: image.size.width * ratio, height: image.size.height * ratio)
        let area = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: area, format: format).image { _ in
            image.draw(
                in: CGRect(
                    x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
        }.withRenderingMode(.alwaysOriginal)
    }
}
