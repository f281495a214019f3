import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Baselines of adjacent texts", .serialized)
struct TextBaselineTests {
    /// Returns the lowest row with ink in a part of the screen, in pixels.
    private func bottom(of rect: CGRect, on screen: HeadlessScreen, scale: CGFloat) -> Int? {
        let picture = screen.picture
        let (left, right) = (Int(rect.minX * scale), Int(rect.maxX * scale))
        return (Int(rect.minY * scale)..<Int(rect.maxY * scale)).last { y in
            (left..<right).contains { picture.pixel($0, y).red < 190 }
        }
    }

    @Test("the title and the buttons of a navigation bar share a baseline", arguments: [1, 2, 3] as [CGFloat])
    func navigationBar(scale: CGFloat) throws {
        let screen = HeadlessScreen(scale: scale)
        let root = UIViewController()
        root.title = "HHH"
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.title = "HHH"
        let item = UIBarButtonItem(title: "HHH", primaryAction: nil)
        item.tintColor = .black
        controller.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(controller, animated: false)
        navigation.navigationBar.tintColor = .black
        screen.show(navigation)
        screen.settle()
        let labels = screen.views(UILabel.self).filter { $0.text == "HHH" && $0.window != nil }
        #expect(labels.count == 3)
        let bottoms = labels.map { label in
            bottom(of: label.convert(label.bounds, to: nil), on: screen, scale: scale)
        }
        #expect(bottoms.first != .some(nil) && Set(bottoms).count == 1, "\(bottoms)")
    }

    @Test("labels of different heights with the same center share a baseline", arguments: [1, 2, 3] as [CGFloat])
    func heights(scale: CGFloat) {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 100), scale: scale, safeAreaInsets: .zero)
        let root = UIView()
        root.backgroundColor = .white
        for (index, height) in [22, 30, 44, 60].enumerated() {
            let label = UILabel(frame: CGRect(x: index * 60, y: 40 - height / 2, width: 50, height: height))
            label.text = "HH"
            root.addSubview(label)
        }
        screen.show(root)
        screen.settle()
        let bottoms = root.subviews.map { bottom(of: $0.frame, on: screen, scale: scale) }
        #expect(bottoms[0] != nil && Set(bottoms).count == 1, "\(bottoms)")
    }

    @Test("a label and a text field on the same baseline are drawn on it", arguments: [1, 2, 3] as [CGFloat])
    func formRow(scale: CGFloat) {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 100), scale: scale, safeAreaInsets: .zero)
        let label = UILabel()
        label.text = "HH"
        let (field, empty) = (UITextField(), UITextField())
        field.text = "HH"
        empty.attributedPlaceholder = NSAttributedString(string: "HH", attributes: [.foregroundColor: UIColor.black])
        let stack = UIStackView(arrangedSubviews: [label, field, empty])
        stack.alignment = .firstBaseline
        stack.spacing = 8
        stack.frame = CGRect(x: 10, y: 30, width: 300, height: 44)
        let root = UIView()
        root.backgroundColor = .white
        root.addSubview(stack)
        screen.show(root)
        screen.settle()
        let bottoms = [label, field, empty].map { view in
            bottom(of: view.convert(view.bounds, to: root), on: screen, scale: scale)
        }
        #expect(bottoms[0] != nil && Set(bottoms).count == 1, "\(bottoms)")
    }
}
