import Testing
import TrestleTesting
import UIKit

@Suite("Audit of accessibility", .serialized)
@MainActor
struct AccessibilityAuditTests {
    private let container = UIView()

    private func issues(_ type: AccessibilityAuditType) -> [String] {
        let screen = HeadlessScreen()
        screen.show(container)
        screen.settle()
        let issues = screen.accessibilityIssues(type)
        #expect(issues.allSatisfy { $0.type == type })
        return issues.map(\.description)
    }

    private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        container.addSubview(view)
        return view
    }

    @discardableResult
    private func addLabel(_ text: String, _ frame: CGRect, color: UIColor = .label, size: CGFloat = 15) -> UILabel {
        let label = add(UILabel(), frame)
        label.text = text
        label.textColor = color
        label.font = .systemFont(ofSize: size)
        return label
    }

    // MARK: Names

    @Test("a button with an image needs a label, and one with a title does not")
    func names() {
        let button = add(UIButton(), CGRect(x: 50, y: 100, width: 50, height: 50))
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
        let titled = add(UIButton(), CGRect(x: 150, y: 100, width: 80, height: 50))
        titled.setTitle("Save", for: .normal)
        let found = issues(.sufficientElementDescription)
        #expect(
            found == ["button at (50.0, 100.0, 50.0, 50.0): has no name. Set its accessibilityLabel."], "\(found)")
        button.accessibilityLabel = "Share"
        #expect(issues(.sufficientElementDescription).isEmpty)
    }

    @Test("an editable text view needs a label, and one that is only read does not")
    func textViews() {
        let view = add(UITextView(), CGRect(x: 50, y: 100, width: 200, height: 100))
        view.text = "Once upon a time"
        #expect(issues(.sufficientElementDescription).count == 1)
        view.isEditable = false
        #expect(issues(.sufficientElementDescription).isEmpty)
    }

    // MARK: Detection

    @Test("a view with a tap gesture is found only if it is an element or contains one")
    func tapGestures() {
        let view = add(UIView(), CGRect(x: 50, y: 100, width: 100, height: 100))
        view.addGestureRecognizer(UITapGestureRecognizer())
        #expect(issues(.elementDetection).count == 1)
        view.isAccessibilityElement = true
        #expect(issues(.elementDetection).isEmpty)
        view.isAccessibilityElement = false
        let label = UILabel(frame: view.bounds)
        label.text = "Open"
        view.addSubview(label)
        #expect(issues(.elementDetection).isEmpty)
    }

    @Test("a button in an element is not found, unless the element has an action for it")
    func buttonsInElements() {
        let card = add(UIView(), CGRect(x: 50, y: 100, width: 200, height: 100))
        card.isAccessibilityElement = true
        card.accessibilityLabel = "A card"
        let button = UIButton(primaryAction: UIAction(title: "Like") { _ in })
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
        card.addSubview(button)
        #expect(issues(.elementDetection).count == 1)
        card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Like") { _ in true }]
        #expect(issues(.elementDetection).isEmpty)
    }

    // MARK: Targets

    @Test("a small button is a small target, unless it responds to touches around it")
    func targets() {
        final class WideButton: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -12, dy: -12).contains(point)
            }
        }
        let frame = CGRect(x: 50, y: 100, width: 30, height: 20)
        let button = add(UIButton(), frame)
        button.setTitle("Go", for: .normal)
        #expect(issues(.hitRegion).count == 1)
        button.removeFromSuperview()
        let wide = add(WideButton(), frame)
        wide.setTitle("Go", for: .normal)
        #expect(issues(.hitRegion).isEmpty)
    }

    @Test("controls of the system have the sizes of the system", arguments: [0, 1])
    func systemControls(_ index: Int) {
        let control: UIControl = index == 0 ? UISwitch() : UIButton(type: .detailDisclosure)
        _ = add(control, CGRect(origin: CGPoint(x: 50, y: 100), size: control.sizeThatFits(.zero)))
        #expect(issues(.hitRegion).isEmpty)
    }

    @Test("low rows are small targets if they can be selected")
    func rows() {
        let table = add(UITableView(), CGRect(x: 0, y: 100, width: 390, height: 500))
        let source = RowSource()
        table.dataSource = source
        table.rowHeight = 30
        #expect(issues(.hitRegion).count == 2)
        table.allowsSelection = false
        #expect(issues(.hitRegion).isEmpty)
    }

    private final class RowSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    // MARK: Contrast

    @Test("gray text on white is too faint, and less so if it is large")
    func contrast() {
        // The ratio of #949494 on white is 3.03.
        let gray = UIColor(white: 148 / 255, alpha: 1)
        container.backgroundColor = .white
        addLabel("Small", CGRect(x: 50, y: 100, width: 100, height: 30), color: gray)
        addLabel("Large", CGRect(x: 50, y: 150, width: 100, height: 30), color: gray, size: 18)
        let found = issues(.contrast)
        #expect(found.count == 1)
        #expect(found.first?.contains("“Small”") == true && found.first?.contains("3.0 to 1, less than 4.5") == true)
    }

    @Test("the background of a text is what is drawn behind it, and the opacity of its superviews counts")
    func background() {
        container.backgroundColor = .white
        let box = add(UIView(), CGRect(x: 50, y: 100, width: 200, height: 40))
        box.backgroundColor = .black
        let label = UILabel(frame: box.bounds)
        label.text = "On black"
        label.textColor = .white
        box.addSubview(label)
        #expect(issues(.contrast).isEmpty)
        label.alpha = 0.3
        #expect(issues(.contrast).count == 1)
    }

    @Test("the colors of the system pass, because the user can increase their contrast", arguments: [0, 1])
    func systemColors(_ index: Int) {
        let style: UIUserInterfaceStyle = index == 0 ? .light : .dark
        let screen = HeadlessScreen(style: style)
        container.backgroundColor = .systemGroupedBackground
        let colors: [UIColor] = [
            .label, .secondaryLabel, .tertiaryLabel, .placeholderText, .link, .systemBlue, .systemRed,
            .systemIndigo, .systemPurple,
        ]
        for (index, color) in colors.enumerated() {
            addLabel("Text", CGRect(x: 50, y: 100 + 40 * CGFloat(index), width: 100, height: 30), color: color)
        }
        screen.show(container)
        #expect(screen.accessibilityIssues(.contrast).map(\.description) == [])
    }

    @Test("disabled controls may be faint")
    func disabled() {
        let button = add(UIButton(), CGRect(x: 50, y: 100, width: 100, height: 50))
        button.setTitle("Send", for: .normal)
        button.setTitleColor(UIColor(white: 0.9, alpha: 1), for: .normal)
        container.backgroundColor = .white
        #expect(issues(.contrast).count == 1)
        button.isEnabled = false
        #expect(issues(.contrast).isEmpty)
    }

    // MARK: Large text

    @Test("a label that cannot grow is cut at the largest text size")
    func clipping() {
        let label = addLabel("Several words", CGRect(x: 20, y: 100, width: 150, height: 30))
        label.font = .preferredFont(forTextStyle: .body)
        #expect(issues(.textClipped).isEmpty)
        label.adjustsFontForContentSizeCategory = true
        #expect(issues(.textClipped).count == 1)
        label.numberOfLines = 0
        label.frame.size.height = 300
        #expect(issues(.textClipped).isEmpty)
    }

    @Test("the screen has its settings again after the audit")
    func restoring() {
        let screen = HeadlessScreen(contentSizeCategory: .small)
        screen.show(container)
        let picture = screen.picture
        _ = screen.accessibilityIssues()
        #expect(container.traitCollection.preferredContentSizeCategory == .small)
        #expect(container.traitCollection.accessibilityContrast == .normal)
        #expect(ImageComparison(screen.picture, picture).differingPixels == 0)
    }

    // MARK: Order

    @Test("elements are read in the order of the screen, line by line and column by column")
    func order() {
        let first = addLabel("First", CGRect(x: 20, y: 100, width: 100, height: 30))
        let second = addLabel("Second", CGRect(x: 20, y: 140, width: 100, height: 30))
        let beside = addLabel("Beside", CGRect(x: 200, y: 100, width: 100, height: 30))
        for elements in [[first, second, beside], [first, beside, second]] {
            container.accessibilityElements = elements
            #expect(issues(.readingOrder).isEmpty)
        }
        container.accessibilityElements = [second, first, beside]
        let found = issues(.readingOrder)
        #expect(found.count == 1 && found.first?.contains("is read after “Second”") == true, "\(found)")
    }

    // MARK: Carousels

    @Test("pages of a carousel that are not displayed are audited, and the displayed one remains")
    func carousel() {
        let carousel = add(UIScrollView(), CGRect(x: 0, y: 100, width: 390, height: 200))
        carousel.contentSize = CGSize(width: 1170, height: 200)
        carousel.contentOffset.x = 390
        func addButton(_ title: String, x: CGFloat, _ size: CGFloat) {
            let button = UIButton(frame: CGRect(x: x, y: 50, width: size, height: size))
            button.accessibilityLabel = title
            carousel.addSubview(button)
        }
        addButton("Large", x: 500, 60)
        addButton("Narrow", x: 30, 20)
        // This one is on two pages.
        addButton("Short", x: 770, 20)
        addButton("Last", x: 1100, 60)
        let found = issues(.hitRegion)
        #expect(found.count == 2 && carousel.contentOffset.x == 390, "\(found)")
        #expect(found.contains { $0.hasPrefix("button “Narrow”") } && found.contains { $0.hasPrefix("button “Short”") })
    }
}
