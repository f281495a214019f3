import Foundation
import TrestleTesting

@testable import UIKit

/// A screen with a control that counts its value changes.
@MainActor
final class ControlFixture<Control: UIControl> {
    let screen: HeadlessScreen
    let control: Control
    private(set) var changes = 0

    /// - Parameter frame: The control's frame. By default it has its fitting size at (20, 100).
    init(_ control: Control, frame: CGRect? = nil, rightToLeft: Bool = false) {
        screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1, safeAreaInsets: .zero)
        self.control = control
        let root = UIView()
        root.backgroundColor = .systemBackground
        control.frame = frame ?? CGRect(origin: CGPoint(x: 20, y: 100), size: control.sizeThatFits(.zero))
        if rightToLeft { control.semanticContentAttribute = .forceRightToLeft }
        control.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
        root.addSubview(control)
        screen.show(root)
    }

    /// Converts a point of the control to screen coordinates.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: control.frame.minX + x, y: control.frame.minY + y)
    }
}
