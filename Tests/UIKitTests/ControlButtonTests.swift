import Testing
import TrestleTesting

@testable import UIKit

@Suite("Buttons", .serialized) @MainActor
final class ControlButtonTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        root.backgroundColor = .white
        screen.show(root)
    }

    @Test("a button shows the values of its state, or those of the normal state")
    func states() {
        prepare()
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .highlighted)
        #expect(button.titleLabel?.text == "Go" && button.currentTitleColor == .red)
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor == .blue)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Off" && button.titleLabel?.textColor == .red)
        #expect(button.title(for: .selected) == "Go")
    }

    @Test("a configured button shows the value that was set last, for its state or in the configuration")
    func configuredStates() {
        let signIn = UIButton(type: .system)
        signIn.configuration = .filled()
        signIn.setTitle("Sign In", for: .normal)
        signIn.setTitle("Wait", for: .disabled)
        signIn.setImage(UIImage(systemName: "person"), for: .normal)
        #expect(signIn.titleLabel?.text == "Sign In" && signIn.imageView?.image == UIImage(systemName: "person"))
        #expect(signIn.titleLabel?.textColor == .white)
        signIn.isEnabled = false
        #expect(signIn.titleLabel?.text == "Wait")
        signIn.isEnabled = true
        signIn.configuration?.baseBackgroundColor = .systemRed
        #expect(signIn.titleLabel?.text == "Sign In")
        signIn.configuration?.title = "Log In"
        signIn.configuration?.image = UIImage(systemName: "key")
        #expect(signIn.titleLabel?.text == "Log In" && signIn.imageView?.image == UIImage(systemName: "key"))
        signIn.setAttributedTitle(
            NSAttributedString(string: "Enter", attributes: [.foregroundColor: UIColor.systemYellow]), for: .normal)
        #expect(signIn.titleLabel?.text == "Enter")
        let old = UIButton(type: .system)
        old.setTitle("Before", for: .normal)
        old.configuration = .gray()
        #expect(old.titleLabel?.text == "Before")
        signIn.setTitle(nil, for: .normal)
        signIn.setAttributedTitle(nil, for: .normal)
        #expect(signIn.titleLabel?.text == "Log In")
    }

    @Test("a configuration's background overrides its style, with stroke, insets and corner radius")
    func configuredBackground() throws {
        prepare()
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
        root.addSubview(button)
        screen.advanceFrame()
        #expect(button.backgroundColor == button.tintColor && abs(button.layer.cornerRadius - 5.95) < 0.3)
        button.configuration?.background.cornerRadius = 12
        button.configuration?.background.backgroundColor = .orange
        screen.advanceFrame()
        #expect(button.backgroundColor == .orange && button.layer.cornerRadius == 12)
        button.configuration?.buttonSize = .large
        #expect(button.configuration?.background.cornerRadius == 12)

        button.configuration?.background.strokeWidth = 2
        button.configuration?.background.strokeColor = .red
        button.configuration?.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 4, leading: 10, bottom: 4, trailing: 0)
        screen.advanceFrame()
        let background = try #require(button.subviews.first as? BackgroundConfigurationView)
        #expect(button.backgroundColor == nil && background.subviews[0].backgroundColor == .orange)
        #expect(background.subviews[0].frame == CGRect(x: 10, y: 4, width: 110, height: 36))
        #expect(background.subviews[0].layer.cornerRadius == 12 && background.subviews[1].layer.borderWidth == 2)
        button.configuration?.cornerStyle = .capsule
        button.configuration?.background.backgroundColor = nil
        screen.advanceFrame()
        #expect(background.subviews[0].layer.cornerRadius == 22)
        #expect(background.subviews[0].backgroundColor == button.tintColor)
        // The background view ignores touches, and is removed with the configuration.
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        screen.tap(at: button.center)
        #expect(taps == 1)
        button.configuration = nil
        #expect(background.superview == nil)
    }

    @Test("the button size determines the corner radius of the background unless it is set")
    func backgroundCorners() {
        var configuration = UIButton.Configuration.gray()
        configuration.buttonSize = .large
        #expect(configuration.background.cornerRadius == 8.75)
        configuration.background.cornerRadius = 3
        configuration.buttonSize = .small
        #expect(configuration.background.cornerRadius == 3 && configuration.background.backgroundColor == nil)
    }

    @Test("a tap triggers the primary action once")
    func primaryAction() {
        prepare()
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Tap me") { _ in count += 1 })
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        root.addSubview(button)
        #expect(button.currentTitle == "Tap me" && button.buttonType == .system)
        screen.advanceFrame()
        screen.tap("Tap me")
        #expect(count == 1)
        button.sendActions(for: .touchUpInside)
        #expect(count == 2)
    }

    @Test("a system button has the tint color, and is dimmed while it is highlighted")
    func systemLook() {
        prepare()
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.sizeToFit()
        button.frame.origin = CGPoint(x: 20, y: 20)
        root.addSubview(button)
        root.tintColor = .red
        #expect(button.titleLabel?.textColor == .red)
        screen.touchDown(at: button.center)
        #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 0.001)
        screen.touchUp(at: button.center)
        #expect(button.titleLabel?.alpha == 1)
        screen.advance(by: 0.1)
        let shown = button.titleLabel?.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.3 && shown < 0.9)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }

    @Test("sizes match those of iOS")
    func sizes() {
        prepare()
        let button = UIButton(type: .system)
        button.setTitle("OK", for: .normal)
        #expect(button.intrinsicContentSize.height == 30)
        #expect(button.intrinsicContentSize.width >= 30)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        #expect(button.intrinsicContentSize.height == 38)
        let close = UIButton(type: .close)
        #expect(close.intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(UIButton(type: .detailDisclosure).frame.width > 20)
        button.frame = CGRect(x: 20, y: 30, width: 7, height: 7)
        button.sizeToFit()
        #expect(button.frame == CGRect(origin: CGPoint(x: 20, y: 30), size: button.intrinsicContentSize))
    }

    @Test("a title of one line extends beyond a button that is lower, also with insets")
    func lowButton() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        button.setTitle("Tag", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.layoutIfNeeded()
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect((button.titleLabel?.frame.height ?? 0) >= line.rounded(.down))
        #expect(abs((button.titleLabel?.frame.midY ?? 0) - 5) <= 0.5)
        button.titleEdgeInsets = UIEdgeInsets(top: 3, left: 0, bottom: 3, right: 0)
        button.layoutIfNeeded()
        #expect((button.titleLabel?.frame.height ?? 0) >= line.rounded(.down))
        #expect(abs((button.titleLabel?.frame.midY ?? 0) - 5) <= 0.5)
    }

    @Test("image and title are side by side with the content's alignment")
    func arrangement() throws {
        prepare()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Title", for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.layoutIfNeeded()
        let image = try #require(button.imageView)
        let title = try #require(button.titleLabel)
        #expect(abs(image.frame.maxX - title.frame.minX) <= 0.5)
        #expect(abs((image.frame.minX + title.frame.maxX) / 2 - 100) <= 0.5)
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        #expect(image.frame.minX == 0)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(image.frame.maxX == 200 && title.frame.maxX <= image.frame.minX + 0.5)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
        let before = title.frame.minX
        button.layoutIfNeeded()
        #expect(title.frame.minX == before - 10)
    }

    @Test("edge insets move the title and image, and reduce them only if the button is too small")
    func edgeInsets() throws {
        prepare()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Title", for: .normal)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 8, right: 0)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        let size = title.sizeThatFits(CGSize(width: 200, height: 50))
        #expect(title.frame.size == size)
        #expect(abs(title.frame.midX - 110) <= 0.5 && abs(title.frame.midY - 21) <= 0.5)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        #expect(title.frame.origin == CGPoint(x: 20, y: 0) && title.frame.width == size.width)
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(abs(title.frame.maxX - 200) <= 0.5 && abs(title.frame.maxY - 42) <= 0.5)
        button.contentHorizontalAlignment = .center
        button.frame.size.width = size.width
        button.layoutIfNeeded()
        #expect(title.frame.minX == 20 && title.frame.width == size.width - 20)
        button.setTitle(nil, for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.frame.size.width = 200
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30)
        button.layoutIfNeeded()
        let image = try #require(button.imageView)
        #expect(abs(image.frame.midX - 85) <= 0.5 && image.frame.width == image.image?.size.width)
    }

    @Test("a configuration determines colors, corners and sizes")
    func configuration() throws {
        prepare()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.subtitle = "to the next page"
        configuration.image = UIImage(systemName: "plus")
        configuration.imagePadding = 8
        configuration.cornerStyle = .capsule
        var count = 0
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in count += 1 })
        button.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: button.intrinsicContentSize)
        root.addSubview(button)
        button.layoutIfNeeded()
        #expect(button.layer.cornerRadius == min(button.bounds.width, button.bounds.height) / 2)
        let title = try #require(button.titleLabel)
        let subtitle = try #require(button.subtitleLabel)
        let image = try #require(button.imageView)
        #expect(title.textColor == .white && button.backgroundColor == .systemBlue)
        #expect(subtitle.frame.minY >= title.frame.maxY)
        #expect(abs(title.frame.minX - image.frame.maxX - 8) <= 0.5)
        #expect(abs(image.frame.minX - 12) <= 0.5)
        screen.tap(button)
        #expect(count == 1)
        button.configuration?.imagePlacement = .top
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(title.frame.minY >= image.frame.maxY)
        button.isEnabled = false
        #expect(title.textColor == .tertiaryLabel)
    }

    @Test("parts of an attributed title without a color have the button's title color in each state")
    func attributedTitleColor() {
        prepare()
        let title = NSMutableAttributedString(string: "Buy now")
        title.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
        let button = UIButton(type: .system)
        button.setAttributedTitle(title, for: .normal)
        root.addSubview(button)
        func colors(_ button: UIButton) -> [UIColor?] {
            [0, 5].map {
                button.titleLabel?.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
            }
        }
        #expect(colors(button) == [button.tintColor, .red])
        root.tintColor = .green
        #expect(colors(button) == [.green, .red])
        button.isEnabled = false
        #expect(colors(button) == [.tertiaryLabel, .red])
        button.isEnabled = true
        button.setTitleColor(.purple, for: .normal)
        #expect(colors(button) == [.purple, .red])
        #expect(button.attributedTitle(for: .normal) == title)
        for (configuration, color) in [
            (UIButton.Configuration.plain(), UIColor.green), (.gray(), .green), (.tinted(), .green),
            (.borderless(), .green), (.filled(), .white),
        ] {
            var configuration = configuration
            configuration.attributedTitle = AttributedString(title)
            let configured = UIButton(configuration: configuration)
            root.addSubview(configured)
            #expect(colors(configured) == [color, .red])
            configured.configuration?.baseForegroundColor = .orange
            #expect(colors(configured) == [.orange, .red])
        }
    }

    @Test("the update handler is called when the state changes")
    func updateHandler() {
        prepare()
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        #expect(button.titleLabel?.text == "Off")
        button.isSelected = true
        #expect(button.titleLabel?.text == "On")
    }
}
