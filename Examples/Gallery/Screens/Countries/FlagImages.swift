import UIKit

/// Draws flags, each once.
@MainActor
final class FlagImages {
    /// The size of the emoji, in points.
    private let pointSize: CGFloat = 28
    private var images: [Country.ID: UIImage] = [:]

    nonisolated init() {}

    /// The country's flag as a picture.
    func image(for country: Country) -> UIImage {
        if let image = images[country.id] { return image }
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: pointSize)]
        let flag = NSString(string: country.flag)
        let image = UIGraphicsImageRenderer(size: flag.size(withAttributes: attributes)).image { _ in
            flag.draw(at: .zero, withAttributes: attributes)
        }
        images[country.id] = image
        return image
    }
}
