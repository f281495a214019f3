import Foundation
import Testing
import UIKit

// Initializers like in Xcode's templates and tutorials. The code is the same as for an iPhone.

private class BadgeView: UIView {
    var count = 0 { didSet { setNeedsDisplay() } }
    override init(frame: CGRect) { super.init(frame: frame); commonInit() }
    required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
    private func commonInit() { backgroundColor = .clear; isOpaque = false }
    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(ovalIn: rect).fill()
    }
}
private class RoundButton: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private class DetailViewController: UIViewController {
    let post: Post
    init(post: Post) { self.post = post; super.init(nibName: nil, bundle: nil) }
    init?(coder: NSCoder, post: Post) { self.post = post; super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private class SettingsViewController: UITableViewController {
    init() { super.init(style: .grouped) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(style: UITableView.Style) { super.init(style: style) }
}
private class MyNavigationController: UINavigationController {
    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
private class PaddingLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
}

@Suite("Classes with a required `init(coder:)`", .serialized)
@MainActor
struct TutorialCoderTests {
    @Test("views, buttons and controllers with a required `init(coder:)` are decoded")
    func coders() throws {
        let badge = BadgeView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIView(), requiringSecureCoding: false)
        #expect(!data.isEmpty)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        badge.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let copy = try #require(BadgeView(coder: unarchiver))
        #expect(copy.frame == badge.frame && copy.backgroundColor == .clear && !copy.isOpaque)
        #expect(DetailViewController(coder: unarchiver, post: Post(id: 1, title: "t"))?.post.title == "t")
        #expect(SettingsViewController().tableView.style == .grouped)
        #expect(PaddingLabel().intrinsicContentSize.width >= 16)
        #expect(MyNavigationController(rootViewController: SettingsViewController()).viewControllers.count == 1)
    }
}

private struct Post {
    let id: Int
    let title: String
}
