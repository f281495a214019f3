import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Images of controls", .serialized) @MainActor
final class ControlImageTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1, safeAreaInsets: .zero)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func show(_ control: UIView, frame: CGRect) {
        root.backgroundColor = .white
        control.frame = frame
        root.addSubview(control)
        screen.show(root)
        screen.advanceFrame()
    }

    private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("a button reduces an image that is larger than the button")
    func reducedImage() {
        let button = UIButton(type: .custom)
        button.setImage(image(100, 60), for: .normal)
        show(button, frame: CGRect(x: 10, y: 10, width: 44, height: 40))
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 44, height: 40))
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 6, bottom: 5, right: 6)
        screen.advanceFrame()
        #expect(button.imageView?.frame == CGRect(x: 6, y: 5, width: 32, height: 30))
        // A smaller image keeps its size.
        button.setImage(image(10, 20), for: .normal)
        screen.advanceFrame()
        #expect(button.imageView?.frame == CGRect(x: 17, y: 10, width: 10, height: 20))
        #expect(button.sizeThatFits(.zero) == CGSize(width: 22, height: 30))
    }

    @Test("an image without a title fills a button whose content fills it")
    func filledImage() {
        let button = UIButton(type: .custom)
        button.setImage(image(10, 10), for: .normal)
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        show(button, frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(button.imageView?.frame == button.bounds)
    }

    @Test("a custom button shows a darker image while it is pressed, unless it has one for that state")
    func highlightedImage() {
        let button = UIButton(type: .custom)
        let normal = image(20, 20)
        button.setImage(normal, for: .normal)
        button.isHighlighted = true
        #expect(button.imageView?.image !== normal && button.imageView?.image?.size == normal.size)
        #expect(button.currentImage === normal)
        button.adjustsImageWhenHighlighted = false
        #expect(button.imageView?.image === normal)
        button.adjustsImageWhenHighlighted = true
        let pressed = image(20, 20, .blue)
        button.setImage(pressed, for: .highlighted)
        #expect(button.imageView?.image === pressed)
        button.isHighlighted = false
        #expect(button.imageView?.image === normal)
        button.isEnabled = false
        #expect(button.imageView?.image !== normal)
        button.adjustsImageWhenDisabled = false
        #expect(button.imageView?.image === normal)
    }

    @Test("the shadow of a title has the color of the state, and can be at the other side of a pressed title")
    func titleShadow() {
        let button = UIButton(type: .custom)
        button.setTitle("Shadow", for: .normal)
        button.setTitleShadowColor(.gray, for: .normal)
        button.setTitleShadowColor(.red, for: .highlighted)
        button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
        button.reversesTitleShadowWhenHighlighted = true
        #expect(button.titleLabel?.shadowColor == .gray && button.currentTitleShadowColor == .gray)
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowColor == .red)
        #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: -2))
        button.isHighlighted = false
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
        #expect(button.titleShadowColor(for: .disabled) == .gray)
    }

    @Test("a destructive button with a configuration is red")
    func role() {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Delete"
        button.role = .destructive
        #expect(button.backgroundColor == .systemRed)
        button.configuration = .plain()
        button.configuration?.title = "Delete"
        #expect(button.titleLabel?.textColor == .systemRed)
        button.role = .normal
        #expect(button.titleLabel?.textColor == button.tintColor)
    }

    @Test("a selected button with a configuration has the background of the next stronger style")
    func selection() throws {
        let button = UIButton(configuration: .plain())
        #expect(button.backgroundColor == nil)
        button.isSelected = true
        #expect(button.backgroundColor == button.tintColor.withAlphaComponent(0.18))
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(button.backgroundColor == nil)
        let updated = try #require(button.configuration).updated(for: button)
        #expect(updated.baseForegroundColor == button.tintColor)
    }

    @Test("a configured pop-up button shows an indicator at its trailing edge")
    func indicator() throws {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Size"
        let width = button.sizeThatFits(.zero).width
        button.configuration?.indicator = .popup
        button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .brown }
        #expect(button.sizeThatFits(.zero).width > width + 10)
        show(button, frame: CGRect(x: 20, y: 20, width: 160, height: 40))
        let indicator = try #require(button.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil })
        #expect(indicator.frame.maxX == 148 && indicator.tintColor == .brown)
        button.configuration?.indicator = .automatic
        screen.advanceFrame()
        #expect(indicator.superview == nil && button.sizeThatFits(.zero).width == width)
    }

    @Test("segments show the background image of their state and dividers between them")
    func segmentImages() throws {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        let (normal, selected, divider) = (image(10, 40), image(10, 40, .blue), image(4, 40, .green))
        control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
        control.setDividerImage(
            divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.selectedSegmentIndex = 1
        #expect(control.sizeThatFits(.zero).height == 40)
        show(control, frame: CGRect(x: 0, y: 0, width: 304, height: 40))
        let images = control.subviews.compactMap { $0 as? UIImageView }
        #expect(images.map(\.image) == [normal, selected, normal, divider, divider])
        #expect(images[0].frame == CGRect(x: 0, y: 0, width: 102, height: 40))
        #expect(images[1].frame == CGRect(x: 102, y: 0, width: 100, height: 40))
        #expect(images[3].frame == CGRect(x: 100, y: 0, width: 4, height: 40))
        #expect(control.selectionIndicator.isHidden && control.backgroundColor == nil)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === selected)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: 5), forSegmentType: .left, barMetrics: .default)
        screen.advanceFrame()
        #expect(control.segments[0].adjustment == UIOffset(horizontal: 3, vertical: 5))
        #expect(control.segments[1].adjustment == .zero)
        for state in [UIControl.State.normal, .selected] {
            control.setBackgroundImage(nil, for: state, barMetrics: .default)
        }
        screen.advanceFrame()
        #expect(control.backgroundColor == .tertiarySystemFill && !control.selectionIndicator.isHidden)
    }

    @Test("a stepper shows background and divider images of its buttons' states")
    func stepperImages() {
        let stepper = UIStepper()
        let (normal, disabled, divider) = (image(10, 32), image(10, 32, .gray), image(2, 32, .green))
        stepper.setBackgroundImage(normal, for: .normal)
        stepper.setBackgroundImage(disabled, for: .disabled)
        stepper.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
        show(stepper, frame: CGRect(x: 0, y: 0, width: 94, height: 32))
        let shown = { stepper.subviews.compactMap { ($0 as? UIImageView)?.image } }
        #expect(shown().contains(normal) && shown().contains(disabled) && shown().contains(divider))
        #expect(stepper.backgroundColor == nil)
        stepper.value = 3
        #expect(!shown().contains(disabled))
        #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) === divider)
    }

    @Test("system items of tab bars have titles and images")
    func tabBarItems() {
        for item in 0...11 {
            let system = UITabBarItem.SystemItem(rawValue: item)
            let shown = system.map { UITabBarItem(tabBarSystemItem: $0, tag: item) }
            #expect(shown?.title?.isEmpty == false && shown?.image != nil && shown?.tag == item)
        }
        #expect(TabBarTitle.downloads.text(in: ["xx", "zh-TW"]) == "下載項目")
        #expect(TabBarTitle.history.text(in: ["xx"]) == "History")
    }
}
