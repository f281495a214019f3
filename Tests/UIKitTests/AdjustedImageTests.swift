import ScreenDriver
import Testing

@testable import UIKit

@Suite("Images at text sizes for accessibility", .serialized) @MainActor
struct AdjustedImageTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
        UIColor.systemRed.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("images grow at text sizes for accessibility only, and only where the app says so")
    func sizes() throws {
        let screen = HeadlessScreen()
        let (view, fixed, button) = (UIImageView(image: image), UIImageView(image: image), UIButton())
        button.setImage(image, for: .normal)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        button.adjustsImageSizeForAccessibilityContentSizeCategory = true
        let controller = UIViewController()
        for subview in [view, fixed, button] { controller.view.addSubview(subview) }
        screen.show(controller)
        #expect(view.intrinsicContentSize == image.size && button.sizeThatFits(.zero).width == 20)
        screen.change(to: .extraExtraExtraLarge)
        screen.settle()
        #expect(view.intrinsicContentSize == image.size)
        screen.change(to: .accessibilityExtraLarge)
        screen.settle()
        #expect(view.intrinsicContentSize.width > 35 && view.intrinsicContentSize.height > 17)
        #expect(button.sizeThatFits(.zero).width == view.intrinsicContentSize.width)
        #expect(fixed.intrinsicContentSize == image.size)
        button.adjustsImageSizeForAccessibilityContentSizeCategory = false
        view.adjustsImageSizeForAccessibilityContentSizeCategory = false
        #expect(view.intrinsicContentSize == image.size && button.sizeThatFits(.zero).width == 20)
    }
}
