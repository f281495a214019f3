import UIKit

/// A round image with a person's initials.
enum PersonAvatar {
    /// The image's width and height, in points.
    static let diameter: CGFloat = 36

    private static let colors: [UIColor] = [
        .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemRed, .systemTeal, .systemIndigo, .systemPink,
    ]

    @MainActor
    static func image(for person: Person) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        return UIGraphicsImageRenderer(size: bounds.size).image { _ in
            colors[person.id % colors.count].setFill()
            UIBezierPath(ovalIn: bounds).fill()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 14, weight: .semibold), .foregroundColor: UIColor.white,
            ]
            let initials = NSString(string: person.initials)
            let size = initials.size(withAttributes: attributes)
            let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
            initials.draw(at: origin, withAttributes: attributes)
        }
    }
}
